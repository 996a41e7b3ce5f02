import { countGraphemes } from '#domain/robots/text-length.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import { type Place, warn } from './check-place.ts';

export type Limits = { min: number; max: number };

export function checkLength(
  text: string,
  place: Pick<Place, 'field' | 'index'>,
  { min, max }: Limits,
  length = countGraphemes(text),
): Warning[] {
  if (text.trim() === '') return [warn(place, 'too_short', 'O texto veio vazio.')];
  if (length < min) return [warn(place, 'too_short', `O texto tem ${length} caracteres; o mínimo é ${min}.`)];
  if (length > max) return [warn(place, 'too_long', `O texto tem ${length} caracteres; o máximo é ${max}.`)];
  return [];
}
