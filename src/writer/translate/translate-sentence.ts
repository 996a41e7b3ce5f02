import { wordedFor } from '#writer/compose/family-verbs.ts';
import { fold } from '#writer/compose/fold.ts';
import { agree } from '#writer/compose/portuguese-words.ts';
import type { Product } from '#writer/compose/product.ts';
import { sayCertain } from '#writer/compose/say-certain.ts';
import type { Statement } from '#writer/compose/statement.ts';
import { LEXICON } from '#writer/data/lexicon/all-entries.ts';
import { expandShorthand } from '#writer/facts/description-cleaning.ts';
import { matchLabel } from '#writer/facts/lexicon-matcher.ts';
import { type ConcreteTone, inTone } from './japanese-tone.ts';
import type { OwnSentences } from './own-sentences.ts';
import { sayFromLedger } from './say-from-ledger.ts';
import { titleOf } from './translate-title.ts';

export type Translator = {
  product: Product;
  tone: ConcreteTone;
  ownSentences: OwnSentences;
  sentenceCount: number;
};
/** Japanese with its exact meaning. */
export type Rendered = { ja: string; pt: string };

const KEEP_AS_IS =
  /^(?:https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|@[\w.]+|[\d\s.,:;/x×%+()\-–R$¥€]+|#\w+)$/i;
const SHOP = new Map(
  LEXICON.filter(({ role }) => role === 'shop').flatMap((entry) =>
    entry.forms.map((form) => [fold(form), entry] as const),
  ),
);
const ENDS_LIKE_A_SENTENCE = /(?:です|ます|ません|ました|ください|でした)$/;

/** A whole sentence, heading or "label: value"; undefined as soon as something in it is not known for certain. */
export function translateSentence(sentence: string, translator: Translator): Rendered | undefined {
  const text = expandShorthand(sentence.trim());
  // A number by itself (a rating, a price) says nothing that we know.
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return undefined;
  if (KEEP_AS_IS.test(text)) return { ja: sentence, pt: sentence };
  const found =
    priceOf(text) ??
    say(translator.ownSentences(text), translator) ??
    headingOf(text) ??
    (text.endsWith('?') ? undefined : told(text, translator));
  return found && hasSameNumbers(text, found.ja) ? found : undefined;
}

/** What is asked is not told: "Pode ir ao forno?" says nothing. */
function told(text: string, translator: Translator): Rendered | undefined {
  return (
    labelled(text, translator) ?? say(sayCertain(text), translator) ?? shopPhrase(text) ?? fromLedger(text, translator)
  );
}

/** No number is lost and none is new; "3 em 1" is said in words. */
function hasSameNumbers(source: string, ja: string): boolean {
  const own = numbersIn(source.replaceAll(/\b(\d) em 1\b/gi, '$1'));
  return own.join(' ') === numbersIn(ja).join(' ');
}

/** "1.200" is a thousand and two hundred, "1.2" and "1,2" are not. */
function numbersIn(words: string): (number | string)[] {
  return (words.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map((number) => (/^[1-9]\d{0,2}(?:\.\d{3})+(?!\d)/.test(number) ? number.replaceAll('.', '') : number))
    .map((number) => Number(number.replaceAll(',', '.')) || number)
    .sort();
}

function fromLedger(text: string, translator: Translator): Rendered | undefined {
  const found = sayFromLedger(text, translator.product);
  if (!found?.isWhole) return undefined;
  if (found.isName) return titleOf(text, found, translator.product);
  const isList = found.statements.every(({ kind }) => kind === 'contents') && !HAS_VERB.test(text);
  if (isList) return listOf(found.statements);
  const said = found.statements.map(({ says }) => says.find(({ ja }) => ja !== null));
  if (said.some((one) => one === undefined)) return undefined;
  const rendered = said.map((one) => say({ pt: one?.pt ?? '', ja: one?.ja ?? '' }, translator));
  return {
    ja: rendered.map((one) => one?.ja ?? '').join(''),
    pt: rendered.map((one) => one?.pt ?? '').join(' '),
  };
}

const HAS_VERB = /\b(?:acompanha|cont[eé]m|inclui|vem|v[eê]m|traz)\b/i;

/** A line under the heading of the box: ノズル×2, without the heading again. */
function listOf(statements: readonly Statement[]): Rendered {
  return {
    ja: statements.map(({ value }) => value.ja).join('、'),
    pt: statements.map(({ value }) => value.pt).join(', '),
  };
}

/** A row of a table: the label and its value, each in its own cell; undefined where one of them is not known. */
export function translateCells(label: string, value: string, translator: Translator): Rendered[] | undefined {
  const known = labelled(`${label}: ${value}`, translator);
  const [ja, pt] = [known?.ja.split('：'), known?.pt.split(': ')];
  if (ja?.length !== 2 || pt?.length !== 2) return undefined;
  return [0, 1].map((at) => ({ ja: ja[at] ?? '', pt: pt[at] ?? '' }));
}

/** "Material: aço inox": the ledger knows the role of the value, the label only its heading. */
function labelled(text: string, translator: Translator): Rendered | undefined {
  const match = /^([^:]{1,48}?)\s*:\s*(\S.*)$/su.exec(text);
  if (!match) return undefined;
  const [, label = '', value = ''] = match;
  // A label speaks for one sentence; a semicolon parts the items of its list.
  if (/[.!?]\s+\p{L}/u.test(value)) return undefined;
  if (/;\s+\S/u.test(value) && !isKnownList(label, value, translator)) return undefined;
  const heading = headingOf(label);
  const valued = sayFromLedger(value, translator.product);
  // The label is known as a heading, or the ledger read the fact by it; otherwise its words have to be covered too.
  const isRead = valued?.facts.some((fact) => fold(fact.text).startsWith(fold(label)));
  const found = (heading || isRead ? valued : undefined) ?? sayFromLedger(text, translator.product);
  if (found?.isWhole && !found.isName) return spec(found.statements);
  if (!heading) return undefined;
  const known = sayCertain(value) ?? ANSWERS[fold(value)] ?? shopPhrase(value);
  return known && { ja: `${heading.ja}：${known.ja.replace(/。$/, '')}`, pt: `${heading.pt}: ${known.pt}` };
}

/** "Cores: preto; vinho; verde": every item is told by a fact of one kind. */
function isKnownList(label: string, value: string, { product }: Translator): boolean {
  const found = sayFromLedger(value, product) ?? sayFromLedger(`${label}: ${value}`, product);
  return found?.isWhole === true && new Set(found.facts.map(({ kind }) => kind)).size === 1;
}

const ANSWERS: Readonly<Record<string, Rendered>> = { sim: { ja: 'あり', pt: 'sim' }, nao: { ja: 'なし', pt: 'não' } };

/** A label once, with all that stands behind it. */
function spec(statements: readonly Statement[]): Rendered {
  const byLabel = new Map<string, Statement[]>();
  for (const statement of statements)
    byLabel.set(statement.label.ja, [...(byLabel.get(statement.label.ja) ?? []), statement]);
  const groups = [...byLabel.values()];
  return {
    ja: groups.map((group) => `${group[0]?.label.ja}：${group.map(({ value }) => value.ja).join('、')}`).join('、'),
    pt: groups.map((group) => `${group[0]?.label.pt}: ${group.map(({ value }) => value.pt).join(', ')}`).join(', '),
  };
}

/** Headings that stand over lines or cells, besides the labels of the lexicon. */
const HEADINGS: Readonly<Record<string, string>> = {
  lavagem: 'お手入れ',
  limpeza: 'お手入れ',
  detalhe: '内容',
  detalhes: '内容',
  valor: '内容',
  highlights: '特長',
  destaques: '特長',
  diferenciais: '特長',
  carregamento: '充電',
  recarga: '充電',
  bolsos: 'ポケット',
  acessorios: '付属品',
};

function headingOf(text: string): Rendered | undefined {
  const own = HEADINGS[fold(text)];
  if (own !== undefined) return { ja: text.trim().endsWith(':') ? `${own}：` : own, pt: text };
  const label = text.length <= 48 ? matchLabel(text.replace(/:$/, '')) : undefined;
  // A single letter is a size or an answer, never a heading.
  return label && text.replace(/:$/, '').trim().length > 2
    ? { ja: text.endsWith(':') ? `${label.ja}：` : label.ja, pt: text }
    : undefined;
}

function shopPhrase(text: string): Rendered | undefined {
  const entry = SHOP.get(fold(text));
  if (!entry) return undefined;
  const end = text.endsWith('!') ? '！' : ENDS_LIKE_A_SENTENCE.test(entry.ja) ? '。' : '';
  return { ja: entry.ja + end, pt: entry.pt };
}

function say(pair: Rendered | undefined, translator: Translator): Rendered | undefined {
  if (!pair) return undefined;
  const { product, tone } = translator;
  const ja = inTone(wordedFor(product, pair.ja), tone, translator.sentenceCount);
  translator.sentenceCount += 1;
  return { ja, pt: agree(pair.pt, product.noun) };
}

/** Prices are never converted: the amounts are the seller's to set in yen. */
function priceOf(text: string): Rendered | undefined {
  const plain = fold(text);
  const fromTo = /^(?:de )?(r\$ ?[\d.,]+) (?:por|agora)(?: apenas| so)? (r\$ ?[\d.,]+)$/.exec(plain);
  if (fromTo) return { ja: `${fromTo[1]?.toUpperCase()} → ${fromTo[2]?.toUpperCase()}`, pt: text };
  const single = /^(?:por |apenas |so |por apenas |(a partir de ))?(r\$ ?[\d.,]+)$/.exec(plain);
  if (single) return { ja: `${single[2]?.toUpperCase()}${single[1] ? '〜' : ''}`, pt: text };
  const instalments = /^(?:em )?(?:ate )?(\d{1,2})x (?:de (r\$ ?[\d.,]+)|sem juros)$/.exec(plain);
  if (!instalments) return undefined;
  return {
    ja: `${instalments[1]}回払い${instalments[2] ? `：${instalments[2].toUpperCase()}` : '（手数料なし）'}`,
    pt: text,
  };
}
