import { renderToStaticMarkup } from 'react-dom/server';
import type { Manifest } from 'vite';
import type { LandingAssets } from '#web/landing/landing-assets.ts';
import { LandingPage } from '#web/landing/landing-page.tsx';

const landingStyles = 'src/web/landing/landing.css';
const appShell = 'app.html';
const loginRoute = /routes\/login\.tsx/;
const preloadedFont = /(?:funnel-display|hanken-grotesk).*\.woff2$/;

export const developmentAssets: LandingAssets = {
  stylesheet: `/${landingStyles}`,
  fonts: [],
  nextScripts: [],
  nextStyles: [],
};

/** Addresses of what the landing page needs and of what the next click will need, from the build's manifest. */
export function builtAssets(manifest: Manifest): LandingAssets {
  const landing = manifest[landingStyles];
  if (!landing) throw new Error(`${landingStyles} is missing from the manifest`);
  const next = withStaticImports(manifest, [appShell, ...Object.keys(manifest).filter((key) => loginRoute.test(key))]);
  const address = (file: string) => `/${file}`;
  return {
    stylesheet: address(landing.file),
    fonts: (landing.assets ?? []).filter((file) => preloadedFont.test(file)).map(address),
    nextScripts: next.map((key) => address(manifest[key]?.file ?? '')).filter((file) => file.endsWith('.js')),
    nextStyles: [...new Set(next.flatMap((key) => manifest[key]?.css ?? []))].map(address),
  };
}

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
