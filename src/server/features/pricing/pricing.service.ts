import type { CalculationResult, NewCalculation, SavedCalculation } from '#contract/pricing.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { dayInJapan } from '#domain/japan-time.ts';
import { resultOf } from '#domain/pricing/full/calculate.ts';
import { type CalculationInputs, MAX_CALCULATIONS_PER_PRODUCT } from '#domain/pricing/full/calculation-inputs.ts';
import type { Db } from '#server/db/client.ts';
import { getProduct, touchProduct } from '#server/features/products/products.service.ts';
import * as repository from './pricing.repository.ts';

const missing = () => new AppError('not_found', 'Cálculo não encontrado.');

/** The server calculates the result, regardless of what the browser showed. */
export async function saveCalculation(
  db: Db,
  actor: Actor,
  { productId, id, name, inputs }: NewCalculation & { productId: string },
  now: Date,
): Promise<SavedCalculation> {
  const result = workOut(inputs, now);
  return db.transaction(async (tx) => {
    await getProduct(tx, actor, productId);
    const isNew = await repository.insertCalculation(tx, { id, userId: actor.id, productId, name, inputs, result });
    // A repeated request returns the saved row; another person's id counts as taken.
    if (!isNew) return findSavedBefore(tx, actor, id, productId);
    // Locks the product, so that a concurrent save waits here and counts this row.
    await touchProduct(tx, actor, productId);
    if ((await repository.countCalculations(tx, productId)) > MAX_CALCULATIONS_PER_PRODUCT) {
      throw new AppError(
        'conflict',
        `Este produto já tem ${MAX_CALCULATIONS_PER_PRODUCT} preços salvos. Exclua os que não usa mais.`,
      );
    }
    return getCalculation(tx, actor, id);
  });
}

function workOut(inputs: CalculationInputs, now: Date): CalculationResult {
  const result = resultOf(inputs, dayInJapan(now));
  if (result) return result;
  throw new AppError(
    'invalid_input',
    'Com essas taxas e essa margem nenhum preço fecha a conta. Diminua a margem ou troque de canal.',
  );
}

async function findSavedBefore(tx: Db, actor: Actor, id: string, productId: string): Promise<SavedCalculation> {
  const saved = await repository.findCalculation(tx, actor.id, id);
  if (saved?.productId !== productId) {
    throw new AppError('conflict', 'Não foi possível salvar o preço. Tente novamente.');
  }
  return saved;
}

export async function listCalculations(db: Db, actor: Actor, productId: string) {
  await getProduct(db, actor, productId);
  return { calculations: await repository.findCalculations(db, actor.id, productId) };
}

export async function getCalculation(db: Db, actor: Actor, calculationId: string): Promise<SavedCalculation> {
  const saved = await repository.findCalculation(db, actor.id, calculationId);
  if (!saved) throw missing();
  // Beyond the limit of the plan the product is locked, and its calculations too.
  await getProduct(db, actor, saved.productId);
  return saved;
}

export async function deleteCalculation(db: Db, actor: Actor, calculationId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { productId } = await getCalculation(tx, actor, calculationId);
    await repository.deleteCalculationRow(tx, actor.id, calculationId);
    await touchProduct(tx, actor, productId);
  });
}
