import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`O Dropar precisa do Node.js 20.19 ou mais novo; este é o ${process.versions.node}.`);
  process.exit(1);
}

/** Prints a step, runs it, prints its duration, and returns whether it succeeded. */
export async function step(title, work) {
  const start = performance.now();
  process.stdout.write(`${title} … `);
  try {
    await work();
    console.log(seconds(start));
    return true;
  } catch (error) {
    console.log(`falhou em ${seconds(start)}`);
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

export function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Runs a command without showing its output; a failure has that output as its message. */
export async function run(command, args, options = {}) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Error(output.trim() || `${command} ${args.join(' ')}: ${code}`);
  return output;
}

export function capture(command, args, { env, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32' && command === 'npm',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput?.(text);
      });
    }
    let interrupted = false;
    const forward = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    process.once('SIGINT', forward).once('SIGTERM', forward);
    child.once('error', reject).once('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      if (interrupted) process.exit(130);
      resolve({ code: code ?? signal, output });
    });
  });
}

/** Path of the script of an installed command, to run with this Node. */
export function tool(...path) {
  const file = join(root, 'node_modules', ...path);
  if (!existsSync(file)) throw new Error(`missing ${file}`);
  return file;
}
