import { fieldRow, fieldsOfLabel } from '#domain/sheet/all-fields.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Entry } from '#domain/sheet/sheet.ts';
import { foldChars } from '#writer/text/fold-chars.ts';
import { readAmounts } from '#writer/text/numbers.ts';
import type { Span } from './split-source.ts';
import { choiceOf, fittingAmount, limitOf, trimItem } from './value-parts.ts';

/** Fields whose amount can be read from running text beside one of their label words. */
const TOLD =
  /^(?:width|depth|height|length|diameter|thickness|weight|capacity|load|power|battery_capacity|charge_time|wireless_range|screen|brightness|warranty|package_weight)$/;
/** Units that only one field has. */
const OWN_UNIT: Readonly<Record<string, FieldKey>> = { mah: 'battery_capacity', lm: 'brightness' };
const VERBS: Readonly<Record<string, FieldKey>> = {
  pesa: 'weight',
  pesando: 'weight',
  comporta: 'capacity',
  carrega: 'charge_time',
  aguenta: 'load',
};
/** Label words that mean something else in a sentence: the "cabo" of a pan, "por 30 dias". */
const NOT_IN_PROSE = /^(?:cabo|de|por|carga|consumo|entrada|distancia|conteudo)$/;
/** Denials and things other than the product: their clause is skipped. */
const NOT_OF_PRODUCT =
  /\b(?:nao|nem|sem|nunca|evite|exceto|menos|cada|embalagem|caix(?:a|inha)|estojo|case|cabo|controle|fonte|carregador|tampa|alca|frete|prazo|para (?:[a-z]+ ){1,3}(?:de|com) ate)\b/;

/** Limit of the amount: "(volume 50%)", "contra defeitos de fábrica", ", sem a tampa". */
const LIMIT =
  /^\s?\(([^()]{2,120})\)|^,?\s((?:contra|em|no|na|sem|exceto|só|somente|apenas|desde que|quando|se|não|por|cada)(?![\p{L}])(?:(?!\se\s)[^,.;:!?()|/\n]){0,120})/iu;

/** "Dobrada fica com 4 cm de espessura": what the amount holds for. */
const STATE = /^\s*((?:dobrad|fechad|abert|guardad|montad|desmontad)[oa])\s/iu;
/** "garantia de 6 meses; não cobre mau uso" */
const EXCLUDED = /^;\s?(não cobre [^.;\n]{3,80}|exceto [^.;\n]{3,80})/iu;

export type FoundAmount = Span & { field: FieldKey; entry: Entry };

/** "peso de 320 g", "até 10 m de alcance", "5000 mAh": amounts beside their own label word. */
export function amountsInProse(text: string, { start, end }: Span, isTitle: boolean): FoundAmount[] {
  const sentence = text.slice(start, end);
  const folded = foldChars(sentence);
  const foundAmounts: FoundAmount[] = [];
  for (const read of readAmounts(sentence, 'pt')) {
    if (read.unit === '' || read.soft) continue;
    const clause = clauseAround(folded, read.start, read.end);
    if (NOT_OF_PRODUCT.test(folded.slice(clause.start, read.start))) continue;
    const before = wordBefore(folded, clause.start, read.start);
    const after = wordAfter(folded, read.end, clause.end);
    const own = OWN_UNIT[read.unit] ?? (isTitle && /^(?:ml|l)$/.test(read.unit) ? 'capacity' : undefined);
    const keys = [...(before?.keys ?? []), ...(after?.keys ?? []), ...(own ? [own] : [])];
    const field = keys.find((key) => TOLD.test(key) && fittingAmount(fieldRow(key), sentence, read));
    if (field === undefined) continue;
    const amount = fittingAmount(fieldRow(field), sentence, read)?.amount;
    const from = before?.keys.includes(field)
      ? before.start
      : clause.start + qualified(folded.slice(clause.start, read.start));
    const to = !before?.keys.includes(field) && after?.keys.includes(field) ? after.end : read.end;
    const behind = sentence.slice(to, to + 160);
    // "320 g da caixa" is not about the product.
    if (/^\sd[aeo]s?\s/.test(behind)) continue;
    if (field === 'weight' && /^\s(?:com|na) (?:a )?(?:embalagem|caixa)\b/i.test(behind)) continue;
    const isOfTitle = isTitle && !before?.keys.includes(field) && !after?.keys.includes(field);
    // A title goes on with what the product is: "500 ml em aço inox".
    const [limit = '', inside, unbracketed] = (isOfTitle ? null : LIMIT.exec(behind)) ?? [];
    const pt = trimItem(inside ?? unbracketed ?? '');
    const choice = choiceOf(fieldRow(field).choices, pt);
    const state = STATE.exec(sentence.slice(clause.start, read.start))?.[1]?.toLowerCase() ?? '';
    const [omitted = '', excluded = ''] = (field === 'warranty' && EXCLUDED.exec(behind.slice(limit.length))) || [];
    const entry = {
      ...(choice === undefined ? {} : { choice }),
      ...limitOf([state, choice === undefined ? pt : '', excluded]),
      amount,
    };
    foundAmounts.push({ field, entry, start: start + from, end: start + to + limit.length + omitted.length });
  }
  return foundAmounts;
}

/** Start of "até" or "cerca de" before an amount. */
const qualified = (before: string): number => {
  const length = /(?:(?:ate|cerca de|aproximadamente|aprox\.?|a partir de)\s)?$/.exec(before)?.[0].length ?? 0;
  return before.length - length;
};

const CLAUSE_END = /[,;:!?()|\n•]|\.(?!\d)/;

/** At most eighty letters to each side, up to the next punctuation. */
function clauseAround(folded: string, start: number, end: number): Span {
  const left = folded.slice(Math.max(0, start - 80), start);
  const right = folded.slice(end, end + 80);
  const from = Math.max(...[...left.matchAll(new RegExp(CLAUSE_END, 'g'))].map(({ index }) => index + 1), 0);
  const to = right.search(CLAUSE_END);
  return { start: start - left.length + from, end: end + (to < 0 ? right.length : to) };
}

const BETWEEN =
  /(?:\s(?:de|e|é|eh|com|em|para|ate|cerca de|aproximad\w{1,6}|aprox\.?|apenas|so|total|maxim[oa]|a partir de|no maximo|ate cerca de|~))*\s*$/;

function wordBefore(folded: string, from: number, to: number) {
  const words = folded.slice(from, to).replace(BETWEEN, '');
  const starts = [...words.matchAll(/[a-z0-9]+/g)].slice(-4).map(({ index }) => index);
  for (const at of starts) {
    const label = words.slice(at);
    const verb = VERBS[label];
    const keys = verb ? [verb] : NOT_IN_PROSE.test(label) ? [] : fieldsOfLabel(label);
    if (keys.length > 0) return { keys, start: from + at };
  }
  return undefined;
}

function wordAfter(folded: string, from: number, to: number) {
  const [lead, first = '', second = '', third = ''] =
    /^ de ([a-z]+)( [a-z]+)?( [a-z]+)?/.exec(folded.slice(from, to)) ?? [];
  if (lead === undefined) return undefined;
  for (const label of [first + second + third, first + second, first]) {
    const keys = NOT_IN_PROSE.test(label) ? [] : fieldsOfLabel(label);
    if (keys.length > 0) return { keys, end: from + 4 + label.length };
  }
  return undefined;
}
