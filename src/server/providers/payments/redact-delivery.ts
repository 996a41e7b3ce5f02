export type Json = Readonly<Record<string, unknown>>;

const MAX_ID_LENGTH = 100;
const MAX_TEXT_LENGTH = 500;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function childOf(value: Json, key: string): Json {
  const child = value[key];
  return isObject(child) ? child : {};
}

export function textOf(value: Json, key: string): string | undefined {
  const text = value[key];
  if (typeof text !== 'string') return undefined;
  return cleanText(text).trim() || undefined;
}

/** Truncated, and without what the database rejects: NUL and unpaired surrogates. */
export const cleanText = (text: string): string =>
  text.slice(0, MAX_TEXT_LENGTH).replace(/\0|\p{Surrogate}/gu, '\uFFFD');

export function idOf(value: Json, key: string): string | undefined {
  const raw = value[key];
  const text = typeof raw === 'number' ? String(raw) : textOf(value, key);
  return text && text.length <= MAX_ID_LENGTH ? text : undefined;
}

const MAX_CENTS = 1_000_000_000;

/** Only integer centavos are accepted. */
export const toCents = (amount: number): number | undefined =>
  Number.isInteger(amount) && amount >= 0 && amount <= MAX_CENTS ? amount : undefined;

/** Stored fields of a delivery, down to single values. */
export type StoredFields = { readonly [name: string]: true | StoredFields };

/** Fields by their names, and parts that have fields of their own. */
export const fieldsOf = (names: string, parts: Readonly<Record<string, StoredFields>> = {}): StoredFields => ({
  ...Object.fromEntries(names.split(' ').map((name) => [name, true as const])),
  ...parts,
});

const MAX_DROPPED_NAMES = 60;

/** Unlisted fields (documents, telephone, IP, card) are dropped; their names show changes of the format. */
export function redactDelivery(body: Json, fields: StoredFields): Record<string, unknown> {
  const dropped: string[] = [];
  const record = keep(body, fields, '', dropped);
  return dropped.length > 0 ? { ...record, dropped_fields: dropped.slice(0, MAX_DROPPED_NAMES) } : record;
}

function keep(value: Json, fields: StoredFields, path: string, dropped: string[]) {
  const storedFields: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === true && isScalar(item)) storedFields[name] = typeof item === 'string' ? cleanText(item) : item;
    else if (typeof field === 'object' && isObject(item))
      storedFields[name] = keep(item, field, `${path}${name}.`, dropped);
    else if (item !== null) dropped.push(cleanText(`${path}${name}`).slice(0, 80));
  }
  return storedFields;
}

const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
