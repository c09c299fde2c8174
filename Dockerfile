# Build the compiled package with its page, then copy it into a small image that runs as an unprivileged user.

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /guilda
COPY pyproject.toml setup.py README.md LICENSE MANIFEST.in CHANGELOG.md ./
COPY tools tools
COPY web web
COPY src src
# Node, which builds the page, comes as a Python package and stays in this stage.
RUN python -m venv /opt/guilda && /opt/guilda/bin/pip install --no-cache-dir '.[server]'

FROM python:3.13-slim
COPY --from=build /opt/guilda /opt/guilda
RUN useradd --system --create-home --home-dir /data guilda
USER guilda
ENV PATH=/opt/guilda/bin:$PATH XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=3s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
ENTRYPOINT ["guilda"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
