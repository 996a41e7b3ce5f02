import { root } from './project.mjs';

/** The exports of a TypeScript module of the project, loaded without a build of their own. */
export async function loadWriter(contents) {
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'silent',
  });
  stop();
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
