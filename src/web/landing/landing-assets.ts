export type LandingAssets = {
  stylesheet: string;
  /** Font files to load at once. */
  fonts: readonly string[];
  /** Scripts and styles of /login, fetched when the browser is idle. */
  nextScripts: readonly string[];
  nextStyles: readonly string[];
};
