import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from './start-error.ts';

const DEFAULT_ENV_FILE = '.env';
const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/;

export type EnvFile = {
  path: string;
  values: Record<string, string | undefined>;
  /** Numbers of the lines that are not valid in this format. */
  unreadable: number[];
};

export function readEnvFile(path = DEFAULT_ENV_FILE): EnvFile {
  if (path === '') return { path, values: {}, unreadable: [] };
  try {
    const { text, unreadable } = keepAssignments(readFileSync(path, 'utf8').split(/\r?\n/));
    return { path, values: parseEnv(text), unreadable };
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isAbsent && path === DEFAULT_ENV_FILE) return { path, values: {}, unreadable: [] };
    throw new StartError(`Não foi possível ler o arquivo de variáveis ${path}. Confira ENV_FILE e as permissões.`);
  }
}

/** Without this Node reads a line without assignment as the start of the next name, and loses that variable too. */
function keepAssignments(lines: readonly string[]): { text: string; unreadable: number[] } {
  const kept: string[] = [];
  const unreadable: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const value = ASSIGNMENT.exec(line)?.[1];
    if (value === undefined) {
      if (!/^\s*(#|$)/.test(line)) unreadable.push(index + 1);
      continue;
    }
    const last = lastLineOf(value, lines, index);
    kept.push(...lines.slice(index, last + 1));
    index = last;
  }
  return { text: kept.join('\n'), unreadable };
}

/** A quoted value may span several lines. */
function lastLineOf(value: string, lines: readonly string[], index: number): number {
  const [quote = ''] = value;
  if (!/["'`]/.test(quote) || value.includes(quote, 1)) return index;
  const end = lines.findIndex((line, at) => at > index && line.includes(quote));
  return end < 0 ? index : end;
}

/** Describes lines without effect. Values are omitted, because some are secrets. */
export function explainIgnored(
  { path, values, unreadable }: EnvFile,
  given: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  const names = Object.keys(values);
  const unused = names.filter((name) => !known.includes(name));
  const overruled = names.filter((name) => given[name] !== undefined && given[name] !== values[name]);
  return [
    ...(unreadable.length > 0
      ? [`O arquivo ${path} tem linhas que não dizem NOME=valor e não foram lidas: ${unreadable.join(', ')}.`]
      : []),
    ...(unused.length > 0 ? [`O arquivo ${path} define variáveis que ninguém lê: ${unused.join(', ')}.`] : []),
    ...(overruled.length > 0
      ? [`O ambiente já define, com outro valor, o que o arquivo ${path} diz de: ${overruled.join(', ')}.`]
      : []),
  ];
}
