import * as z from 'zod/mini';

export const ADMIN_PAGE_SIZE = 10;

/** Query of a searchable, sortable, paged table. */
export const listQueryOf = <const Sort extends readonly [string, ...string[]]>(sorts: Sort) =>
  z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z.optional(z.enum(sorts)),
    direction: z.optional(z.enum(['asc', 'desc'])),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  });

/** What a saved lesson or snippet answers: its slug may have been proposed by the server. */
export const savedItemSchema = z.object({ id: z.uuid(), slug: z.nullable(z.string()) });

const trimmed = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Use no máximo ${max} caracteres.`));

export const titleField = z
  .string()
  .check(z.trim(), z.minLength(1, 'Informe o título.'), z.maxLength(200, 'Use no máximo 200 caracteres.'));
export const descriptionField = trimmed(2_000);
export const shortTextField = trimmed(60);
export const contentField = z.string().check(z.maxLength(100_000, 'O conteúdo passa de 100.000 caracteres.'));

/** Empty means "propose one from the title". */
export const slugField = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(80, 'Use no máximo 80 caracteres.'),
      z.regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hifens.'),
    ),
);

export const videoUrlField = z.nullable(
  z
    .string()
    .check(z.trim(), z.maxLength(500), z.regex(/^$|^https?:\/\/\S+$/i, 'Informe um endereço que comece com https://.')),
);

/** An upload of ours, or a picture on the web. */
export const thumbnailUrlField = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(500),
      z.regex(
        /^$|^\/storage\/v1\/object\/public\/[\w./-]+$|^https:\/\/\S+$/i,
        'Envie uma imagem ou informe um endereço https://.',
      ),
    ),
);
