export type LandingAssets = {
  stylesheet: string;
  /** Font files to preload. */
  fonts: readonly string[];
  /** Prefetches `nextScripts` and `nextStyles` after the page has loaded. */
  script: string;
  /** Scripts and styles of /login. */
  nextScripts: readonly string[];
  nextStyles: readonly string[];
};
