import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const HOME = resolve('.cache/debian');

/** How to start a program: a command and its leading arguments. */
export type Program = { command: string; args: string[]; libraries: string };

/**
 * A real program from Debian's packages, in its own folder with its libraries: nothing is installed, no privileges are
 * needed, and the machine's own release does not matter. Undefined without apt.
 */
export async function provideProgram(
  path: string,
  packages: string,
  { suite = 'trixie', libraryFolder = '' } = {},
): Promise<Program | undefined> {
  const root = join(HOME, suite, packages.split(' ')[0] ?? '');
  if (!existsSync(root)) {
    if (!existsSync('/usr/bin/apt-get') || !existsSync(KEYRING)) return undefined;
    await fetchPackages(root, ['libc6', ...packages.split(' ')], suite);
  }
  const libraries = join(root, 'usr/lib', (await find(join(root, 'usr/lib'), /-linux-gnu\w*$/)) ?? '');
  const loader = join(libraries, (await find(libraries, /^ld-linux/)) ?? '');
  const searched = [libraries, join(libraries, libraryFolder)].join(':');
  return { command: loader, args: ['--library-path', searched, join(root, path)], libraries };
}

const find = async (folder: string, name: RegExp) => (await readdir(folder)).find((entry) => name.test(entry));

async function fetchPackages(root: string, packages: readonly string[], suite: string): Promise<void> {
  await mkdir(join(HOME, suite), { recursive: true });
  const draft = await mkdtemp(join(HOME, 'new-'));
  try {
    await mkdir(join(draft, 'lists/partial'), { recursive: true });
    await mkdir(join(draft, 'cache/archives/partial'), { recursive: true });
    await writeFile(join(draft, 'status'), '');
    const sources = join(draft, 'sources.list');
    await writeFile(sources, `deb [signed-by=${KEYRING}] http://deb.debian.org/debian ${suite} main\n`);
    const settings = {
      'Dir::Etc::sourcelist': sources,
      'Dir::Etc::sourceparts': '-',
      'Dir::State::lists': join(draft, 'lists'),
      'Dir::State::status': join(draft, 'status'),
      'Dir::Cache': join(draft, 'cache'),
      'Debug::NoLocking': '1',
      ...(process.getuid?.() === 0 && { 'APT::Sandbox::User': 'root' }),
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    await run('apt-get', [...options, '-q', 'update'], { cwd: draft });
    await run('apt-get', [...options, '-q', 'download', ...packages], { cwd: draft });
    for (const file of (await readdir(draft)).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg', ['-x', join(draft, file), join(draft, 'root')]);
    }
    await rename(join(draft, 'root'), root);
  } catch (error) {
    // Another test file may have created it first; its copy is as good.
    if (!existsSync(root)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
