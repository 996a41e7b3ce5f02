import * as z from 'zod/mini';
import { accessTypes } from '#contract/academy.ts';
import { SLUG_MAX_LENGTH } from '#domain/text/slug.ts';
import { MAX_CONTENT_TITLE, MAX_DESCRIPTION, MAX_SEARCH, MAX_SHORT_TEXT } from '#domain/text/text-limits.ts';

export const CONTENT_PAGE_SIZE = 10;

export const listQueryOf = <const Sort extends readonly [string, ...string[]]>(sorts: Sort) =>
  z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH))),
    sort: z.optional(z.enum(sorts)),
    direction: z.optional(z.enum(['asc', 'desc'])),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  });

/** Reply to a saved lesson or snippet; the server may have generated the slug. */
export const savedItemSchema = z.object({ id: z.uuid(), slug: z.nullable(z.string()) });

const atMost = (max: number) => z.maxLength(max, `Use no máximo ${max} caracteres.`);
const trimmed = (max: number) => z.string().check(z.trim(), atMost(max));

export const titleField = z.string().check(z.trim(), z.minLength(1, 'Informe o título.'), atMost(MAX_CONTENT_TITLE));
export const descriptionField = trimmed(MAX_DESCRIPTION);
export const shortTextField = trimmed(MAX_SHORT_TEXT);
const contentField = z.string().check(z.maxLength(100_000, 'O conteúdo passa de 100.000 caracteres.'));

/** Empty: the server generates a slug from the title. */
const slugField = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      atMost(SLUG_MAX_LENGTH),
      z.regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hifens.'),
    ),
);

const videoUrlField = z.nullable(
  z
    .string()
    .check(z.trim(), z.maxLength(500), z.regex(/^$|^https?:\/\/\S+$/i, 'Informe um endereço que comece com https://.')),
);

/** A file uploaded to this site, or an image URL on the web. */
const thumbnailUrlField = z.nullable(
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

/** What a row of lessons and one of snippets have in common. */
export const contentRow = {
  id: z.uuid(),
  moduleId: z.uuid(),
  moduleTitle: z.string(),
  slug: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  videoUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  accessType: z.enum(accessTypes),
  createdAt: z.string(),
};

/** What the draft of a lesson and that of a snippet have in common. */
export const contentDraft = {
  moduleId: z.uuid('Escolha o módulo.'),
  slug: slugField,
  title: titleField,
  description: descriptionField,
  content: contentField,
  videoUrl: videoUrlField,
  thumbnailUrl: thumbnailUrlField,
};
