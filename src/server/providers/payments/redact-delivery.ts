import { cleanText, isObject, type Json } from './delivery-fields.ts';

/** Stored fields of a delivery, down to single values. */
export type KeptFields = { readonly [name: string]: true | KeptFields };

const MAX_DROPPED_NAMES = 60;

/** Unlisted fields (documents, telephone, IP, card) are dropped; their names show changes of the format. */
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
