import type { Fact } from '#domain/robots/facts.ts';
import type { Statement } from '#writer/compose/statement.ts';

/** A fact as a seller's ledger holds it: certain, and read from the words of its value unless told otherwise. */
export const fact = (kind: Fact['kind'], value: string, rest: Partial<Fact> = {}): Fact => ({
  id: `${kind}:${rest.role ?? ''}:${value}`,
  kind,
  role: null,
  value,
  text: value,
  line: 0,
  ...rest,
});

/** "Peso: cerca de 320 g" with its role: the number and its unit as the seller wrote them, in the words around them. */
export const measure = (role: string, value: string, unit: string, text = `${value} ${unit}`): Fact =>
  fact('quantity', value, { role: role as NonNullable<Fact['role']>, ...(unit === '' ? {} : { unit }), text });

/** A table in plain text: a row a line, its cells parted by →. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('→').map((cell) => cell.trim()));

/** A statement as a line of the list in both languages, then as sentences; — where there is no Japanese. */
export const told = (statement: Statement | undefined): string => {
  if (!statement) return 'nothing';
  const { label, value, says } = statement;
  return [
    `${label.pt}: ${value.pt}`,
    value.ja === null ? '—' : `${label.ja}：${value.ja}`,
    ...says.map(({ pt, ja }) => `${pt} ${ja ?? '—'}`),
  ].join(' | ');
};
