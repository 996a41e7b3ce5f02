import { DELETED_TEXT_DAYS } from '#domain/legal/retention.ts';
import { deleteForgottenProducts } from '#server/features/products/products.service.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import { deletion } from './texts.repository.ts';

const SWEEP_MILLISECONDS = 6 * 3_600_000;

export async function sweepDeletedTextsAndProducts({ db, now }: Pick<Dependencies, 'db' | 'now'>) {
  const before = new Date(now().getTime() - DELETED_TEXT_DAYS * 86_400_000).toISOString();
  return { texts: await deletion.forgetBefore(db, before), products: await deleteForgottenProducts(db, before) };
}

export const startDeletedTextSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'kept', SWEEP_MILLISECONDS, () => sweepDeletedTextsAndProducts(deps));
