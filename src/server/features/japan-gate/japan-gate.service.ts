import type { GateReply } from '#contract/products/japan-gate.ts';
import type { Product } from '#contract/products/products.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { evaluateGate } from '#domain/japan-gate/evaluate-gate.ts';
import { answersSoFar } from '#domain/japan-gate/gate-answers.ts';
import { GATE_REVIEWED_ON } from '#domain/japan-gate/gate-rules.ts';
import type { Answers, Documents } from '#domain/japan-gate/gate-types.ts';
import { modelsOfSheet, proposeAnswers } from '#domain/japan-gate/suggest-answers.ts';
import { knownAnswers, knownDocuments } from '#domain/japan-gate/valid-answer.ts';
import type { Db } from '#server/db/client.ts';
import { getProduct, touchProduct } from '#server/features/products/products.service.ts';
import { findGate, upsertGate } from './japan-gate.repository.ts';

type Gated = { productId: string; now: Date };

/** What the rules say of the answers so far, kept or read from the sheet: derived anew, since rules and days change. */
export async function readGate(db: Db, actor: Actor, { productId, now }: Gated): Promise<GateReply> {
  const product = await getProduct(db, actor, productId);
  return present(product, await findGate(db, productId), now);
}

export async function saveGate(
  db: Db,
  actor: Actor,
  { productId, now, answers, documents }: Gated & { answers: Answers; documents: Documents },
): Promise<GateReply> {
  return db.transaction(async (tx) => {
    const product = await getProduct(tx, actor, productId);
    await upsertGate(tx, productId, { answers, documents });
    await touchProduct(tx, actor, productId);
    return present(product, await findGate(tx, productId), now);
  });
}

type Kept = { answers: Answers; documents: Documents; updatedAt: string } | undefined;

function present({ name, sheet }: Product, kept: Kept, now: Date): GateReply {
  const answers = knownAnswers(kept?.answers ?? {});
  const documents = knownDocuments(kept?.documents ?? {});
  const models = modelsOfSheet(sheet);
  const today = now.toISOString().slice(0, 10);
  const suggestions = proposeAnswers(sheet);
  const result = evaluateGate({ answers: answersSoFar(suggestions, answers), documents, today, models });
  return {
    productName: name,
    // Readonly inside, plain data outside.
    answers: answers as GateReply['answers'],
    documents: documents as GateReply['documents'],
    suggestions,
    models,
    result: result as GateReply['result'],
    reviewedOn: GATE_REVIEWED_ON,
    savedAt: kept?.updatedAt ?? null,
  };
}
