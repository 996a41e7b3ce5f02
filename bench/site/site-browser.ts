import { randomUUID } from 'node:crypto';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findFreePort, makeTemporaryFolder, runProgram, startBuiltServer } from '#tests/support/built-server.ts';
import { CHROMIUM_ARGS, findChromium } from '#tests/support/chromium.ts';
import { blockedThreadTime } from './thread-time.ts';

const ATTEMPTS = 4;
const TASKS = 12;
const ACCOUNT = { email: 'bench@example.com', password: 'uma-senha-boa-1', data: { name: 'Marina Tanaka' } };

export type Audit = { report: Result; blockedThreadMs: number };

export type SiteBrowser = Awaited<ReturnType<typeof openSite>>;

/** The built server with demonstration content, and a Chromium that Lighthouse can control. */
export async function openSite() {
  const folder = await makeTemporaryFolder();
  const profile = await makeTemporaryFolder();
  const server = await startBuiltServer({
    DATA_DIR: folder.path,
    SEED: 'demo',
    EXCHANGE_RATE_URL: 'http://127.0.0.1:9/', // nothing listens there: no real service is called
  });
  const { executablePath, env } = await findChromium();
  const port = await findFreePort();
  const browser = await chromium.launchPersistentContext(profile.path, {
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  return {
    url: server.url,
    browser,
    signIn: () => signIn(browser, server.url, folder.path),
    /** Of a path of the site, or of another address. */
    audit: (path: string) => audit(new URL(path, server.url).href, port),
    async close() {
      await browser.close();
      await server.stop();
      await Promise.all([folder.remove(), profile.remove()]);
    },
  };
}

/** Lighthouse defaults: a slow phone on slow 4G. Clears the cache but not the stored session. */
async function audit(url: string, port: number): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    if (!reply) throw new Error(`Lighthouse has no result for ${url}`);
    const { runtimeError, finalDisplayedUrl } = reply.lhr;
    if (!runtimeError && finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    if (!runtimeError) return { report: reply.lhr, blockedThreadMs: blockedThreadTime(reply) };
    // Lighthouse sometimes misses the start of the navigation in the trace and asks to run again.
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  }
}

/** A Premium account with some tasks; its session is stored as the sign-in page would store it. */
async function signIn(browser: BrowserContext, url: string, dataDir: string): Promise<void> {
  const session: { access_token: string } = await post(`${url}/auth/v1/signup`, ACCOUNT, { apikey: 'bench' });
  const { code, stderr } = await runProgram('user', ['set-type', ACCOUNT.email, 'premium'], { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(`The account did not become Premium: ${stderr}`);
  const headers = { authorization: `Bearer ${session.access_token}` };
  await fetch(`${url}/api/board`, { headers });
  for (let index = 0; index < TASKS; index += 1) {
    const columnId = index % 2 ? 'coluna2' : 'coluna1';
    await post(`${url}/api/tasks`, { id: randomUUID(), title: `Conferir o anúncio ${index + 1}`, columnId }, headers);
  }
  const page = await browser.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('sb-127-auth-token', text), JSON.stringify(session));
  await page.close();
}

async function post<T>(url: string, body: object, headers: Record<string, string>): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
