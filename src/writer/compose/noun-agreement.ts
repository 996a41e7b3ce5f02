import { foldText } from '#domain/text/fold-text.ts';

export type Noun = { isFeminine: boolean; isPlural: boolean };

const MASCULINE_IN_A = /^(?:pijama|mapa|sofa|cha|sutia|tapa|papa|problema|sistema|mouse)$/;
/** "porta-retrato", "tira manchas": compounds with a verb are masculine; a "porta de vidro" is a door. */
const DOES_SOMETHING =
  /^(?:aspira|guarda|porta|para|limpa|seca|saca|quebra|tira|lava|corta|marca)(?:-| (?!d[eoa]s? |com |em |para ))/;
const FEMININE_ELSEWHERE =
  /^(?:air|airfryer|base|case|clutch|webcam|necessaire|legging|tag|smartband|soundbar|chave|torre|fonte|rede|luz|flor|parede|lente|haste|bike|t-shirt|luze|power|frasqueira|nuvem|estante|ponte)$/;
const SINGULAR_IN_S = /^(?:tenis|oculos|lapis|onibus|pires|gas|jeans|kit|blues)$/;

/** Gender and number of a noun phrase, read from its first word. */
export function nounOf(phrase: string): Noun {
  const folded = foldText(phrase);
  const [first = ''] = folded.split(' ');
  const isPlural = first.length > 3 && first.endsWith('s') && !SINGULAR_IN_S.test(first);
  const stem = isPlural ? first.slice(0, -1) : first;
  const isFeminine =
    !MASCULINE_IN_A.test(stem) &&
    !DOES_SOMETHING.test(folded) &&
    (FEMININE_ELSEWHERE.test(stem) || /(?:a|cao|coe|dade|gem)$/.test(stem));
  return { isFeminine, isPlural };
}

/** Fills articles and endings in a sentence: {um}, {o}, {do}, {este}, {deste}, "nov[o/a]". */
export function agree(sentence: string, { isFeminine, isPlural }: Noun): string {
  const [vowel, s] = [isFeminine ? 'a' : 'o', isPlural ? 's' : ''];
  const words: Readonly<Record<string, string>> = {
    um: isPlural ? (isFeminine ? 'umas' : 'uns') : isFeminine ? 'uma' : 'um',
    o: vowel + s,
    do: `d${vowel}${s}`,
    este: `est${isFeminine ? 'a' : 'e'}${s}`,
    deste: `dest${isFeminine ? 'a' : 'e'}${s}`,
  };
  return sentence
    .replaceAll(/\{(um|o|do|este|deste)\}/g, (place, word: string) => words[word] ?? place)
    .replaceAll(/\[(\p{L}*)\/(\p{L}*)\]/gu, isFeminine ? '$2' : '$1');
}
