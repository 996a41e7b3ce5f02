import { tokenize } from '#writer/facts/portuguese-words.ts';
import { type CheckIssue, issue } from './check-issue.ts';
import { checkCharacters, checkLength } from './check-japanese.ts';

export type PortugueseCheckOptions = { field?: string; min?: number; max?: number };

const COMMON_WORDS = new Set(
  'a o de da do e em um uma para com que no na seu sua os as dos das se por mais'.split(' '),
);
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const MIN_COMMON_SHARE = 0.08;

export function checkPortuguese(text: string, options: PortugueseCheckOptions = {}): CheckIssue[] {
  const { field = 'text', min, max } = options;
  if (text.trim() === '') return [issue('empty', field, 'O texto veio vazio.')];
  const words = tokenize(text).filter(({ kind }) => kind === 'word');
  const common = words.filter(({ norm }) => COMMON_WORDS.has(norm)).length;
  const issues: CheckIssue[] = [];
  if (JAPANESE.test(text) || (words.length >= 8 && common / words.length < MIN_COMMON_SHARE)) {
    issues.push(issue('not_portuguese', field, 'O texto não está em português.'));
  }
  return [...issues, ...checkLength(text, field, min, max), ...checkCharacters(text, field)];
}
