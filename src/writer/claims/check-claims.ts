import { foldText } from '#domain/text/fold-text.ts';
import { CLAIM_RULES } from '#writer/data/claims/all-claims.ts';
import type { ClaimLevel, ClaimRule, SaferWording } from '#writer/data/claims/claim-rule.ts';
import { CLAIM_LAWS } from '#writer/data/claims/laws.ts';
import { type NormalizedText, normalizeText } from './normalized-text.ts';

/** A claim that Japanese law asks the seller to prove, to complete or to drop. Advice only: the text is never changed. */
export type ClaimNote = {
  rule: string;
  level: ClaimLevel;
  law: string;
  /** The words that triggered the note, and their position in the text. */
  excerpt: string;
  start: number;
  end: number;
  language: 'ja' | 'pt';
  /** Why, in Portuguese. */
  reason: string;
  safer: SaferWording;
};

type CompiledRule = { rule: ClaimRule; ja: RegExp; pt: RegExp; unless: RegExp | undefined };

const COMPILED: readonly CompiledRule[] = CLAIM_RULES.map((rule) => ({
  rule,
  ja: new RegExp(rule.ja, 'giu'),
  pt: new RegExp(rule.pt, 'giu'),
  unless: rule.unless ? new RegExp(rule.unless, 'giu') : undefined,
}));

const JAPANESE_DENIAL =
  /^(?:な?いで(?:ください|下さい)|(?:性|加工|仕様)?では?なく(?!ても|ならな)|[^。\n]{0,18}?(?:では(?:あり|ござい)ません|ではない|ものではな|わけではな|とは限りません|は期待できません)|(?:する)?[^。、\n]{0,8}?(?:[はが](?:あり|ござい)ません|(?:は|でき|し|れ|え|り|け|め|てい)ません))/u;
/** "Não é impermeável", "não se destina a tratar ou prevenir"; but "não perca tempo e emagreça" denies nothing. */
const PORTUGUESE_DENIAL =
  /\b(?:nao|nem|nunca)\s+(?!(?:so|apenas|somente|perca|espere|deixe|fique|sofra|tenha|precisa|passe|viva)\b)(?:e\s+(?!(?:so|apenas|somente)\b))?(?:(?!(?:e|mas|pois|porque)\s)\w+(?:(?<=r),)?\s+){0,7}$/u;
/** The sentences that food with nutrients may carry (栄養機能食品). */
const PERMITTED = /^[^。\n]{0,40}栄養素です/u;
/** A customer's question is not a promise of the shop; in Portuguese, only if a "no" follows. */
const JAPANESE_QUESTION = /^[^。！!？?\n]{0,12}?(?:か[。？?]|か$|でしょうか)/u;
const PORTUGUESE_QUESTION = /^[^.!?\n]{0,40}\?\s*(?:nao|nem)\b/u;

/** Notes in text order, one per wording and paragraph. */
export const checkClaims = (text: string): ClaimNote[] => notesInOrder(findClaims(text, withoutRepeats));

/** A note for every occurrence, for an editor that fixes them all. */
export const checkEveryClaim = (text: string): ClaimNote[] => notesInOrder(findClaims(text, (found) => found));

const notesInOrder = (claims: readonly Found[]): ClaimNote[] =>
  claims.toSorted((a, b) => a.start - b.start || a.end - b.end).map(toNote);

const toNote = ({ rule, words: _, ...place }: Found): ClaimNote => ({
  rule: rule.id,
  level: rule.level,
  law: rule.laws.map((key) => CLAIM_LAWS[key]?.pt ?? key).join(' · '),
  reason: rule.reason,
  safer: rule.safer,
  ...place,
});

function findClaims(text: string, choose: (found: Found[]) => Found[]): Found[] {
  // Fast path: most rules match nothing, and running each rule on each line is slow.
  const japanese = normalizeText(text, (part) => part).text;
  const portuguese = normalizeText(text, foldText).text;
  const matching = COMPILED.filter(({ ja, pt }) => japanese.search(ja) !== -1 || portuguese.search(pt) !== -1);
  if (matching.length === 0) return [];
  // A condition excuses only its own paragraph: a date in one must not disable a rule in another.
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: paragraph, index: offset }) =>
    choose(checkParagraph(paragraph, matching)).map(({ start, end, ...found }) => {
      return { ...found, start: start + offset, end: end + offset };
    }),
  );
}

function withoutRepeats(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ rule, language, words }) => {
    const key = `${rule.id} ${language} ${words}`;
    return !seen.has(key) && seen.add(key);
  });
}

const SMALL_END = /\s(?:d[oae]s?|que|em|n[oa]s?|por|com|o|a)$/i;
/** Limits the context of a match: otherwise every match would scan the whole paragraph. */
const LOOK_AROUND = 80;

/** A pattern may match part of a word or stop before the important one: "IMPERMEÁVE", "O MELHOR DO". */
function wordEnd(original: string, end: number): number {
  const rest = /^[\p{L}\p{M}]{0,40}/u.exec(original.slice(end, end + LOOK_AROUND))?.[0].length ?? 0;
  const whole = end + rest;
  if (!SMALL_END.test(before(original, whole))) return whole;
  return whole + (/^\s[\p{L}\p{M}\d]{1,40}/u.exec(original.slice(whole, whole + LOOK_AROUND))?.[0].length ?? 0);
}

