import type { Warning } from '#domain/robots/warnings.ts';
import { type Denial, findDenials } from '#writer/facts/find-denials.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { isLimited } from '#writer/facts/limit-words.ts';
import { checkClaims } from './check-claims.ts';
import { type CheckContext, type Place, warn } from './check-place.ts';
import { splitSentences } from './split-sentences.ts';

const DENIES =
  /^(?:nao|nunca|jamais|nem|sem|evit\w*|proib\w*|vedad\w*|exceto|separad\w*|nada|dispensa\w*|deixou|tampouco|livres?|isent[oa]s?)$/;
/** Words that a denial may be told without. */
const EMPTY =
  /^(?:nao|nunca|jamais|nem|sem|para|pelo|pela|pode|podem|deve|devem|tem|possui|possuem|esta|estao|este|esta|isso|voce|seja|sera|serve|acompanha|acompanham|inclui|incluso|inclusa|inclusos|inclusas|incluem|vem|vai|vao|produto|item|muito|mais|mas|ele|ela|usar|uso|use|utilizar|utilize|levar|leve|colocar|coloque|lavar|lave|indicado|indicada|recomendado|recomendada|somente|apenas|menos|minimo|desde|que|com|dos|das)$/;
const SHORTEST = 3;
const LONGEST_QUOTE = 120;

/** Words of a told limit; a danger is told by its own. */
const LIMITS =
  /\b(?:somente|apenas|so|unic\w+|obrigatori\w*|pelo menos|minim\w*|desde que|a menos que|exige|precisa|deve|risco|perigo\w*|cuidado|pode\w*|perde\w*|atencao|longe|inflamav\w*|corrosiv\w*|queimaduras?|choque)\b/;

const isTold = (folded: string): boolean => LIMITS.test(folded) || isLimited(folded);

type Told = { words: ReadonlySet<string>; isLimit: boolean };

/** The sentences that may tell a clause: one that denies, one that limits; an order is told by its own words. */
const TOLD_BY: Record<Denial['kind'], (told: readonly Told[]) => readonly Told[]> = {
  denial: (told) => told.filter(({ words }) => [...words].some((word) => DENIES.test(word))),
  limit: (told) => told.filter(({ isLimit }) => isLimit),
  order: (told) => told,
};

/** What the seller denies, forbids or limits ("não pode micro-ondas", "não é impermeável") and the Portuguese text does not tell. */
export function checkDenials(text: string, place: Place, context: CheckContext, known: readonly Warning[]): Warning[] {
  const told = splitSentences(text, 'pt').map((sentence) => ({
    words: wordsOf(sentence.text),
    isLimit: isTold(foldPortuguese(sentence.text)),
  }));
  const named = known.filter(({ code }) => code === 'fact_lost').map(({ message }) => foldPortuguese(message));
  return findDenials(context.source)
    .filter((denial) => !TOLD_BY[denial.kind](told).some(({ words }) => tells(words, denial)))
    .filter((denial) => !isNamed(denial, named))
    .filter((denial) => !isPromise(denial))
    .map(({ text: words }) => warn(place, 'fact_lost', `Faltou do seu texto: “${shortened(words)}”.`));
}

/** "nunca quebra", "sem BPA": the denial itself is the promise, and its warning stands elsewhere. */
function isPromise({ text }: Denial): boolean {
  return checkClaims(text).some(
    ({ level, excerpt }) => level === 'drop' || wordsIn(excerpt).some((word) => DENIES.test(word)),
  );
}

const wordsIn = (text: string): string[] => [...wordsOf(text)];

/** All but a fourth of its words. */
function tells(said: ReadonlySet<string>, { folded }: Denial): boolean {
  const words = [...wordsOf(folded)].filter((word) => word.length >= SHORTEST && !EMPTY.test(word));
  const kept = words.filter((word) => [...said].some((other) => stem(other) === stem(word)));
  return words.length > 0 && kept.length >= words.length * 0.75;
}

function isNamed({ folded }: Denial, named: readonly string[]): boolean {
  return named.some((message) => message.includes(folded));
}

function wordsOf(text: string): Set<string> {
  return new Set(
    foldPortuguese(text)
      .replaceAll(/micro[ -]ondas/g, 'microondas')
      .replaceAll(/lava[ -]loucas?/g, 'lavaloucas')
      .split(/[^\p{L}\d]+/u),
  );
}

function stem(word: string): string {
  return /^\d/.test(word) ? word : word.replace(/(?:s|os|as|es|o|a|e)$/, '').slice(0, 7);
}

function shortened(words: string): string {
  return words.length <= LONGEST_QUOTE ? words : `${words.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
}
