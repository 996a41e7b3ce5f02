import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Font configuration for the test browser on Linux: only Open Sans, which comes with the packaged Chromium. So no test
 * depends on installed fonts, and Chromium, which exits without any font, runs everywhere.
 */
export function unpackTestFonts(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const home = resolve('node_modules', '.cache', 'test-fonts');
  const list = join(home, 'fonts.conf');
  if (existsSync(list)) return list;
  mkdirSync(dirname(home), { recursive: true });
  const draft = mkdtempSync(`${home}.new-`);
  const archive = readFileSync(join('node_modules', '@sparticuz', 'chromium', 'bin', 'fonts.tar.br'));
  execFileSync('tar', ['-x', '-C', draft], { input: brotliDecompressSync(archive) });
  const places = `<dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'cache')}</cachedir>`;
  writeFileSync(join(draft, 'fonts.conf'), `<?xml version="1.0"?>\n<fontconfig>${places}</fontconfig>\n`);
  rmSync(home, { recursive: true, force: true });
  renameSync(draft, home);
  return list;
}
