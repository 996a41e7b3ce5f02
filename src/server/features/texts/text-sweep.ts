import { deleteForgottenProducts } from '#server/features/products/products.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { type Sweep, startSweep } from '#server/sweep.ts';
import { deleteForgottenTexts } from './texts.repository.ts';

const SWEEP_MILLISECONDS = 6 * 3_600_000;
/** The undo is offered for seconds; a support case comes later. */
const GRACE_DAYS = 7;

/** Deleted texts and products that nobody took back. */
export async function sweepKept({ db, now }: Pick<Dependencies, 'db' | 'now'>) {
  const before = new Date(now().getTime() - GRACE_DAYS * 86_400_000).toISOString();
  return { texts: await deleteForgottenTexts(db, before), products: await deleteForgottenProducts(db, before) };
}

export const startKeptSweep = (deps: Dependencies): Sweep =>
  startSweep(deps, 'kept', SWEEP_MILLISECONDS, () => sweepKept(deps));
