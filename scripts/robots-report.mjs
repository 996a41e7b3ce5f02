import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, step } from './project.mjs';

/** Runs the corpus of product descriptions through every offline robot and writes the report into the repository. */
const entry = `
  import { CORPUS } from '#tests/writer/corpus/corpus.ts';
  import { makeRobotsReport } from '#tests/writer/corpus/corpus-report.ts';
  import { runCorpus } from '#tests/writer/corpus/run-corpus.ts';
  export const report = makeRobotsReport(runCorpus(CORPUS));
`;

const done = await step('Escrevendo docs/robots-report.md', async () => {
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'silent',
  });
  stop();
  const { report } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/robots-report.md'), report);
});
if (!done) process.exit(1);