const before = (text: string, end: number): string => text.slice(Math.max(0, end - LOOK_AROUND), end);

type Found = { rule: ClaimRule; words: string; excerpt: string; start: number; end: number; language: 'ja' | 'pt' };

function checkParagraph(paragraph: string, rules: readonly CompiledRule[]): Found[] {
  const japanese = normalizeText(paragraph, (part) => part);
  const portuguese = normalizeText(paragraph, foldText);
  return rules.flatMap((compiled) => {
    const { unless } = compiled;
    const found = [
      ...findMatches(compiled, 'ja', japanese, paragraph),
      ...findMatches(compiled, 'pt', portuguese, paragraph),
    ];
    // Checked last: most rules match nothing.
    const isExcused = found.length > 0 && unless !== undefined && isMet(unless, japanese.text, portuguese.text);
    return isExcused ? [] : found;
  });
}

/** "FPU 50, não tenho laudo", 試験成績書はありません: a denied condition does not excuse. */
const LACKING_BEFORE = /\b(?:sem|nao|nem|nenhum|falta|faltando)\s+(?:(?!e\b|ou\b)\w+\s+){0,2}$/u;
const LACKING_AFTER =
  /^[^。、\n]{0,8}?(?:なし|未取得|していません|しておりません|(?<!で)[はが](?:あり|ござい)ません|(?<!で)[はが]ない)/u;

function isMet(condition: RegExp, ...texts: string[]): boolean {
  return texts.some((text) =>
    [...text.matchAll(condition)].some(
      ({ 0: words, index }) =>
        !LACKING_AFTER.test(text.slice(index + words.length, index + words.length + LOOK_AROUND)) &&
        !LACKING_BEFORE.test(foldText(before(text, index))),
    ),
  );
}

const isNoPromise = (after: string): boolean =>
  [JAPANESE_DENIAL, JAPANESE_QUESTION, PERMITTED].some((sign) => sign.test(after));

function findMatches(compiled: CompiledRule, language: 'ja' | 'pt', normalized: NormalizedText, original: string) {
  const { rule, [language]: pattern } = compiled;
  const { text, startOf, endOf } = normalized;
  const found: Found[] = [];
  // Most rules match nothing, and iterating over matches is slow even then.
  if (text.search(pattern) === -1) return found;
  for (const match of text.matchAll(pattern)) {
    const after = match.index + match[0].length;
    const isDenied =
      language === 'ja'
        ? isNoPromise(text.slice(after, after + LOOK_AROUND))
        : PORTUGUESE_DENIAL.test(before(text, match.index)) ||
          PORTUGUESE_QUESTION.test(text.slice(after, after + LOOK_AROUND));
    if (isDenied && !rule.evenDenied) continue;
    const start = startOf(match.index);
    const ending = language === 'ja' ? endingLength(text.slice(after, after + 12)) : 0;
    const end = language === 'ja' ? endOf(after + ending) : wordEnd(original, endOf(after));
    found.push({ rule, words: match[0], excerpt: original.slice(start, end), start, end, language });
  }
  return found;
}

const POLITE = 'ませんでした|ません|ましょう|ました|まして|ます';
const TE =
  'て(?!ぬ)(?:い(?:る|た|て|く|った|ます|ました|き(?:ます|ました))|く(?:る|れる|れます|ださい)|き(?:た|ます|ました)|しま(?:う|った|います)|もらえ(?:る|ます))?';
/** What may follow a short ending: another script, a particle, the end. Any other kana starts a new word (国産うなぎ). */
const NEXT = '(?=$|[^ぁ-ん]|[のでとがをはにもかよねし]|[おご]\\p{Script=Han}|こと|なら|まで|ため|ほど)';
const PASSIVE = `(?:られ|させ|され|れ|せ)(?:${POLITE}|${TE}|[るた]|ない)`;
const SURU = `す(?:る|れば)|し(?:${POLITE}|${TE}|た|ない|たい|やす[いく])|し(?=、)|でき(?:${POLITE}|${TE}|る|た|ない)`;
const NARU = `な(?:る|った|って|り(?:${POLITE}))`;
const PLAIN = `なかった|なく(?:${NARU}|て)?|ない|たい|たら|れば`;
const SOUND = 'い[でだ]|ん[でだ]';
const STEM = '[えけげせてねべめれいきぎしちびみりかさばまらわっ]';
const ENDING = new RegExp(
  `^[性化的](?:${SURU})?|^(?:${SURU}|${NARU}|${SOUND}|${STEM}?(?:${POLITE}|${PASSIVE}|${PLAIN}|${TE}|た${NEXT}|[うくぐすつぬぶむるい]${NEXT})|[えけげせめれべきしりみち](?=、))`,
  'u',
);

/** Number of characters that inflect the word before them: シミが消 is シミが消える, 消えました, 消して. */
export const endingLength = (after: string): number => ENDING.exec(after)?.[0].length ?? 0;
