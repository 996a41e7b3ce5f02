import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadWriter } from './load-writer.mjs';
import { step } from './project.mjs';

/**
 * Everything the robots write without a model about each text of a folder, every Japanese sentence with what it says,
 * so that a person can read it for truth: `npm run robots:read -- TEXTS OUT` writes OUT/NAME.md for TEXTS/NAME.txt.
 */
const [texts, out] = process.argv.slice(2);
if (!texts || !out) {
  console.error('Uso: npm run robots:read -- PASTA_DOS_TEXTOS PASTA_DAS_LEITURAS');
  process.exit(1);
}

const done = await step(`Lendo ${texts}`, async () => {
  const { readingOf } = await loadWriter(`export { readingOf } from '#tests/writer/reading/robots-reading.ts';`);
  mkdirSync(out, { recursive: true });
  const files = readdirSync(texts).filter((name) => name.endsWith('.txt'));
  for (const file of files.sort()) {
    const name = basename(file, '.txt');
    writeFileSync(join(out, `${name}.md`), readingOf(name, readFileSync(join(texts, file), 'utf8')));
  }
});
if (!done) process.exit(1);
