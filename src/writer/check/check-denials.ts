import type { Warning } from '#domain/robots/warnings.ts';
import { type Denial, findDenials } from '#writer/facts/find-denials.ts';
import { foldPortuguese } from '#writer/facts/folded-text.ts';
import { checkClaims } from './check-claims.ts';
import { type CheckContext, type Place, warn } from './check-place.ts';
import { splitSentences } from './split-sentences.ts';

const DENIES =
  /^(?:nao|nunca|jamais|nem|sem|evit\w*|proib\w*|vedad\w*|exceto|separad\w*|nada|dispensa\w*|deixou|tampouco)$/;
/** Words that a denial may be told without. */
const EMPTY =
  /^(?:nao|nunca|jamais|nem|sem|para|pelo|pela|pode|podem|deve|devem|tem|possui|possuem|esta|estao|este|esta|isso|voce|seja|sera|serve|acompanha|acompanham|inclui|incluso|inclusa|inclusos|inclusas|incluem|vem|vai|vao|produto|item|muito|mais|mas|ele|ela|usar|uso|use|utilizar|utilize|levar|leve|colocar|coloque|lavar|lave|indicado|indicada|recomendado|recomendada|somente|apenas|menos|minimo|desde|que|com|dos|das)$/;
const SHORTEST = 3;
const LONGEST_QUOTE = 120;

/** Words of a told limit; a danger is told by its own. */
const LIMITS =
  /\b(?:somente|apenas|so|unic\w+|obrigatori\w*|pelo menos|minim\w*|desde que|a menos que|exige|precisa|deve|risco|perigo\w*|cuidado|pode\w*|perde\w*|atencao|longe|inflamav\w*|corrosiv\w*|queimaduras?|choque)\b/;

/** What the seller denies, forbids or limits ("não pode micro-ondas", "não é impermeável") and the Portuguese text does not tell. */
export function checkDenials(text: string, place: Place, context: CheckContext, known: readonly Warning[]): Warning[] {
  const told = splitSentences(text, 'pt').map((sentence) => ({
    words: wordsOf(sentence.text),
    isLimit: LIMITS.test(foldPortuguese(sentence.text)),
  }));
  const said = told.filter(({ words }) => [...words].some((word) => DENIES.test(word)));
  const limited = told.filter(({ isLimit }) => isLimit);
  const named = known.filter(({ code }) => code === 'fact_lost').map(({ message }) => foldPortuguese(message));
  return findDenials(context.source)
    .filter((denial) => !(denial.isLimit ? limited : said).some(({ words }) => tells(words, denial)))
    .filter((denial) => !isNamed(denial, named))
    .filter((denial) => checkClaims(denial.text).length === 0)
    .map(({ text: words }) => warn(place, 'fact_lost', `Faltou do seu texto: “${shortened(words)}”.`));
}

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
