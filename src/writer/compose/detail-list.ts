import type { Product } from './product.ts';
import type { Statement } from './statement.ts';

const SENTENCE_KINDS = new Set(['care', 'warning', 'claim', 'use', 'contents']);

/** Everything the ledger lets us say, as "label: value"; claims, care and warnings share a line each. */
export function detailLines(product: Product): string[] {
  const byLabel = new Map<string, string[]>();
  for (const { kind, label, value } of product.statements) {
    const values = byLabel.get(label.pt) ?? [];
    const written = SENTENCE_KINDS.has(kind) ? lowerFirst(value.pt) : value.pt;
    if (!values.includes(written)) values.push(written);
    byLabel.set(label.pt, values);
  }
  return [...byLabel].map(([label, values]) => `${label}: ${values.join('; ')}`);
}

/** A label is followed by a small letter, unless the word is a name or an abbreviation. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(text) ? text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1) : text;
}

/** The same in Japanese, for what is known for certain: 商品仕様. */
export function japaneseDetails(product: Product): { label: string; value: string; statements: Statement[] }[] {
  const byLabel = new Map<string, Statement[]>();
  for (const statement of product.statements) {
    if (statement.value.ja === null || statement.label.ja === '') continue;
    byLabel.set(statement.label.ja, [...(byLabel.get(statement.label.ja) ?? []), statement]);
  }
  return [...byLabel].map(([label, statements]) => ({
    label,
    value: [...new Set(statements.map(({ value }) => value.ja))].join('、'),
    statements,
  }));
}
