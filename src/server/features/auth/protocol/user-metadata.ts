import { withoutOddMarks } from '#domain/text/fold-text.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';
import { validationFailed } from './auth-errors.ts';

/** The metadata is part of every access token, which has to fit into a header. */
const MAX_METADATA_BYTES = 4096;

export type Metadata = Record<string, unknown>;

export function checkMetadata(data: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_METADATA_BYTES) {
    throw validationFailed(`User metadata cannot be larger than ${MAX_METADATA_BYTES} bytes`);
  }
  return data;
}

/** A key set to null is removed; any other replaces its previous value. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const merged = Object.entries({ ...current, ...change }).filter(([, value]) => value !== null);
  return checkMetadata(Object.fromEntries(merged));
}

export const nameFrom = (data: Metadata): string =>
  typeof data.name === 'string' ? [...withoutOddMarks(data.name.trim())].slice(0, MAX_PERSON_NAME).join('').trim() : '';
