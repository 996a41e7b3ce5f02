import type { ExportFormat } from '#contract/robots/texts.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { ExportedText } from '#domain/robots/export-texts.ts';
import { plainTextOf } from '#domain/robots/saved-text.ts';
import { slugify } from '#domain/text/slug.ts';
import { MAX_FILE_LENGTH } from '#domain/text/text-limits.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import type { PageKey } from '#server/http/cursor.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { findWords } from './texts.repository.ts';
import { planScopeOf } from './texts.service.ts';

/** Small, because texts may be long. */
const PER_READ = 20;

type ExportQuery = { format: ExportFormat; product?: string | undefined; starred?: 'true' | 'false' | undefined };

const tooLong = () =>
  new AppError('payload_too_large', 'São textos demais para um arquivo só. Baixe os de cada produto.');

export async function exportTexts(
  { db, writerThreads }: Pick<Dependencies, 'db' | 'writerThreads'>,
  actor: Actor,
  { format, product, starred }: ExportQuery,
) {
  const name = product && product !== 'none' ? (await getProduct(db, actor, product)).name : undefined;
  const texts: ExportedText[] = [];
  let length = 0;
  for (let after: PageKey | undefined, isMore = true; isMore; ) {
    const filter = { product, starred: starred === 'true' };
    const rows = await findWords(db, planScopeOf(actor), filter, { after, limit: PER_READ });
    length += rows.reduce((sum, { title, words }) => sum + title.length + plainTextOf({ texts: words }).length, 0);
    if (length > MAX_FILE_LENGTH) throw tooLong();
    texts.push(...rows.map(({ words, ...row }) => ({ ...row, texts: words, isOffline: row.writer === 'composer' })));
    after = rows.at(-1);
    isMore = rows.length === PER_READ;
  }
  const subject = (name && slugify(name)) || 'textos';
  const content = await writerThreads.runInWorker(actor.id, { work: 'writeTexts', input: { format, texts } });
  if (content === undefined) throw tooLong();
  return { fileName: `dropar-${subject}.${format}`, content, count: texts.length };
}
