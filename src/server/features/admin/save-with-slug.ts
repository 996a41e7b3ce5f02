import { AppError } from '#domain/errors.ts';
import { numberedSlug, slugify } from '#domain/text/slug.ts';

const ATTEMPTS = 50;

export type SavedRow = { id: string; slug: string | null };

/**
 * Saves a row under a slug of its own. A slug that the person chose must be free; one proposed from the title
 * gets a number while it is taken. `save` answers undefined when the table refuses the slug as a repeat.
 */
export async function saveWithSlug(
  input: { slug: string | null; title: string },
  save: (slug: string | null) => Promise<SavedRow | undefined>,
): Promise<SavedRow> {
  const chosen = input.slug || undefined;
  const base = chosen ?? slugify(input.title);
  // A title without any latin letter or digit gives no slug: the item then simply cannot be shared yet.
  const proposals =
    base === '' ? [null] : Array.from({ length: chosen ? 1 : ATTEMPTS }, (_, index) => numberedSlug(base, index + 1));
  for (const proposal of proposals) {
    const saved = await save(proposal);
    if (saved) return saved;
  }
  const message = 'Este slug já está em uso.';
  throw new AppError('conflict', message, { issues: [{ path: 'slug', message }] });
}
