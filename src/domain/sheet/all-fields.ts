import type { Choice } from './choice.ts';
import { FIELD_ROWS, type FieldKey, type FieldRow } from './field-keys.ts';
import { foldLabel } from './find-choice.ts';

export const FIELDS: readonly FieldRow[] = FIELD_ROWS;

const BY_KEY = new Map(FIELDS.map((row) => [row.key, row]));

export function fieldRow(key: FieldKey): FieldRow {
  const row = BY_KEY.get(key);
  if (!row) throw new Error(`No row for the field ${key}`);
  return row;
}

export const choicesOf = (key: FieldKey): readonly Choice[] => fieldRow(key).choices;

const KEYS_BY_LABEL = new Map<string, FieldKey[]>();
for (const { key, labels } of FIELDS) {
  for (const label of new Set(labels.map(foldLabel))) {
    KEYS_BY_LABEL.set(label, [...(KEYS_BY_LABEL.get(label) ?? []), key]);
  }
}

export const fieldsOfLabel = (label: string): readonly FieldKey[] => KEYS_BY_LABEL.get(foldLabel(label)) ?? [];

/** Labels of a × b × c, where the order of width, depth and height is unknown. */
const MEASURES_LABELS = new Set(
  'medidas|medida|tam|dimensoes|dimensao|dimensoes do produto|medidas do produto|medidas aproximadas|dimensoes aproximadas|dimensoes aprox|medidas aprox|tamanho do produto|tamanho aproximado|dimensoes montado|aberto|aberta|medidas aberto|medidas aberta|medida aberto|medida aberta|tamanho aberto|tamanho aberta|dimensoes aberto|dimensoes aberta|dimensions|dimension|product size|item size|product dimensions|size|tamanho|tamanhos'
    .split('|')
    .map(foldLabel),
);
export const isMeasuresLabel = (label: string): boolean => MEASURES_LABELS.has(foldLabel(label));

/** Labels about the supplier's page, not about the product. */
const IGNORED_LABELS = new Set(
  'choice|semi choice|hign concerned chemical|high concerned chemical|is customized|is_customized|commodity quality certification|hot search|item type|category|categoria|avaliacao|avaliacoes|rating|ratings|vendidos|sold|orders|pedidos|frete|envio|prazo de envio|prazo de entrega|entrega|shipping|shipping method|delivery|processing time|pagamento|formas de pagamento|payment|moq|ship from|ships from|enviado de|estoque|stock|parcelamento|parcelas|cupom|devolucao|devolucoes|return policy'
    .split('|')
    .map(foldLabel),
);
export const isIgnoredLabel = (label: string): boolean => IGNORED_LABELS.has(foldLabel(label));
