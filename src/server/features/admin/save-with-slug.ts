import { AppError } from '#domain/errors.ts';
import { numberedSlug, slugify } from '#domain/text/slug.ts';

const ATTEMPTS = 50;

export type SavedRow = { id: string; slug: string | null };

/** A typed slug must be free; a generated one gets a number if taken. `save` returns undefined for a taken one. */
export async function saveWithSlug(
  input: { slug: string | null; title: string },
  save: (slug: string | null) => Promise<SavedRow | undefined>,
): Promise<SavedRow> {
  const chosen = input.slug || undefined;
  const base = chosen ?? slugify(input.title);
  // A title without Latin letters or digits gives no slug: the item cannot be shared yet.
  const proposals =
    base === '' ? [null] : Array.from({ length: chosen ? 1 : ATTEMPTS }, (_, index) => numberedSlug(base, index + 1));
  for (const proposal of proposals) {
    const saved = await save(proposal);
    if (saved) return saved;
  }
  const message = 'Este slug já está em uso.';
  throw new AppError('conflict', message, { issues: [{ path: 'slug', message }] });
}
