import { renderToStaticMarkup } from 'react-dom/server';
import type { Manifest } from 'vite';
import { type SitePattern, sitePatterns } from '#domain/site-paths.ts';
import type { LandingAssets } from '#web/landing/landing-assets.ts';
import { LandingPage } from '#web/landing/landing-page.tsx';

const landingStyles = 'src/web/landing/landing.css';
const appShell = 'app.html';
const fetchAhead = 'src/web/landing/fetch-ahead.ts';
const signedInLayout = '_app';
const preloadedFont = /(?:funnel-display|hanken-grotesk).*\.woff2$/;

export const developmentAssets: LandingAssets = {
  stylesheet: `/${landingStyles}`,
  fonts: [],
  script: `/${fetchAhead}`,
  nextScripts: [],
  nextStyles: [],
};

/** Addresses of what the landing page needs and of what the next click will need, from the build's manifest. */
export function builtAssets(manifest: Manifest): LandingAssets {
  const landing = manifest[landingStyles];
  if (!landing) throw new Error(`${landingStyles} is missing from the manifest`);
  const next = withStaticImports(manifest, [appShell, ...routeKeys(manifest, 'login')]);
  return {
    stylesheet: address(landing.file),
    fonts: (landing.assets ?? []).filter((file) => preloadedFont.test(file)).map(address),
    script: address(manifest[fetchAhead]?.file ?? ''),
    nextScripts: scriptsOf(manifest, next),
    nextStyles: stylesOf(manifest, next),
  };
}

/** What a page adds to the head of the application shell: the files that it will ask for once the shell runs. */
export function renderPageHeads(manifest: Manifest): Partial<Record<SitePattern, string>> {
  const shell = new Set(withStaticImports(manifest, [appShell]));
  const heads = sitePatterns
    .filter((pattern) => pattern !== '/')
    .map((pattern) => {
      const keys = withStaticImports(manifest, routesOf(manifest, pattern)).filter((key) => !shell.has(key));
      const links = [
        ...stylesOf(manifest, keys).map((href) => <link key={href} rel="preload" href={href} as="style" />),
        ...scriptsOf(manifest, keys).map((href) => <link key={href} rel="modulepreload" href={href} crossOrigin="" />),
      ];
      return [pattern, renderToStaticMarkup(links)];
    });
  return Object.fromEntries(heads);
}

/** The chunks of a page: its own, and that of the frame around it if it has one. */
function routesOf(manifest: Manifest, pattern: SitePattern): string[] {
  const file = Object.keys(manifest)
    .map((key) => /^src\/web\/routes\/(.*)\.tsx\?/.exec(key)?.[1] ?? '')
    .find((name) => name !== signedInLayout && addressOf(name) === pattern);
  if (!file) throw new Error(`no page in src/web/routes for ${pattern}`);
  const names = file.startsWith(`${signedInLayout}/`) ? [signedInLayout, file] : [file];
  return names.flatMap((name) => routeKeys(manifest, name));
}

/** `_app/academy/$moduleId.index` is /academy/:moduleId, `r.{-$slug}` is /r/:slug. */
const addressOf = (routeFile: string): string =>
  `/${routeFile
    .replace(`${signedInLayout}/`, '')
    .replace(/[/.]index$/, '')
    .replaceAll('.', '/')
    .replace(/\{-(\$\w+)\}/g, '$1')
    .replaceAll('$', ':')}`;

const routeKeys = (manifest: Manifest, name: string) =>
  Object.keys(manifest).filter((key) => key.startsWith(`src/web/routes/${name}.tsx?`));

const address = (file: string) => `/${file}`;

const scriptsOf = (manifest: Manifest, keys: readonly string[]): string[] =>
  keys.map((key) => address(manifest[key]?.file ?? '')).filter((file) => file.endsWith('.js'));

const stylesOf = (manifest: Manifest, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => manifest[key]?.css ?? []).map(address)),
];

function withStaticImports(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return [...seen];
}

export const renderLandingPage = (assets: LandingAssets): string =>
  `<!doctype html>${renderToStaticMarkup(<LandingPage assets={assets} />)}`;
