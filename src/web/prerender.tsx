import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Manifest } from 'vite';
import { getProfile } from '#contract/account/profile.ts';
import type { PageShell } from '#domain/site/page-shell.ts';
import { type SitePattern, sitePatterns } from '#domain/site/site-paths.ts';
import { LoadingScreen } from '#web/components/ui/states/loading-screen.tsx';
import { type LandingAssets, LandingPage } from '#web/landing/landing-page.tsx';
import { pageData } from './first-requests.ts';

const landingStyles = 'src/web/landing/landing.css';
const appShell = 'app.html';
/** Imported by `start.ts`, the entry point of the shell. */
const application = 'src/web/main.tsx';
/** Needed to submit the sign-in form. */
const authClient = 'src/web/lib/session/auth-client.ts';
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

/** Addresses of the files of the landing page and of the sign-in page (the next click), from the build's manifest. */
export function builtAssets(manifest: Manifest): LandingAssets {
  const landing = manifest[landingStyles];
  if (!landing) throw new Error(`${landingStyles} is missing from the manifest`);
  const next = withStaticImports(manifest, [appShell, application, authClient, ...routeKeys(manifest, 'login')]);
  return {
    stylesheet: address(landing.file),
    fonts: (landing.assets ?? []).filter((file) => preloadedFont.test(file)).map(address),
    script: address(manifest[fetchAhead]?.file ?? ''),
    nextScripts: scriptsOf(manifest, next),
    nextStyles: stylesOf(manifest, next),
  };
}

/**
 * What each page adds to the application shell. Head: preloads of the page's files and data, so that the browser can
 * fetch them before any script runs. Body: the skeleton or loading screen shown until then.
 */
export function renderPageShells(
  manifest: Manifest,
  skeletons: Partial<Record<SitePattern, string>>,
): Partial<Record<SitePattern, PageShell>> {
  const shell = new Set(withStaticImports(manifest, [appShell]));
  const pages = sitePatterns
    .filter((pattern) => pattern !== '/')
    .map((pattern): [SitePattern, PageShell] => {
      const file = routeFileOf(manifest, pattern);
      // The application comes last, so that the modules of the page have run before it starts.
      const keys = withStaticImports(manifest, [...routesOf(manifest, file), application]).filter(
        (key) => !shell.has(key),
      );
      const head = [
        isSignedIn(file) && <meta key="addresses" name="prefetch-data" content={firstAddresses(pattern)} />,
        ...stylesOf(manifest, keys).map((href) => <link key={href} rel="stylesheet" href={href} crossOrigin="" />),
        ...(skeletons[pattern]
          ? [<meta key="scripts" name="page-scripts" content={scriptsOf(manifest, keys).join(' ')} />]
          : scriptsOf(manifest, keys).map((href) => (
              <link key={href} rel="modulepreload" href={href} crossOrigin="" />
            ))),
      ];
      const body = isSignedIn(file) && !isAdminOnly(file) ? renderToStaticMarkup(createElement(LoadingScreen)) : '';
      const skeleton = skeletons[pattern] && `<div id="page-skeleton" inert>${skeletons[pattern]}</div>`;
      return [pattern, { head: renderToStaticMarkup(head), body, ...(skeleton && { skeleton }) }];
    });
  return Object.fromEntries(pages);
}

function firstAddresses(pattern: SitePattern): string {
  return [getProfile, pageData[pattern]].flatMap((endpoint) => endpoint?.path ?? []).join(' ');
}

/** Pages whose shell the service worker may cache: it is the same for every signed-in person. */
export const offlinePatterns = (manifest: Manifest): SitePattern[] =>
  sitePatterns.filter((pattern) => {
    const file = pattern === '/' ? '' : routeFileOf(manifest, pattern);
    return isSignedIn(file) && !isAdminOnly(file);
  });

const isSignedIn = (routeFile: string): boolean => routeFile.startsWith(`${signedInLayout}/`);
/** These pages show nothing before the guard has checked the person. */
const isAdminOnly = (routeFile: string): boolean => routeFile.startsWith(`${signedInLayout}/admin/`);

function routeFileOf(manifest: Manifest, pattern: SitePattern): string {
  const file = Object.keys(manifest)
    .map((key) => /^src\/web\/routes\/(.*)\.tsx\?/.exec(key)?.[1] ?? '')
    .find((name) => name !== signedInLayout && addressOf(name) === pattern);
  if (!file) throw new Error(`no page in src/web/routes for ${pattern}`);
  return file;
}

/** The chunks of a page: its own and, for signed-in pages, that of the shared layout. */
function routesOf(manifest: Manifest, file: string): string[] {
  const names = isSignedIn(file) ? [signedInLayout, file] : [file];
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

/** Dependencies come before the chunks that import them. */
function withStaticImports(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    return [...(manifest[key]?.imports ?? []).flatMap(visit), key];
  };
  return keys.flatMap(visit);
}

export const renderLandingPage = (assets: LandingAssets): string =>
  `<!doctype html>${renderToStaticMarkup(<LandingPage assets={assets} />)}`;
