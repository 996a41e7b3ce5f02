import { cleanText, isObject, type Json } from './delivery-fields.ts';

/** What we keep of a delivery: names of fields, down to single values. */
export type KeptFields = { readonly [name: string]: true | KeptFields };

const MAX_DROPPED_NAMES = 60;

/**
 * The stored form of a delivery. Everything that is not named (documents, address, telephone, IP, card digits, payment
 * codes) is dropped before storing: personal data that no rule of ours needs. The names (never the values) of what was
 * left out are kept, to notice contract drift.
 */
export function redactDelivery(body: Json, fields: KeptFields): Record<string, unknown> {
  const dropped: string[] = [];
  const record = keep(body, fields, '', dropped);
  return dropped.length > 0 ? { ...record, dropped_fields: dropped.slice(0, MAX_DROPPED_NAMES) } : record;
}

function keep(value: Json, fields: KeptFields, path: string, dropped: string[]) {
  const kept: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === true && isScalar(item)) kept[name] = typeof item === 'string' ? cleanText(item) : item;
    else if (typeof field === 'object' && isObject(item)) kept[name] = keep(item, field, `${path}${name}.`, dropped);
    else if (item !== null) dropped.push(cleanText(`${path}${name}`).slice(0, 80));
  }
  return kept;
}

const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
