import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { capture, tool } from './run-step.mjs';

/** Longest first. */
const projects = [
  'tests/tsconfig.json',
  'tsconfig.web.json',
  'tsconfig.server.json',
  'tsconfig.shared.json',
  'tsconfig.worker.json',
];

/** Checks all types and runs the given further checks: as many processes at a time as there are cores. */
export async function checkTypes(furtherChecks = []) {
  const routes = await runNode([tool('@tanstack', 'router-cli', 'bin', 'tsr.cjs'), 'generate']);
  // One checker per project: several checkers would repeat much of each other's work.
  const checks = projects.map((project) => [tool('typescript', 'bin', 'tsc'), '-p', project, '--checkers', '1']);
  const results = await runInTurns([...furtherChecks, ...checks]);
  const failed = [routes, ...results].filter(({ code }) => code !== 0);
  return { code: failed[0]?.code ?? 0, output: failed.map(({ output }) => output).join('\n'), results };
}

async function runInTurns(programs) {
  const waiting = [...programs.entries()];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, args] = next;
      results[place] = await runNode(args);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

function runNode(args) {
  return capture(process.execPath, args);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { code, output } = await checkTypes();
  if (code !== 0) console.error(output.trimEnd());
  process.exit(code === 0 ? 0 : 1);
}
