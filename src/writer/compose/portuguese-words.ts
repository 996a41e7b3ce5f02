import { ABBREVIATIONS, UNIT_SPELLINGS } from '#writer/data/facts/spelling.ts';
import { fold } from './fold.ts';
import { isCommonWord, isProperName, withAccents } from './vocabulary.ts';

export type Gender = 'masculine' | 'feminine';
export type Noun = { gender: Gender; isPlural: boolean };

const MASCULINE_IN_A = /^(?:pijama|mapa|sofa|cha|sutia|baba|dia|tapa|papa|problema|sistema|tema|grama)$/;
/** "porta-retrato", "tira manchas": what does something is masculine; a "porta de vidro" is a door. */
const DOES_SOMETHING =
  /^(?:aspira|guarda|porta|para|limpa|seca|saca|quebra|tira|lava|corta|marca)(?:-| (?!d[eoa]s? |com |em |para ))/;
const FEMININE_ELSEWHERE =
  /^(?:air|fritadeira|base|capinha|case|clutch|webcam|necessaire|legging|pelucia|nuvem|tag|smartband|smart|soundbar|chave|torre|fonte|rede|luz|flor|trena|embalagem|prancha|action|parede|leggings|lente|haste|mesh|bike|t-shirt|air-fryer|meias|bermuda|luzes|chaves|redes|lentes|cruz|paz|pele|noite|torneira)$/;
const SINGULAR_IN_S = /^(?:tenis|oculos|lapis|onibus|mouse|pires|gas|jeans|plus|buds|mais|wireless|bluetooth)$/;

/** Gender and number of a noun phrase, read from its first word. */
export function nounOf(phrase: string): Noun {
  const folded = fold(phrase);
  const [first = ''] = folded.split(/[\s-]/);
  const isPlural = first.endsWith('s') && !SINGULAR_IN_S.test(first) && first.length > 3;
  const stem = isPlural ? first.replace(/s$/, '') : first;
  if (SINGULAR_IN_S.test(first) || MASCULINE_IN_A.test(stem) || DOES_SOMETHING.test(folded))
    return { gender: 'masculine', isPlural };
  const feminine =
    FEMININE_ELSEWHERE.test(first) || FEMININE_ELSEWHERE.test(stem) || /(?:a|cao|coe|dade|gem)$/.test(stem);
  return { gender: feminine ? 'feminine' : 'masculine', isPlural };
}

/** "feit[o/a]" takes the ending of the noun's gender. */
export function agree(text: string, { gender }: Pick<Noun, 'gender'>): string {
  return text.replaceAll(/\[(\p{L}*)\/(\p{L}*)\]/gu, gender === 'feminine' ? '$2' : '$1');
}

const ENDINGS = { masculine: ['o', 'os'], feminine: ['a', 'as'] } as const;

/** o, a, os, as; with "de" do, da; este, esta, estes, estas. */
export function article({ gender, isPlural }: Noun, before: '' | 'd' | 'est' = ''): string {
  const ending = ENDINGS[gender][isPlural ? 1 : 0];
  return before === 'est' ? `est${ending.replace('o', 'e')}` : before + ending;
}

export function indefinite({ gender }: Pick<Noun, 'gender'>): string {
  return gender === 'feminine' ? 'uma' : 'um';
}

export function joinPortuguese(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}

const KEPT_CAPITALS =
  /^(?:AA|AAA|HEPA|LED|USB|USB-C|ABS|PVC|TPU|TPE|EVA|MDF|UV|RGB|HD|4K|TV|PC|LCD|OLED|GPS|NFC|DIY|BPA|TWS|IP\w+|XL|GG|PP|FM|AM|DVR|SSD|HDMI|VR|3D|2D|AC|DC|BTU|PU|PET|PS\d|P\d|I\d+|GO|MP3|MP4|SPF|FPS|EUA)$/;

/** What everybody writes in capitals, and what has no vowel, so that it is no word: "PSE", "JBL"; a unit is neither. */
function isAbbreviation(word: string): boolean {
  const bare = word.replace(/[.,;:()]+$/, '');
  if (KEPT_CAPITALS.test(bare) || /\d/.test(word) || ABBREVIATIONS.has(bare)) return true;
  return /^[BCDFGHJ-NP-TV-XZ]{2,5}$/.test(bare) && UNIT_SPELLINGS[bare.toLowerCase()] === undefined;
}

/** A title that shouts is brought to lower case and gets its accents; names, codes and abbreviations keep their capitals. */
export function quiet(text: string): string {
  const words = withAccents(text.trim())
    .replaceAll(/\ba m(?:ã|a)o\b/gi, 'à mão')
    .split(/\s+/);
  const isShouting = text === text.toUpperCase();
  return words
    .map((word, index) => {
      if (isShouting && index > 0 && /^[AEOÉÀ]$/.test(word)) return word.toLowerCase();
      if (isAbbreviation(word)) return word;
      if (word === word.toUpperCase() && word.length > 1) return word.toLowerCase();
      const isTitleCase = /^\p{Lu}\p{Ll}+(?:-\p{L}+)?[.,;:]?$/u.test(word);
      return isTitleCase && !isProperName(word) && (index === 0 || isCommonWord(word.replace(/[.,;:]$/, '')))
        ? word.toLowerCase()
        : word;
    })
    .join(' ');
}
