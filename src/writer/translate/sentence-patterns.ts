import { tokenize } from '#writer/facts/portuguese-words.ts';
import { translatePhrase } from './translate-phrase.ts';

export type Translated = { ja: string; isSentence: boolean };
type Context = ReadonlySet<string>;
type Pattern = { source: RegExp; write: (slots: string[], context: Context) => string | undefined; isSentence?: false };

const say = (slot: string | undefined, context: Context) =>
  slot === undefined ? undefined : translatePhrase(slot, context);
const join = (ja: string | undefined, before: string, after: string) =>
  ja === undefined ? undefined : before + ja + after;

/** Matched against the text without accents and capitals. */
const PATTERNS: readonly Pattern[] = [
  {
    source:
      /^(?:e |sao )?(?:o |a |um |uma )?(?:produto |opcao |escolha |presente )?(?:ideal|perfeit[oa]s?|otim[oa]s?|indicad[oa]s?|recomendad[oa]s?|excelente|adequad[oa]s?) (?:para|pra) (?:usar |uso |quem usa )?(?:no |na |em |o |a )?(.+)$/,
    write: ([slot], context) => join(nounsOf(slot, context), '', 'におすすめです'),
  },
  {
    source:
      /^(?:produto |peca |e )?(?:feit[oa]s?|fabricad[oa]s?|confeccionad[oa]s?|produzid[oa]s?|desenvolvid[oa]s?) (?:em|de|com) (.+)$/,
    write: ([slot], context) => join(nounsOf(slot, context, 'と'), '素材は', 'です'),
  },
  {
    source: /^(?:possui|tem|conta com|vem com|acompanha|traz|oferece|inclui|contem) (.+)$/,
    write: ([slot], context) => {
      const ja = say(slot, context);
      if (ja === undefined) return undefined;
      return /(?:デザイン|付き|対応|仕様|式|機能|さ|性)$/.test(ja) ? `${ja}です` : `${ja}が付いています`;
    },
  },
  {
    source: /^(?:ele |ela |o produto |este produto )?(?:e|sao|fica) (.+)$/,
    write: ([slot], context) => join(say(slot, context), '', 'です'),
  },
  {
    source: /^disponive(?:l|is) (?:em|nas?|nos?) (?:cores? )?(.+)$/,
    write: ([slot], context) => join(say(slot, context), '', 'をご用意しています'),
  },
  {
    source: /^garantia (?:total |do vendedor )?de (.+)$/,
    write: ([slot], context) => join(say(slot, context), '', '保証'),
    isSentence: false,
  },
  { source: /^(.+) de garantia$/, write: ([slot], context) => join(say(slot, context), '', '保証'), isSentence: false },
  {
    source: /^(?:suporta|aguenta) (?:ate )?(.+)$/,
    write: ([slot], context) => join(measureOnly(slot, context), '耐荷重は', 'です'),
  },
  {
    source: /^(?:pesa|peso de|pesando) (?:apenas |so |somente )?(.+)$/,
    write: ([slot], context) => join(measureOnly(slot, context), '重さは', 'です'),
  },
  {
    source: /^(?:mede|medindo) (.+)$/,
    write: ([slot], context) => join(measureOnly(slot, context), 'サイズは', 'です'),
  },
  {
    source: /^(?:capacidade|volume) (?:de|para) (.+)$/,
    write: ([slot], context) => join(measureOnly(slot, context), '容量', ''),
    isSentence: false,
  },
  {
    source: /^(?:apenas|so|somente) (.+)$/,
    write: ([slot], context) => join(measureOnly(slot, context), 'わずか', ''),
    isSentence: false,
  },
  { source: /^ate (.+)$/, write: ([slot], context) => join(measureOnly(slot, context), '最大', ''), isSentence: false },
  {
    source: /^(?:bateria (?:dura|com duracao de|de)|autonomia de|duracao de) (?:ate )?(.+)$/,
    write: ([slot], context) => join(timeOnly(slot, context), '使用時間は最大', 'です'),
  },
  {
    source: /^(?:mantem|conserva) (?:a |as |o )?(?:sua |suas )?bebidas? (?:quente|quentes|aquecida) por (?:ate )?(.+)$/,
    write: ([slot], context) => join(measureOnly(slot, context), '温かい飲み物の温度を最大', '保ちます'),
  },
  {
    source: /^(?:mantem|conserva) (?:a |as |o )?(?:sua |suas )?bebidas? (?:fri[ao]s?|gelad[ao]s?) por (?:ate )?(.+)$/,
    write: ([slot], context) => join(measureOnly(slot, context), '冷たい飲み物の温度を最大', '保ちます'),
  },
  {
    source: /^compative(?:l|is) com (.+)$/,
    write: ([slot], context) => join(modelsOf(slot) ?? say(slot, context), '', 'に対応しています'),
  },
  {
    source: /^(\d.*) de (?:espessura|altura|largura|comprimento|profundidade|diametro)$/,
    write: ([slot], context) => join(measureOnly(slot, context), '', ''),
    isSentence: false,
  },
  {
    source: /^(?:para )?(?:criancas |uso )?a partir de (\d+) anos$/,
    write: ([slot]) => `対象年齢${slot}歳から`,
    isSentence: false,
  },
  {
    source: /^(?:para )?(?:criancas |uso )?a partir de (\d+) meses$/,
    write: ([slot]) => `対象年齢${slot}か月から`,
    isSentence: false,
  },
  {
    source: /^(?:as )?medidas podem (?:variar|ter variacao)(?: de| entre| em)?(?: ate)? (.+)$/,
    write: ([slot], context) => join(measureOnly(slot, context), '寸法には', 'ほどの誤差が生じる場合があります'),
  },
  {
    source: /^protege (?:o |a |os |as |seu |sua |seus |suas )?(.+)$/,
    write: ([slot], context) => join(say(slot, context), '', 'を守ります'),
  },
  {
    source: /^(?:combina com|combina bem com) (?:o |a |os |as )?(.+)$/,
    write: ([slot], context) => join(say(slot, context), '', 'によく合います'),
  },
  {
    source: /^(?:nao acompanha|nao inclui) (.+)$/,
    write: ([slot], context) => join(say(slot, context), '', 'は付属しません'),
  },
];

