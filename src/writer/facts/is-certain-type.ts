import { DESCRIBING_WORDS } from '#writer/data/facts/describing-words.ts';
import { MANY_SENSES, OTHER_WORLDS, WEARER, WORN, WORN_OF_CLOTH } from '#writer/data/facts/doubtful-types.ts';
import { SUBSTANCES } from '#writer/data/facts/substances.ts';
import type { Family, LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import type { DraftFact } from './draft-fact.ts';
import { isNameWord } from './is-name-word.ts';
import { contextOf, matchLexicon } from './lexicon-matcher.ts';
import { tokenize } from './portuguese-words.ts';
import type { Segment } from './source-segments.ts';

/** What may follow the name of a product without making another product of it. */
const HARMLESS: ReadonlySet<LexiconRole> = new Set([
  'feature',
  'material',
  'colour',
  'audience',
  'pattern',
  'shop',
  'set',
]);

/** "faca de cozinha", "aspirador de pó": what may follow behind "de". */
const HARMLESS_OF: ReadonlySet<LexiconRole> = new Set([...HARMLESS, 'occasion', 'word']);
const DEVICE =
  /^(?:iphone|ipad|galaxy|samsung|xiaomi|redmi|motorola|moto g|macbook|airpods|apple watch|ps[345]|playstation|xbox|nintendo|switch)\b/;
const OF_SUBSTANCES: ReadonlySet<Family> = new Set(['beauty', 'hair', 'food']);
const OF_A_SERIES = /^(?:ultra|pro|max|plus|mini|lite|series|serie|novo|nova|original|modelo)$/;

/**
 * Is the product what the lexicon takes it for? A word with several senses needs its second word ("fonte de água"), and
 * a word right behind that we do not know may make another thing of it ("copo menstrual", "escova alisadora").
 */
export function isCertainType({ value, from, to }: DraftFact, segment: Segment): boolean {
  const tokens = tokenize(segment.text);
  const matches = matchLexicon(tokens, contextOf(tokens));
  const own = matches.find((match) => tokens[match.from]?.start === from)?.entry;
  if (!own) return false;
  const clause = segment.folded.slice(to).split(/[,.;!|]/)[0] ?? '';
  const around = `${segment.folded.slice(0, from)} ${clause}`;
  if (OTHER_WORLDS.some(({ words, home }) => words.test(around) && !home.some((one) => one === own.family)))
    return false;
  const behind = tokens.findIndex(({ start }) => start >= to);
  const next = tokens[behind];
  const name = tokenize(value)
    .map(({ norm }) => norm)
    .join(' ');
  const isOfCloth = matches.some(({ entry, from: at }) => entry.role === 'material' && at === behind + 1);
  const isWorn =
    (WORN.has(name) && WEARER.test(next?.norm ?? '')) || (WORN_OF_CLOTH.has(name) && next?.norm === 'de' && isOfCloth);
  if (MANY_SENSES.has(name) && own.needs === undefined && !isWorn) return false;
  if (next === undefined || next.kind !== 'word' || !/^\p{Script=Latin}/u.test(next.raw)) return true;
  if (/^(?:com|e|c)$/.test(next.norm) || OF_A_SERIES.test(next.norm) || DESCRIBING_WORDS.has(next.norm)) return true;
  const isLinked = /^(?:de|em|para|pra)$/.test(next.norm);
  const at = isLinked ? behind + 1 : behind;
  const rest = segment.folded.slice(tokens[at]?.start ?? to);
  // "película para Galaxy S24", "sérum facial vitamina C": what it fits, and what is in it.
  const isOfSubstance =
    OF_SUBSTANCES.has(own.family ?? 'generic') && SUBSTANCES.some(({ words }) => rest.search(words) === 0);
  if (isLinked ? DEVICE.test(rest) : isOfSubstance) return true;
  const found = matches.find((match) => match.from <= at && at < match.to);
  if (found) return (isLinked ? HARMLESS_OF : HARMLESS).has(found.entry.role);
  return isLinked ? tokens[at]?.kind === 'number' : isNameWord(next.raw, segment.text);
}
