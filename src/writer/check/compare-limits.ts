import { MAY_DENY, PORTUGUESE_PHRASES, PORTUGUESE_QUALITY } from '#writer/data/words/denial-words.ts';
import * as limits from '#writer/data/words/limit-words.ts';
import { type FoundWord, wordFinders } from '#writer/text/find-words.ts';
import { blanked } from '#writer/text/markup.ts';
import type { Language } from '#writer/text/unit-words.ts';
import { cachedPerText, isSure, type ParsedSentence, type ParsedText } from './parsed-text.ts';
import { type CheckProblem, problemIn, quote } from './to-warnings.ts';

/** Word groups that can be denied and affirmed like things: "não vai ao forno". */
const GROUPS = /^(?:place|wash|heat|food) /;
const FIND = wordFinders(limits.LIMIT_TARGETS.map((row) => ({ ...row, key: `limit ${row.key}` })));
const ACRONYM = /(?<![A-Za-z0-9-])[A-Z]{3,6}(?![A-Za-z0-9])/g;

/** Things, uses and numbers that a sentence can deny or affirm, with their places in it. */
function targetsIn({ found, text, folded, start, amounts }: ParsedSentence, language: Language): FoundWord[] {
  const targets: FoundWord[] = [];
  const add = (key: string, from: number, to: number) =>
    targets.push({ key: isSpare(folded, from, to) ? `spare ${key}` : key, start: from, end: to });
  for (const word of found) if (isTarget(word.key)) add(word.key, word.start - start, word.end - start);
  for (const word of FIND[language](folded)) add(word.key, word.start, word.end);
  for (const { unit, soft, qualifiers, keys, start: from, end } of amounts)
    if (unit !== '' && !soft)
      targets.push({ key: [...qualifiers, ...keys].join(' '), start: from - start, end: end - start });
  for (const { 0: name, index } of text.matchAll(ACRONYM))
    targets.push({ key: `=${name}`, start: index, end: index + name.length });
  return targets;
}

const isTarget = (key: string): boolean =>
  key.startsWith('thing:') || (isSure(key) && (!key.includes(' ') || GROUPS.test(key)));

/** "filtro extra", 予備フィルター: not the one that comes along. */
const isSpare = (folded: string, start: number, end: number): boolean =>
  /^ (?:extra|adiciona|de reserva|reserva|de reposi|sobressal)/.test(folded.slice(end, end + 12)) ||
  /(?:予備|替え|交換用|追加|スペア)の?$/.test(folded.slice(Math.max(0, start - 4), start));

const CLAUSE_END = /[.;:!?,()–—\n]| mas | porem | nem | e (?=(?:n[ao]o|nunca|leva|tem|traz|vai|vem|pode|serve) )/g;

/** The start and end of the clause around a place of a Portuguese sentence; "nem" begins one. */
function clauseAt(folded: string, place: number): [from: number, to: number] {
  let from = 0;
  for (const { 0: sign, index } of folded.matchAll(CLAUSE_END)) {
    if (index >= place) return [from, index];
    from = sign === ' nem ' ? index : index + sign.length;
  }
  return [from, folded.length];
}

/** "Forno: não", "pilhas (não inclusas)", "a balança, não": the denial stands behind its thing. */
const DENIED_BEHIND =
  /^ ?: ?nao(?=[.;,)\n]|$)|^[^.;:()]{0,24}(?:\((?:nao|vendid|compr|separad|a parte)|, (?:que )?(?:ja )?nao(?=[.;,)]|$| (?:acompanh|inclu|vem|vao)))/;
/** With a bracket behind it only if that says "not included". */
const JAPANESE_CLAUSE =
  /^[^、。！？!?\n（(]{0,60}(?:[（(](?:別[^）)]{0,8}|[^）)]{0,10}(?:ません|ない|なし))|[）)][^、。！？!?\n（(]{0,40})?/;
