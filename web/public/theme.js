/* The theme is set before the first paint. */
{
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("guilda.settings") ?? "{}").theme ?? theme;
  } catch {
    /* a browser that keeps nothing follows the system */
  }
  if (theme === "system") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
}
