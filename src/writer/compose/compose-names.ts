import { titleLine, withoutShouting } from '#domain/products/propose-name.ts';
import type { NamesReply } from '#domain/robots/robot-options.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import { specificationOf } from '#domain/sheet/specification.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { agree, nounOf } from './noun-agreement.ts';
import { type Composition, portugueseKind } from './product-subject.ts';

const NAME_COUNT = 6;
const LONGEST = 60;
const LONGEST_KIND = 44;
const LONGEST_VALUE = 24;
const SMALL_WORDS = new Set('de da do das dos para com sem a e em o os as'.split(' '));
const UNITS = new Set('ml cm mm g kg'.split(' '));

const FOR_WHOM = new Map(
  'women=feminin[o/a]|men=masculin[o/a]|unisex=unissex|children=infantil|baby=para bebê|dogs=para cães|cats=para gatos|pets=para pets'
    .split('|')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Names made of the kind of product and its sheet; a brand or line only as the seller wrote it. */
export function composeNames(sheet: Sheet, { description }: { description: string }): Composition<NamesReply> {
  const kind = cutAtWord(portugueseKind(sheet) ?? titleOf(description) ?? '');
  if (kind === '') return { isWritten: false, missing: ['product_type'] };
  const noun = nounOf(kind);
  const word = (key: FieldKey) => plainValue(sheet, key);
  const line = word('series') ?? word('brand') ?? word('model_number');
  const use = word('intended_use');
  const material = isNamed(kind, word('material')) ? undefined : word('material');
  const measure = word('capacity') ?? word('net_content') ?? word('screen') ?? word('diameter');
  const buyer = FOR_WHOM.get(sheet.for_whom?.value[0]?.choice ?? '');
  const candidates = [
    kind,
    line && `${kind} ${line}`,
    measure && `${kind} ${measure}`,
    material && `${kind} de ${material}`,
    buyer && `${kind} ${buyer}`,
    use && `${kind} para ${use}`,
    line && measure && `${kind} ${line} ${measure}`,
    material && measure && `${kind} de ${material} ${measure}`,
    `${kind} do dia a dia`,
    `${noun.isFeminine ? 'minha' : 'meu'}${noun.isPlural ? 's' : ''} ${kind}`,
  ];
  const names = [...new Set(candidates.filter((name) => name !== undefined && name !== ''))]
    .map((name) => titleCase(agree(name ?? '', noun)))
    .filter((name) => name.length <= LONGEST)
    .slice(0, NAME_COUNT);
  const sentences = names.map((text, index) => ({ field: 'names', index, source: null, text, meaning: null }));
  return { isWritten: true, names, sentences, withoutJapanese: [] };
}

/** "blocos de madeira" already says that "madeira de faia" is wood. */
const isNamed = (kind: string, material = ''): boolean =>
  ` ${foldText(kind)} `.includes(` ${foldText(material).split(' ')[0]} `);

/** The value of a field with one short entry: no limit, no "cerca de", no part. */
function plainValue(sheet: Sheet, key: FieldKey): string | undefined {
  const field = sheet[key];
  const [entry, ...others] = field && 'value' in field ? field.value : [];
  if (!entry || others.length > 0 || field?.limit || entry.limit || entry.part || entry.amount?.qualifier)
    return undefined;
  const value = specificationOf({ [key]: field })[0]?.valuePt ?? '';
  return value !== '' && value.length <= LONGEST_VALUE ? value : undefined;
}

function cutAtWord(kind: string): string {
  if (kind.length <= LONGEST_KIND) return kind;
  const words = kind.slice(0, kind.lastIndexOf(' ', LONGEST_KIND)).split(' ');
  while (SMALL_WORDS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** The title of a supplier's text up to its first punctuation. */
function titleOf(description: string): string | undefined {
  const title = titleLine(description)
    .slice(0, 200)
    .replaceAll(/["']/g, '')
    .replaceAll(/(?<=\s)c\/ ?/g, 'com ')
    .split(/[^\p{L}\p{N}\s.-]|\s-+\s|\.\s/u)
    .map((part) => part.trim())
    .find((part) => /\p{L}{3}/u.test(part));
  return title && withoutShouting(title);
}

const titleCase = (name: string): string =>
  name
    .split(/\s+/)
    .map((word, index) => ((index > 0 && SMALL_WORDS.has(word)) || UNITS.has(word) ? word : capitalise(word)))
    .join(' ');
