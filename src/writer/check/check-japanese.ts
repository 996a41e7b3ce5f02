import { countGraphemes } from '#domain/robots/text-length.ts';
import { type CheckIssue, issue } from './check-issue.ts';
import { findLeftoverPortuguese, type LeftoverOptions } from './leftover-portuguese.ts';

export type JapaneseCheckOptions = LeftoverOptions & {
  field?: string;
  min?: number;
  max?: number;
  minJapaneseShare?: number;
  /** Offline drafts mark what they could not translate; for a finished text such a mark is a fault. */
  allowUntranslatedMarks?: boolean;
};

export const UNTRANSLATED_MARK = /【未訳: [^】]*】/g;

const JAPANESE_LETTER = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const HALF_WIDTH_KANA = /[\u{FF66}-\u{FF9F}]/u;
const PLATFORM_CHARACTER = /[㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㈱㈲㈹]/u;
const PLACEHOLDER =
  /\{\{?[\w\s]*\}?\}|\[(?:nome|produto|name|product|商品名)\]|undefined|\bNaN\b|\bnull\b|lorem ipsum|〇〇|○○/i;
const POLITE_END =
  /(?:です|ます|ません|ました|でした|ましょう|でしょう|ください|くださいませ|ございます)(?:か|ね|よ|よね|が)?$/;
const PLAIN_END = /(?:である|であった|であろう|(?<![まただ])だ|だった|だろう|のだ)$/;

/** Latin words take about this many letters for what Japanese writes with one. */
const LATIN_LETTERS_PER_JAPANESE = 2.5;

/** Share of Japanese in the text, 0 to 1, so that Bluetooth or iPhone do not make a sentence foreign. */
export function japaneseShare(text: string): number {
  const japanese = text.match(JAPANESE_LETTER)?.length ?? 0;
  const latin = (text.match(LATIN_LETTER)?.length ?? 0) / LATIN_LETTERS_PER_JAPANESE;
  return japanese + latin === 0 ? 0 : japanese / (japanese + latin);
}

export function hasMixedPoliteness(text: string): boolean {
  const sentences = text.split(/[。！？!?\n]/).map((sentence) => sentence.trim());
  return (
    sentences.some((sentence) => POLITE_END.test(sentence)) && sentences.some((sentence) => PLAIN_END.test(sentence))
  );
}

export function checkJapanese(text: string, options: JapaneseCheckOptions = {}): CheckIssue[] {
  const { field = 'text', min, max, minJapaneseShare = 0.6, allowUntranslatedMarks = false } = options;
  if (text.trim() === '') return [issue('empty', field, 'O texto veio vazio.')];
  const issues: CheckIssue[] = [];
  const marks = text.match(UNTRANSLATED_MARK) ?? [];
  const prose = text.replaceAll(UNTRANSLATED_MARK, '').replaceAll(/<[^<>]*>/g, '');
  if (marks.length > 0 && !allowUntranslatedMarks) {
    issues.push(issue('untranslated_mark', field, 'Há trechos sem tradução.', marks[0]));
  }
  const onlyMarks = allowUntranslatedMarks && marks.length > 0 && !/\p{L}/u.test(prose);
  if (!onlyMarks) issues.push(...checkScript(prose, field, minJapaneseShare, marks.length > 0));
  const leftovers = findLeftoverPortuguese(prose, options);
  if (leftovers.length > 0) {
    issues.push(
      issue(
        'leftover_portuguese',
        field,
        'Sobraram palavras em português no texto japonês.',
        leftovers.slice(0, 5).join(', '),
      ),
    );
  }
  issues.push(...checkLength(text, field, min, max), ...checkCharacters(text, field));
  if (hasMixedPoliteness(prose)) {
    issues.push(issue('mixed_politeness', field, 'O texto mistura です・ます com だ・である. Use só です・ます.'));
  }
  return issues;
}

function checkScript(prose: string, field: string, minShare: number, isDraft: boolean): CheckIssue[] {
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const issues: CheckIssue[] = [];
  // A draft may keep a single term such as a brand between its marks; too little to judge.
  if (letters > 0 && !(isDraft && letters < 12) && japaneseShare(prose) < minShare) {
    issues.push(issue('not_japanese', field, 'O texto não está em japonês.'));
  }
  if (letters > 0 && !KANA.test(prose) && !(isDraft && letters < 12)) {
    issues.push(issue('no_kana', field, 'O texto não tem kana: parece chinês ou não é japonês.'));
  }
  return issues;
}

export function checkLength(
  text: string,
  field: string,
  min: number | undefined,
  max: number | undefined,
): CheckIssue[] {
  const length = countGraphemes(text);
  if (min !== undefined && length < min)
    return [issue('too_short', field, `O texto tem ${length} caracteres; o mínimo é ${min}.`)];
  if (max !== undefined && length > max)
    return [issue('too_long', field, `O texto tem ${length} caracteres; o máximo é ${max}.`)];
  return [];
}

export function checkCharacters(text: string, field: string): CheckIssue[] {
  const issues: CheckIssue[] = [];
  const placeholder = PLACEHOLDER.exec(text);
  if (placeholder) issues.push(issue('placeholder', field, 'Sobrou um espaço reservado no texto.', placeholder[0]));
  if (HALF_WIDTH_KANA.test(text)) issues.push(issue('half_width_kana', field, 'Use katakana de largura inteira.'));
  const platform = PLATFORM_CHARACTER.exec(text);
  if (platform)
    issues.push(
      issue('platform_character', field, 'Há um caractere que não aparece em todos os aparelhos.', platform[0]),
    );
  if (text.includes('\u{FFFD}')) issues.push(issue('broken_character', field, 'Há um caractere corrompido.'));
  return issues;
}
