import { UNIT_WORDS } from '#writer/data/frames/unit-words.ts';
import { CARE_VERBS, type CareVerb } from '#writer/data/phrases/grammar-verbs.ts';
import { APPLIANCES, INFLUENCES } from '#writer/data/phrases/grammar-words.ts';
import { thingInJapanese, thingsInJapanese } from './say-things.ts';
import { materialInJapanese } from './say-value.ts';

const OFTEN: Readonly<Record<string, string>> = { dia: '1日に', semana: '週に', mes: '月に', ano: '年に' };
const NUMBERS: Readonly<Record<string, string>> = { uma: '1', duas: '2', tres: '3' };

/** Care and warnings, verb by verb; the words are folded. Without its full stop; null as soon as a word is not known. */
export function sayCare(text: string): string | null {
  const after = / apos (?:o|cada) uso$/.exec(text);
  if (after) return prefixed('使用後は、', sayCare(text.slice(0, after.index)));
  const before = / antes d[eo] (?:uso|usar|primeiro uso)$/.exec(text);
  if (before)
    return prefixed(
      /primeiro/.test(before[0]) ? 'はじめて使う前に、' : '使用前に、',
      sayCare(text.slice(0, before.index)),
    );
  return (
    cooling(text) ??
    alone(text) ??
    often(text) ??
    allowedPlaces(text) ??
    notFor(text) ??
    keptFrom(text) ??
    choking(text) ??
    asked(text)
  );
}

function prefixed(when: string, ja: string | null): string | null {
  return ja === null ? null : when + ja;
}

/** "deixe esfriar 10 minutos". */
function cooling(text: string): string | null {
  const match = /^(?:deixe|deixar) esfriar(?: por)? (\d{1,3}) (\S+)$/.exec(text);
  const unit = UNIT_WORDS[match?.[2] ?? ''];
  return match && unit !== undefined ? `${match[1]}${unit}冷ましてください` : null;
}

/** "não deixe o animal sozinho dentro da bolsa". */
function alone(text: string): string | null {
  const match = /^nao (?:deixe|deixar) (?:o |a )?(.+?) sozinh[oa](?: (?:dentro d[eoa]|em|no|na) (.+))?$/.exec(text);
  if (!match) return null;
  const [who, where] = [thingInJapanese(match[1] ?? ''), match[2] === undefined ? '' : thingInJapanese(match[2])];
  return who === null || where === null
    ? null
    : `${where === '' ? '' : `${where}の中に`}${who}だけを残さないでください`;
}

/** "trocar o filtro a cada 2 a 4 semanas", "limpar a bomba 1 vez por semana". */
function often(text: string): string | null {
  const every = /^(\S+) (?:o |a |os |as )?(.+?) a cada (\d+)(?: (?:a|ou) (\d+)|-(\d+))? (\S+)$/.exec(text);
  if (every) {
    const [, word = '', thing = '', from = '', to, other, unit = ''] = every;
    const [verb, x, amount] = [verbOf(word), thingInJapanese(thing), UNIT_WORDS[unit]];
    const until = to ?? other;
    return verb?.asked && x !== null && amount !== undefined
      ? `${x}は${from}${until ? `〜${until}` : ''}${amount}ごとに${verb.asked}`
      : null;
  }
  const times =
    /^(\S+) (?:o |a |os |as )?(.+?) (\d+|uma|duas|tres) ?(?:x|vez|vezes) (?:por|ao|a cada|na) (dia|semana|mes|ano)$/.exec(
      text,
    );
  if (!times) return null;
  const [, word = '', thing = '', count = '', period = ''] = times;
  const [verb, x] = [verbOf(word), thingInJapanese(thing)];
  return verb?.asked && x !== null ? `${x}は${OFTEN[period]}${NUMBERS[count] ?? count}回${verb.asked}` : null;
}

const GOES =
  /^(nao |nunca )?(?:pode(?:m)? (?:ir |ser usad[oa]s? |usar |lavar |por |colocar )?|vai |vao |va |leve |levar |coloque |colocar )(?:ao|a|no|na|em) (.+?)(?: sem (?:a |o )?(.+))?$/;

/** "pode ir ao micro-ondas e freezer sem a tampa", "não vai no micro-ondas nem na lava-louças". */
function allowedPlaces(text: string): string | null {
  const match = GOES.exec(
    text.replaceAll(/\bmicro ?ondas\b/g, 'micro-ondas').replaceAll(/\blava loucas?\b/g, 'lava-loucas'),
  );
  if (!match) return null;
  const [, negation, places = '', without] = match;
  const items = places.split(/\s*,\s*|\s+(?:e|ou|nem)\s+(?:ao |a |no |na |em )?/);
  const known = items.map((item) => APPLIANCES[item.replace(/^(?:ao|a|no|na) /, '')]);
  if (known.some((ja) => ja === undefined)) return null;
  const list = known.join('・');
  if (negation !== undefined)
    return without === undefined ? `${list}では${isWasher(list) ? '洗えません' : '使用できません'}` : null;
  const part = without === undefined ? '' : thingInJapanese(without);
  if (part === null) return null;
  return `${part === '' ? '' : `${part}を外せば、`}${list}で${isWasher(list) ? '洗えます' : '使えます'}`;
}

function isWasher(list: string): boolean {
  return /^(?:食洗機|洗濯機)$/.test(list);
}