const AFFIRMED_BEHIND =
  /^[^.;:()]{0,24}(?:, (?:ja )?(?:tambem|inclus\w+)\b| \(inclus)|^[^.;:()]{0,60}, que (?:ja )?(?:vem|acompanha|esta inclus)/;
/** The rest of a compound: 漂白|剤, アダプタ|ー. */
const COMPOUND_END = /^(?:[ァ-ヶー]+|[剤器機類品])/;
const LIMITED = {
  pt: /\b(?:unic[oa]s?|so|apenas|somente|exceto|menos)\b/,
  ja: /のみ|(?<!いた)だけ|限[りっ定]|以外|除/,
};

/** The words of a sentence as its language compares them. */
const wordsOf = ({ text, folded }: ParsedSentence, language: Language): string => (language === 'ja' ? text : folded);

/** Whether the thing or number at a place of the text is denied in its sentence. */
export const isDeniedAt = (piece: ParsedSentence, at: { start: number; end: number }, language: Language): boolean =>
  isDenied(wordsOf(piece, language), at.start - piece.start, at.end - piece.start, language);

function isDenied(words: string, start: number, end: number, language: Language): boolean {
  if (language === 'ja') return limits.JAPANESE_DENIED.test(JAPANESE_CLAUSE.exec(words.slice(end))?.[0] ?? '');
  const [from, to] = clauseAt(words, start);
  return (
    limits.DENIED_CLAUSE.test(words.slice(from, to)) ||
    limits.DENIED_AFTER.test(words.slice(from, start)) ||
    DENIED_BEHIND.test(words.slice(end, end + 50))
  );
}

/** A Portuguese sentence without the phrases and qualities that deny nothing. */
export const withoutPhrases = (folded: string): string =>
  folded.replaceAll(PORTUGUESE_PHRASES, blanked).replaceAll(PORTUGUESE_QUALITY, blanked);

/** What a Portuguese text denies and never affirms, with the sentence. */
const deniedIn = cachedPerText(({ pieces }): ReadonlyMap<string, ParsedSentence> => {
  const denied = new Map<string, ParsedSentence>();
  const affirmed = new Set<string>();
  if (!pieces.some(({ folded }) => MAY_DENY.test(folded))) return denied;
  for (const piece of pieces) {
    const targets = targetsIn(piece, 'pt');
    if (targets.length === 0) continue;
    const words = withoutPhrases(piece.folded);
    for (const { key, start, end } of targets) {
      if (isDenied(words, start, end, 'pt')) denied.set(key, piece);
      else if (isAffirmed(words, start, end, 'pt')) affirmed.add(key);
    }
  }
  for (const key of affirmed) denied.delete(key);
  return denied;
});

function isAffirmed(words: string, start: number, end: number, language: Language): boolean {
  const clause = language === 'pt' ? words.slice(...clauseAt(words, start)) : words;
  if (isDenied(words, start, end, language) || LIMITED[language].test(clause)) return false;
  if (language === 'pt') return limits.AFFIRMED_CLAUSE.test(clause) || AFFIRMED_BEHIND.test(words.slice(end, end + 80));
  const behind = words.slice(end, end + 40).replace(COMPOUND_END, '');
  const before = words.slice(Math.max(0, start - 1), start);
  return (
    before === '要' ||
    (!/[無非不未]/.test(before) && (limits.AFFIRMED_AT_ONCE.test(behind) || limits.AFFIRMED_AFTER.test(behind)))
  );
}

/** Sentences that affirm what the seller denies: a thing not included, a use not possible. */
export function compareLimits(basis: ParsedText, text: ParsedText, where: string): CheckProblem[] {
  const denied = deniedIn(basis);
  if (denied.size === 0) return [];
  const all = text.pieces.map((piece) => ({ piece, targets: targetsIn(piece, text.language) }));
  // Said elsewhere, so that here it may be praised: "repele a água … não é à prova d'água".
  const said = new Set(
    all.flatMap(({ piece, targets }) => {
      const words = wordsOf(piece, text.language);
      return targets.flatMap(({ key, start, end }) => (isDenied(words, start, end, text.language) ? key : []));
    }),
  );
  return all.flatMap(({ piece, targets }) =>
    targets.flatMap((target): CheckProblem[] => {
      const limit = said.has(target.key) ? undefined : denied.get(target.key);
      if (!limit || !isAffirmed(wordsOf(piece, text.language), target.start, target.end, text.language)) return [];
      const excerpt = piece.text.slice(target.start, target.end);
      const message = `Confira ${quote(excerpt)}: ${where} está ${quote(limit.text)}.`;
      return [problemIn('denial_lost', message, piece.text, excerpt)];
    }),
  );
}
