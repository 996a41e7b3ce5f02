import { INTERNATIONAL_WORDS, PORTUGUESE_VOCABULARY } from '#writer/data/words/latin-words.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import type { SentencePair } from './align-sentences.ts';
import { type CheckProblem, describeReplaced, hintIn, problemIn, quote } from './check-problem.ts';
import { sentenceAt } from './find-unsupported-claims.ts';
import { type Code, codeLetters, hasCode } from './model-codes.ts';
import type { ParsedSheet } from './parsed-sheet.ts';
import { codesIn, latinWords, type ParsedText } from './parsed-text.ts';

/** Codes, grades, ports, addresses and names must be identical in both texts. */
export function compareCodes(
  pairs: readonly SentencePair[],
  source: ParsedText,
  target: ParsedText,
  parsedSheet: ParsedSheet,
) {
  const [allOwn, allTheirs] = [codeLetters(source.folded), codeLetters(target.folded)];
  const [ownCodes, theirCodes] = [new Set(codesIn(source.pieces)), new Set(codesIn(target.pieces))];
  const isLost = ({ code }: Code) =>
    !theirCodes.has(code) && !hasCode(allTheirs, code === 'p2' ? '3.5mm' : code.replace(/^(?:uv|spf)(?=\d)/, ''));
  const isAdded = ({ code }: Code) => !ownCodes.has(code) && !hasCode(allOwn, code) && !isKnownNumber(code, allOwn);
  const inPairs = pairs.flatMap(({ sources, targets }) => {
    const free = targets.flatMap(({ codes, text }) => codes.filter(isAdded).map(({ raw }) => ({ raw, text })));
    const changed = sources.flatMap(({ codes, isOptional }) =>
      (isOptional ? [] : codes.filter(isLost)).map(({ raw }) => {
        const other = free.shift();
        const message = other ? describeReplaced(raw, other.raw) : `O código ${quote(raw)} não está na tradução.`;
        const report = other && isSameButDigits(raw, other.raw) ? problemIn : hintIn;
        return report('code_changed', message, other?.text ?? targets[0]?.text, other?.raw);
      }),
    );
    const added = free.map(({ raw, text }) => hintIn('fact_added', `${quote(raw)} não está no seu texto.`, text, raw));
    return [...changed, ...added];
  });
  return [
    ...inPairs,
    ...misspelt(source, target, parsedSheet.names, parsedSheet.folded),
    ...compareGrades(source, target),
    ...parsedSheet.names
      .filter((name) => /[a-z]/i.test(name) && hasCode(allOwn, name) && !hasCode(allTheirs, name))
      .map((name) => hintIn('code_changed', `O nome ${quote(name)} não está igual na tradução.`)),
  ];
}

/** AX20 and AX30; a code with other letters may be the same one, written otherwise. */
function isSameButDigits(one: string, other: string): boolean {
  const [first, second] = [one, other].map((code) => codeLetters(foldChars(code)).replaceAll(/[\d+]/g, ''));
  return first === second;
}

/** SUS304 for "inox 304", 3D: the digits are the seller's. */
function isKnownNumber(code: string, letters: string): boolean {
  const digits = /\d{2,}/.exec(code)?.[0];
  return digits !== undefined && letters.includes(digits) && !code.startsWith('ip');
}

