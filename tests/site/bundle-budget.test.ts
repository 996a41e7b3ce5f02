import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, readBuiltSite } from './built-site.ts';

const kilobyte = 1000;
const appShell = 'app.html';
const application = 'src/web/main.tsx';

let site: BuiltSite;

beforeAll(() => {
  site = readBuiltSite();
});

const routesNamed = (name: string) => site.routeKeys.filter((key) => key.startsWith(`src/web/routes/${name}.tsx`));

test('the landing page ships less than 10 kB of script', () => {
  const scripts = [...site.landingHtml.matchAll(/<script[^>]*src="\/([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(site.gzipBytes(scripts)).toBeLessThan(10 * kilobyte);
});

test('no page has an inline script, which the content security policy would refuse', () => {
  expect(site.landingHtml).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(site.landingHtml).not.toMatch(/\son[a-z]+=/);
});

test('the landing page preloads everything that /login loads first', () => {
  const prefetched = [...site.landingHtml.matchAll(/ data-next-\w+="([^"]+)"/g)].flatMap(([, list]) =>
    list?.split(' '),
  );
  for (const file of site.scriptsOf([appShell, application, ...routesNamed('login')]))
    expect(prefetched).toContain(`/${file}`);
  for (const href of prefetched) expect(site.exists(href ?? '')).toBe(true);
});

// Browsers keep one list of what any :has() may change: a nameless element in it is every element, at every change.
test('next to :has() every element of a selector has a name', () => {
  const has = String.raw`:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
  const nameless = new RegExp(
    String.raw`(?:^|[\s,{}>+~])${has}[^,{}]*|${has}[^\s,{}>+~]*\s*[\s>+~]\s*[:*][^,{}]*`,
    'g',
  );
  expect(':has(+ .a) > b, .a:has(> b) > :first-child, .a:has(b) .c, .a>:not(:has(b))'.match(nameless)).toHaveLength(2);
  expect(site.shellStyles.match(nameless)).toBeNull();
});

test('no two files import each other, because one would run before what it needs is there', () => {
  const fileOf = (key: string) => [...site.scriptsOf([key])][0] ?? '';
  const inCycles = site.chunkKeys.filter((key) => site.scriptsOf(site.directImports(key)).has(fileOf(key)));
  expect(inCycles).toEqual([]);
});

/**
 * Scripts needed before the first render. Usual cause of growth: importing a component that only opens on a click
 * (`use-lazy-component.ts`).
 */
const firstLoads = [
  // Usual cause here: a route file whose path or guard code imports a contract, which then ends up in the main file.
  ['/login', ['login'], 123],
  ['/dashboard', ['_app', '_app/dashboard'], 157],
  ['/tasks', ['_app', '_app/tasks'], 169],
  ['/snippets', ['_app', '_app/snippets/index'], 149],
  ['/robos/copy', ['_app', '_app/robos/copy'], 163],
  ['/produtos', ['_app', '_app/produtos/index'], 162],
] as const;

test.each(firstLoads)('the first load of %s (%j) stays under %i kB of script', (_path, routes, budget) => {
  const chunks = routes.flatMap(routesNamed);
  expect(chunks, 'the page has a chunk of its own').toHaveLength(routes.length);
  const scripts = [...site.scriptsOf([appShell, application, ...chunks])];
  const breakdown = scripts.map((file) => `${file} ${site.gzipBytes([file])}`).join(', ');
  expect(site.gzipBytes(scripts), breakdown).toBeLessThan(budget * kilobyte);
});

test('the service worker precaches what a signed-in visit needs, under 680 kB, and nothing for visitors or editors', () => {
  const files = site.precached.filter((url) => url.startsWith('/assets/'));
  for (const route of ['_app', '_app/dashboard', '_app/tasks', '_app/calculator', '_app/produtos/index']) {
    for (const file of site.scriptsOf([appShell, ...routesNamed(route)])) expect(files).toContain(`/${file}`);
  }
  for (const url of files) expect(site.exists(url), url).toBe(true);
  expect(site.gzipBytes(files)).toBeLessThan(680 * kilobyte);
  expect(site.precached.filter((url) => /admin|login|landing|resgatar|^\/$/.test(url))).toEqual([]);
  expect(site.precached).toContain('/produtos/:productId');
});

test('every signed-in page has a static skeleton before its code runs, without personal data', () => {
  const drawn = Object.entries(site.pageShells).filter(([, { skeleton }]) => skeleton);
  const waiting = Object.entries(site.pageShells).filter(([, { body, skeleton }]) => body && !skeleton);
  expect(waiting.map(([pattern]) => pattern)).toEqual(['/profile']);
  expect(drawn.length).toBeGreaterThan(20);
  for (const [pattern, { skeleton = '' }] of drawn) {
    expect(skeleton, pattern).toMatch(
      /<main id="conteudo".*<h1|<main id="conteudo".*aria-busy|<main id="conteudo".*skeleton/s,
    );
    expect(skeleton, pattern).not.toMatch(/1970|undefined|\[object/);
    for (const [, address = ''] of skeleton.matchAll(/src="([^"]+)"/g))
      expect(site.exists(address), address).toBe(true);
  }
});

test('no route loads the code of another route', () => {
  const routes = new Set(site.routeKeys);
  const crossings = site.routeKeys.flatMap((route) =>
    site
      .directImports(route)
      .filter((imported) => routes.has(imported))
      .map((imported) => `${route} imports ${imported}`),
  );
  expect(crossings).toEqual([]);
});

test('the application shell contains no page', () => {
  const shell = site.scriptsOf([appShell, application]);
  const pages = site.routeKeys.filter((route) => site.scriptsOf([route]).size > 0);
  const inShell = pages.filter((route) => [...site.scriptsOf([route])].every((file) => shell.has(file)));
  expect(inShell).toEqual([]);
});

test('the style layers are first declared in order, so that components override the base', () => {
  const layers = [...site.shellStyles.matchAll(/@layer ([\w-]+)/g)].map(([, name]) => name);
  const order = [...new Set(layers)].filter((name) => name !== 'properties');
  expect(order).toEqual(['theme', 'base', 'components', 'utilities']);
});