/** `plain` is the sentence in lower case without accents, as long as the original. */
export function translateByPattern(plain: string, context: Context): Translated | undefined {
  for (const { source, write, isSentence } of PATTERNS) {
    const match = source.exec(plain);
    const ja = match ? write(match.slice(1), context) : undefined;
    if (ja !== undefined) return { ja, isSentence: isSentence ?? true };
  }
  return undefined;
}

/** A bare list of known nouns: 仕事や旅行. */
function nounsOf(slot: string | undefined, context: Context, joiner: 'や' | 'と' = 'や'): string | undefined {
  const parts = (slot ?? '')
    .split(/,| e | ou /)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const nouns = parts.map((part) => {
    const phrase = translatePhrase(part.replace(/^(?:para|no|na|o|a|os|as|em|seu|sua) /, ''), context);
    return phrase === undefined || /[のな]$/.test(phrase) ? undefined : phrase;
  });
  return nouns.length > 0 && nouns.every((noun) => noun !== undefined) ? nouns.join(joiner) : undefined;
}

/** A battery "de 1200 mAh" is a capacity and not a time. */
function timeOnly(slot: string | undefined, context: Context): string | undefined {
  const ja = measureOnly(slot, context);
  return ja !== undefined && /^[\d.〜]+(?:時間|分|日|週間)$/.test(ja) ? ja : undefined;
}

function measureOnly(slot: string | undefined, context: Context): string | undefined {
  return slot !== undefined && /^\d/.test(slot) ? translatePhrase(slot, context) : undefined;
}

const KNOWN_MODELS =
  /^(?:iphone|android|ios|samsung|galaxy|xiaomi|motorola|windows|mac|ps4|ps5|xbox|alexa|google|usb|bluetooth|\d+|pro|max|plus|mini|ultra|s\d+|a\d+|e|,)$/;

function modelsOf(slot: string | undefined): string | undefined {
  const words = tokenize(slot ?? '');
  if (words.length === 0 || !words.every(({ norm }) => KNOWN_MODELS.test(norm))) return undefined;
  return words
    .map(({ raw, norm }) => (norm === 'e' || norm === ',' ? '、' : properCase(raw)))
    .join(' ')
    .replaceAll(' 、 ', '、');
}

const PROPER = new Map([
  ['iphone', 'iPhone'],
  ['ios', 'iOS'],
  ['usb', 'USB'],
  ['ps4', 'PS4'],
  ['ps5', 'PS5'],
]);

function properCase(word: string): string {
  return PROPER.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
}

/** Fixed expressions that already end like a sentence. */
export const SENTENCE_ENDINGS = /(?:です|ます|ません|ました|ください|どうぞ|なく|こちら|こちらから|ございます|ね)$/;
