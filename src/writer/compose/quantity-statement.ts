import type { Fact } from '#domain/robots/facts.ts';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { MEASURED_OWNERS, PART_NOUNS } from '#writer/data/phrases/part-nouns.ts';
import { fold } from './fold.ts';
import { partNamed } from './part-name.ts';
import { article, nounOf, quiet } from './portuguese-words.ts';
import { frameOf, sayAmount } from './say-quantity.ts';
import type { Statement } from './statement.ts';

/** Words of the label itself are no part: "bateria de 600 mAh", "tela de 7 polegadas". */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  battery: ['bateria'],
  screen: ['tela'],
  charge_time: ['bateria'],
  duration: ['bateria'],
};
const PARTS = Object.keys(PART_NOUNS).sort((a, b) => b.length - a.length);

export function quantityStatement(fact: Fact, family: Family, productType: string): Statement[] {
  const frame = frameOf(fact, family);
  if (!frame) return [];
  const amount = sayAmount(fact);
  const value = { ...amount, pt: amount.pt.replaceAll(/(?<=\d)\s?\*\s?(?=\d)/g, ' x ') };
  // A bare number counts nothing that one could name.
  if (value.ja === null && /\d$/.test(value.pt)) return [];
  const part = fact.part ?? partOf(fact, productType);
  const base = { factIds: [fact.id], kind: fact.kind, role: fact.role, helps: frame.helps };
  if (part === undefined && isAdjustable(fact)) return [adjustable(base, frame.label, value)];
  if (part === undefined) {
    const says = frame.says.map(({ pt, ja }) => ({
      pt: pt.replace('{v}', () => value.pt).replace('é de a partir', 'é a partir'),
      ja: value.ja === null ? null : ja.replace('{v}', () => value.ja ?? ''),
    }));
    return [{ ...base, label: frame.label, value, says }];
  }
  const partJa = MEASURED_OWNERS[fold(part)] ?? partNamed(part, family, productType);
  const named = quiet(part).replace(/\busb\b/, 'USB');
  const written = /^cada /i.test(part) ? `de ${named}` : `${article(nounOf(part), 'd')} ${named}`;
  const labelJa = partJa === null ? '' : `${partJa}の${frame.label.ja}`;
  return [
    {
      ...base,
      helps: '',
      label: { pt: `${frame.label.pt} ${written}`, ja: labelJa },
      value: partJa === null ? { ...value, ja: null } : value,
      says: [
        {
          pt: `${frame.label.pt} ${written}: ${value.pt}.`,
          ja: value.ja === null || partJa === null ? null : `${labelJa}は${value.ja}です。`,
        },
      ],
    },
  ];
}

/** "espessura regulável de 1 a 9 mm" is a range to choose from, not what the product measures. */
function isAdjustable(fact: Fact): boolean {
  const text = fold(fact.text);
  const at = text.indexOf(fold(fact.value));
  return at > 0 && /(?:ajustavel|regulavel)(?: de| entre)?\s*$/.test(text.slice(0, at));
}

function adjustable(
  base: Pick<Statement, 'factIds' | 'kind' | 'role'>,
  label: Statement['label'],
  value: Statement['value'],
): Statement {
  const pt = `${label.pt} ajustável`;
  return {
    ...base,
    helps: '',
    label: { pt, ja: `${label.ja}（調節できる範囲）` },
    value,
    says: [
      { pt: `${pt}: ${value.pt}.`, ja: value.ja === null ? null : `${label.ja}は${value.ja}の範囲で調節できます。` },
    ],
  };
}

/** Small words and labels that may stand between a part and its measure. */
const BETWEEN =
  /^(?:\s|:|de|do|da|com|c|em|tem|aprox\w*|cerca|ate|altura|largura|comprimento|diametro|espessura|capacidade|volume|peso|potencia|bateria|ajustavel|rasteiro|cada)*$/;

/** "Altura do salto: 3 cm": the part that is measured, unless it is the product itself. */
function partOf(fact: Fact, productType: string): string | undefined {
  const text = fold(fact.text);
  const at = text.indexOf(fold(fact.value));
  const before = ` ${at < 0 ? '' : text.slice(0, at)} `.replaceAll(/[(),;.]/g, ' ');
  const product = ` ${fold(productType)} `;
  const own = OWN_WORDS[fact.role ?? ''] ?? [];
  return PARTS.find((part) => {
    const place = before.lastIndexOf(` ${part} `);
    const colon = before.lastIndexOf(` ${part}: `);
    const from = Math.max(place, colon);
    if (from < 0 || own.includes(part) || product.includes(` ${part} `)) return false;
    return BETWEEN.test(before.slice(from + part.length + 1));
  });
}