/** "não indicado para menores de 3 anos". */
function notFor(text: string): string | null {
  const match = /^nao (?:e )?(?:(?:indicad|recomendad|adequad)[oa]s?|serve|use|usar) (?:para|a|p) (.+)$/.exec(text);
  if (!match) return null;
  const people = peopleIn(match[1] ?? '');
  return people === null ? null : `${people}には適していません`;
}

function peopleIn(words: string): string | null {
  const young = /^(?:criancas )?(?:menores de|com menos de|abaixo de) (\d{1,2}) anos$/.exec(words);
  return young ? `${young[1]}歳未満のお子さま` : thingsInJapanese(words);
}

/** "evite calor excessivo", "mantenha longe do fogo". */
function keptFrom(text: string): string | null {
  const avoided = /^evit(?:e|ar) (?:a |o )?(?:exposicao (?:ao|a|a o) |contato com (?:o |a )?)?(.+)$/.exec(text)?.[1];
  if (avoided !== undefined) return influencesIn(avoided, (ja) => `${ja}を避けてください`);
  const far = /^(?:manter|mantenha|deixar|deixe) longe d[eoa]s? (.+)$/.exec(text)?.[1];
  return far === undefined ? null : influencesIn(far, (ja) => `${ja}に近づけないでください`);
}

function influencesIn(words: string, make: (ja: string) => string): string | null {
  const items = words.split(/\s*,\s*|\s+(?:e|ou)\s+(?:a |ao |o |d[eoa] )?/);
  const known = items.map((item) => INFLUENCES[item.replace(/^(?:ao|a|o) /, '')]);
  return known.every((ja) => ja !== undefined) ? make(known.join('や')) : null;
}

/** "risco de engasgo para menores de 3 anos", alone or behind the small parts that bring it. */
function choking(text: string): string | null {
  const match =
    /^(contem pecas pequenas\W+)?(?:ha )?risco de (?:engasgo|asfixia|sufocamento)(?: (?:para|p|em) (.+))?$/.exec(text);
  if (!match) return null;
  const people = match[2] === undefined ? 'お子さま' : peopleIn(match[2]);
  const parts = match[1] === undefined ? '' : '小さな部品が含まれています。';
  return people === null ? null : `${parts}${people}がのどに詰まらせるおそれがあります`;
}

/** "não mergulhe o motor na água", "guarde em local seco", "limpe o filtro com pano seco". */
function asked(text: string): string | null {
  const match = /^(nao |nunca )?(\S+)(?: (.+))?$/.exec(text);
  const verb = verbOf(match?.[2] ?? '');
  if (!match || !verb) return null;
  const end = match[1] === undefined ? verb.asked : verb.forbidden;
  const rest = match[3];
  if (end === undefined) return null;
  if (rest === undefined) return end;
  const where = /^(?:(.+?) )?(em|no|na|nos|nas|ao|aos|para|dentro d[eoa]|sob|sobre) (.+)$/.exec(rest);
  if (where) {
    const place = placeIn(where[3] ?? '', verb);
    const thing = where[1] === undefined ? '' : objectIn(where[1], verb);
    const inside = where[2]?.startsWith('dentro') ? 'の中' : '';
    const isDenied = match[1] !== undefined && verb.place === 'で' && thing === '';
    if (place !== null && thing !== null) return `${thing}${place}${inside}${verb.place}${isDenied ? 'は' : ''}${end}`;
  }
  const means = /^(?:(.+?) )?com (.+)$/.exec(rest);
  if (means) {
    const tool = thingInJapanese(means[2] ?? '');
    const thing = means[1] === undefined ? '' : objectIn(means[1], verb);
    if (tool !== null && thing !== null) return `${thing}${tool}${verb.means}${end.replace('お手入れして', '拭いて')}`;
    return null;
  }
  const thing = objectIn(rest, verb);
  return thing === null ? null : thing + end;
}

function objectIn(words: string, verb: CareVerb): string | null {
  const ja = thingsInJapanese(words);
  return ja === null ? null : `${ja}${verb.object}`;
}

function placeIn(words: string, { forbidden }: CareVerb): string | null {
  const bare = words.replace(/^(?:o|a|os|as) /, '');
  const surface = /^superficies? (?:de|em) (.+)$/.exec(bare)?.[1];
  if (surface !== undefined) return said(materialInJapanese(surface.replaceAll(' ou ', ' e ')));
  // One is laid in a sunny place, and exposed to the sun itself.
  if (INFLUENCES[bare] === '直射日光' && !forbidden.startsWith('さらさ')) return '直射日光の当たる場所';
  return APPLIANCES[bare] ?? INFLUENCES[bare] ?? PLACES[bare] ?? thingInJapanese(bare);
}

function said(material: string | null): string | null {
  return material === null ? null : `${material}の表面`;
}

const PLACES: Readonly<Record<string, string>> = {
  'local seco': '乾燥した場所',
  'lugar seco': '乾燥した場所',
  'local fresco': '涼しい場所',
  'local seco e fresco': '涼しく乾燥した場所',
  'local fresco e seco': '涼しく乾燥した場所',
  'local arejado': '風通しのよい場所',
  'local ventilado': '風通しのよい場所',
  sombra: '日陰',
  'temperatura ambiente': '室温',
  'superficie plana': '平らな場所',
  'superficies planas': '平らな場所',
  'ambiente externo': '屋外',
  'ambientes externos': '屋外',
  'agua corrente': '流水',
  'agua fria': '水',
  'agua morna': 'ぬるま湯',
  'agua quente': 'お湯',
};

function verbOf(word: string): CareVerb | undefined {
  return CARE_VERBS.find(({ forms }) => forms.test(word));
}