export const LATIN_NAME = /(?<![A-Za-zÀ-ÖØ-ÿ])[A-ZÀ-ÖØ-Ý][A-Za-zÀ-ÖØ-ÿ'’&-]{2,30}/g;
/** Capitalised word inside a Portuguese sentence. */
export const NAME_INSIDE = /(?<=[a-zà-ÿ,] )[A-ZÀ-ÖØ-Ý][A-Za-zÀ-ÖØ-ÿ'’&-]{2,30}/g;
const MOST_NAMES = 30;

const namesOf = ({ plain }: ParsedText, known: ReadonlySet<string>, pattern = LATIN_NAME): string[] =>
  [...new Set(plain.match(pattern) ?? [])]
    .filter((name) => !latinWords(foldChars(name)).every((part) => known.has(part)))
    .slice(0, MOST_NAMES);

/** A name in Latin letters that is not the seller's, with the name it replaced if known. */
export function misspelt(source: ParsedText, target: ParsedText, own: readonly string[], known = ''): CheckProblem[] {
  const isJapanese = target.language === 'ja';
  const words = new Set([...source.latin, ...latinWords(`${known}\n${foldChars(own.join('\n'))}`)]);
  const lost = (source.plain.match(/\b[A-Z]{3}\b/g) ?? []).filter((name) => !target.plain.includes(name));
  const strangers = namesOf(target, words, isJapanese ? LATIN_NAME : NAME_INSIDE).filter((name) =>
    isJapanese
      ? !isInternational(name) || lost.some((one) => isTwisted(one, name))
      : !PORTUGUESE_VOCABULARY.has(foldChars(name)),
  );
  if (strangers.length === 0) return [];
  // Ordinary words are no names, whatever their capitals.
  const sellers = namesOf(source, target.latin).filter((name) => !PORTUGUESE_VOCABULARY.has(foldChars(name)));
  const names = [...sellers, ...own];
  return strangers.map((stranger): CheckProblem => {
    const name =
      names.find(
        (one) =>
          isNear(one.toLowerCase(), stranger.toLowerCase()) ||
          isTwisted(one, stranger) ||
          isWordOf(one, foldChars(stranger), target.folded),
      ) ?? (target.folded.includes(`marca ${foldChars(stranger)}`) ? own[0] : undefined);
    const message =
      name === undefined ? `O nome ${quote(stranger)} não está no seu texto.` : describeReplaced(name, stranger);
    const sentence = sentenceAt(target, target.plain.indexOf(stranger));
    // A name of the sheet was confirmed by the seller.
    const report = name !== undefined && own.includes(name) ? problemIn : hintIn;
    return report('code_changed', message, sentence, stranger);
  });
}

/** "Fazenda Santa Vista" for "Fazenda Boa Vista". */
function isWordOf(name: string, stranger: string, folded: string): boolean {
  const words = foldChars(name).split(' ');
  return words.length > 1 && words.some((_, at) => folded.includes(words.with(at, stranger).join(' ')));
}

/** Common in Japanese shop texts: LED, USB, Type-C, and brands of up to three capitals. */
const isInternational = (name: string): boolean =>
  /^[A-Z]{2,3}$/.test(name) ||
  foldChars(name)
    .split(/[-'&]/)
    .every((part) => INTERNATIONAL_WORDS.has(part));

/** YYK for YKK. */
const isTwisted = (one: string, other: string): boolean =>
  one.length === 3 && other.length === 3 && one[0] === other[0] && one[2] === other[2];

/** At most two letters differ, with the same start or end. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2 || one.length < 4) return false;
  let before = 0;
  while (before < one.length && one[before] === other[before]) before += 1;
  const most = Math.min(one.length, other.length) - before;
  let behind = 0;
  while (behind < most && one.at(-1 - behind) === other.at(-1 - behind)) behind += 1;
  return Math.max(one.length, other.length) - before - behind <= 2 && before + behind >= 2;
}

const GRADE =
  /\b(?:tipo|padrao|plugue|classe|vitamina)[ -](?:de plugue )?([a-z])\b|(?<![a-z-])([a-z])(?:タイプ|型|クラス)|ビタミン([a-z])(?![a-z])|(?<![a-z])(abs|pvc|pp|pet|eva|tpu|tpe|pla|hepa|ulpa|ips|oled|lcd|tft)(?![a-z])/g;

const gradesOf = (folded: string): Map<string, number> =>
  new Map([...folded.matchAll(GRADE)].map((match) => [match.slice(1).find(Boolean) ?? '', match.index]));

/** Swapped grades: "plugue tipo A" is Aタイプ, "vitamina E" is ビタミンE, ABS is not PVC. */
function compareGrades(source: ParsedText, text: ParsedText): CheckProblem[] {
  const [own, theirs] = [gradesOf(source.folded), gradesOf(text.folded)];
  const lost = [...own.keys()].find((grade) => !theirs.has(grade));
  const [grade, place] = [...theirs].find(([one]) => !own.has(one)) ?? [];
  if (grade === undefined || place === undefined || lost === undefined) return [];
  const message = describeReplaced(lost.toUpperCase(), grade.toUpperCase());
  return [problemIn('code_changed', message, sentenceAt(text, place), grade)];
}
