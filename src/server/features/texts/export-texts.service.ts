import type { ExportFormat } from '#contract/texts.ts';
import type { Actor } from '#domain/permissions.ts';
import { type ExportedText, textsToCsv, textsToMarkdown, textsToPlain } from '#domain/robots/export-texts.ts';
import { slugify } from '#domain/slug.ts';
import type { Db } from '#server/db/client.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import type { PageKey } from '#server/http/cursor.ts';
import { findWholeTexts } from './texts.repository.ts';
import { planScopeOf } from './texts.service.ts';

const PER_READ = 500;

const writeAs: Record<ExportFormat, (texts: readonly ExportedText[]) => string> = {
  md: textsToMarkdown,
  txt: textsToPlain,
  csv: textsToCsv,
};

type ExportQuery = { format: ExportFormat; product?: string | undefined; starred?: 'true' | 'false' | undefined };

/** Everything that the plan opens, of one product or of all. */
export async function exportTexts(db: Db, actor: Actor, { format, product, starred }: ExportQuery) {
  const name = product && product !== 'none' ? (await getProduct(db, actor, product)).name : undefined;
  const texts: ExportedText[] = [];
  for (let after: PageKey | undefined, isMore = true; isMore; ) {
    const filter = { product, starred: starred === 'true' };
    const rows = await findWholeTexts(db, planScopeOf(actor), filter, { after, limit: PER_READ });
    texts.push(...rows.map((row) => ({ ...row, texts: row.output.texts, isOffline: row.writer === 'composer' })));
    after = rows.at(-1);
    isMore = rows.length === PER_READ;
  }
  const subject = (name && slugify(name)) || 'textos';
  return { fileName: `dropar-${subject}.${format}`, content: writeAs[format](texts), count: texts.length };
}
