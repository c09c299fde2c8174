# The page, the compiled package, then a small image that runs as nobody in particular.

FROM node:22-slim AS page
WORKDIR /guilda/web
COPY web/package.json web/package-lock.json web/.npmrc* ./
RUN npm ci
COPY web ./
RUN mkdir -p ../src/guilda/server && npm run build

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /guilda
COPY pyproject.toml setup.py README.md LICENSE MANIFEST.in CHANGELOG.md ./
COPY tools/build_page.py tools/
COPY src src
COPY --from=page /guilda/src/guilda/server/static src/guilda/server/static
RUN python -m venv /opt/guilda && /opt/guilda/bin/pip install --no-cache-dir '.[server]'

FROM python:3.12-slim
COPY --from=build /opt/guilda /opt/guilda
RUN useradd --system --create-home --home-dir /data guilda
USER guilda
ENV PATH=/opt/guilda/bin:$PATH XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=3s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
ENTRYPOINT ["guilda"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
