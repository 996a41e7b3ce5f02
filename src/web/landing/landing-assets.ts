export type LandingAssets = {
  stylesheet: string;
  /** Font files to load at once. */
  fonts: readonly string[];
  /** Fetches the following once the page is there and the browser is idle. */
  script: string;
  /** Scripts and styles of /login. */
  nextScripts: readonly string[];
  nextStyles: readonly string[];
};
