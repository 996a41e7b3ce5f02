import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from './start-error.ts';

export type Environment = Record<string, string | undefined>;

/** A misspelled name stops the start, because its setting would silently keep the default; `warn` gets the rest. */
export function readEnvironment(
  given: Environment,
  known: readonly string[],
  warn: (sentence: string) => void,
): Environment {
  const file = readEnvFile(given.ENV_FILE);
  const env = { ...file.values, ...given };
  const right = [...known, ...known.map((name) => `${name}_FILE`), 'ENV_FILE'];
  refuseMisspelt(Object.keys(env), right);
  for (const sentence of explainIgnored(file, given, right)) warn(sentence);
  const fromFiles = known.filter((name) => env[`${name}_FILE`]).map((name) => [name, readSecret(env, name)]);
  return { ...env, ...Object.fromEntries(fromFiles) };
}

function readSecret(env: Environment, name: string): string {
  const path = env[`${name}_FILE`] ?? '';
  if (env[name]) throw new StartError(`${name} e ${name}_FILE estão definidas ao mesmo tempo. Deixe só uma.`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch {
    throw new StartError(`Não foi possível ler o arquivo ${path}. Confira ${name}_FILE e as permissões.`);
  }
  if (!text) throw new StartError(`O arquivo ${path}, indicado em ${name}_FILE, está vazio.`);
  return text;
}

function refuseMisspelt(names: readonly string[], right: readonly string[]): void {
  for (const name of names.filter((each) => !right.includes(each))) {
    const nearest = right.find((each) => isMisspelling(name, each));
    if (nearest) throw new StartError(`A variável ${name} não existe. Você quis dizer ${nearest}?`);
  }
}

/** Short names are close to many others, and a wrong first letter is rare: XAI_API_KEY belongs to another program. */
function isMisspelling(name: string, right: string): boolean {
  const allowed = right.length < 8 ? 1 : 2;
  if (name[0] !== right[0] || Math.abs(name.length - right.length) > allowed) return false;
  return countEdits(name, right) <= allowed;
}

/** Edit distance: letters added, omitted, replaced, or swapped with their neighbour. */
function countEdits(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    rows.push(next);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
}

const DEFAULT_ENV_FILE = '.env';
const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/;

export type EnvFile = {
  path: string;
  values: Record<string, string | undefined>;
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
  const readableLines: string[] = [];
  const unreadable: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const value = ASSIGNMENT.exec(line)?.[1];
    if (value === undefined) {
      if (!/^\s*(#|$)/.test(line)) unreadable.push(index + 1);
      continue;
    }
    const last = lastLineOf(value, lines, index);
    readableLines.push(...lines.slice(index, last + 1));
    index = last;
  }
  return { text: readableLines.join('\n'), unreadable };
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
