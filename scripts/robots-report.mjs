import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadWriter } from './load-writer.mjs';
import { root, run, step, tool } from './project.mjs';

/** Runs the corpus of product descriptions through every offline robot and writes the report into the repository. */
const entry = `
  import { CORPUS } from '#tests/writer/corpus/corpus.ts';
  import { makeRobotsReport } from '#tests/writer/corpus/corpus-report.ts';
  import { runCorpus } from '#tests/writer/corpus/run-corpus.ts';
  export const report = makeRobotsReport(runCorpus(CORPUS));
`;

const done = await step('Escrevendo docs/robots-report.md', async () => {
  const { report } = await loadWriter(entry);
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/robots-report.md'), report);
});
const kept =
  done &&
  (await step('Atualizando os textos palavra por palavra', () =>
    run(process.execPath, [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--project',
      'pure',
      'tests/writer/corpus/written.test.ts',
      '--update',
    ]),
  ));
if (!kept) process.exit(1);
