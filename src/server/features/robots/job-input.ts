import { AppError } from '#domain/errors.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { Term } from '#domain/shop/shop.ts';
import { checkSheet } from '#server/features/products/patch-sheet.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import { getGlossary } from '#server/features/shop/shop.service.ts';
import type { Compose } from '#server/writer-threads/writer-pool.ts';
import type { Upload } from './product-image.ts';
import type { JobInput, RewriteTarget } from './robot-job-types.ts';
import type { RobotCall } from './robot-queue.ts';

export type JobOptions<Current = never> = {
  productId?: string | undefined;
  sheet?: Sheet | undefined;
  glossary?: Term[] | undefined;
  only?: RewriteTarget | undefined;
  current?: Current | undefined;
  upload?: Upload | undefined;
};

/** A writer processes every value several times, so their total size is limited; variant rows are not counted. */
const MAX_SHEET_TEXT = 60_000;
const checkRobotSheet = ({ variants, ...fields }: Sheet): string | null =>
  JSON.stringify([fields, variants?.options]).length > MAX_SHEET_TEXT
    ? 'A ficha é grande demais para o robô. Encurte os textos mais longos.'
    : null;

/** The accepted sheet of the call or the product, else suggestions from labels and amounts in the text. */
export async function loadJobInput<Current>(
  { deps, actor, signal }: RobotCall,
  { productId, sheet: sent, glossary, only, current, upload }: JobOptions<Current>,
  text: string,
): Promise<Omit<JobInput<never, Current>, 'given'>> {
  const compose: Compose = (task) => deps.writerThreads.runInWorker(actor.id, task);
  const product = productId ? await getProduct(deps.db, actor, productId) : undefined;
  const accepted = [sent, product?.sheet].find((sheet) => sheet && Object.keys(sheet).length > 0);
  const problem = accepted && (checkRobotSheet(accepted) ?? (accepted === sent ? checkSheet(sent) : null));
  if (problem) throw new AppError('invalid_input', problem);
  // In the person's own queue, like all work in worker threads.
  const read = () => compose({ work: 'sheetOfText', input: { text, acceptedAt: deps.now().toISOString() } });
  const sheet = accepted ?? (await deps.generations.run(actor.id, signal, read));
  return {
    compose,
    sheet,
    suggested: accepted === undefined,
    nameJa: product?.nameJa || undefined,
    glossary: glossary ?? (await getGlossary(deps.db, actor.id)),
    only,
    current,
    upload,
  };
}
