import { URL_SLUG_MAX_CHARS } from '#domain/robots/robot-options.ts';
import { type Checked, warn } from './check-place.ts';

/** The page's address in ASCII words; what does not fit is mended. */
export function checkSlug(slug: string): Checked<string> {
  const place = { field: 'url_slug' };
  const cleaned = slug
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (cleaned === '') return { reply: cleaned, warnings: [warn(place, 'too_short', 'Faltou o endereço da página.')] };
  if (cleaned.length <= URL_SLUG_MAX_CHARS) return { reply: cleaned, warnings: [] };
  const end = cleaned.slice(0, URL_SLUG_MAX_CHARS + 1).lastIndexOf('-');
  return {
    reply: cleaned.slice(0, end > 0 ? end : URL_SLUG_MAX_CHARS),
    warnings: [
      warn(place, 'too_long', `O endereço passa de ${URL_SLUG_MAX_CHARS} caracteres e foi encurtado.`, {
        excerpt: cleaned,
      }),
    ],
  };
}
