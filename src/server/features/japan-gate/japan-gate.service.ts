import type { GateReply } from '#contract/products/japan-gate.ts';
import type { Product } from '#contract/products/products.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { evaluateGate } from '#domain/japan-gate/evaluate-gate.ts';
import { answersSoFar } from '#domain/japan-gate/gate-answers.ts';
import { SALE_QUESTION_IDS } from '#domain/japan-gate/gate-checklist.ts';
import { GATE_REVIEWED_ON } from '#domain/japan-gate/gate-rules.ts';
import type { Answers, Documents } from '#domain/japan-gate/gate-types.ts';
import { modelsOfSheet, suggestAnswers } from '#domain/japan-gate/suggest-answers.ts';
import { knownAnswers, knownDocuments } from '#domain/japan-gate/valid-answer.ts';
import type { Db } from '#server/db/client.ts';
import { getProduct, touchProduct } from '#server/features/products/products.service.ts';
import { findGate, findLatestAnswers, upsertGate } from './japan-gate.repository.ts';

type Gated = { productId: string; now: Date };

export async function getGate(db: Db, actor: Actor, { productId, now }: Gated): Promise<GateReply> {
  const product = await getProduct(db, actor, productId);
  return present(product, await findStoredGate(db, actor, productId), now);
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
    return present(product, await findStoredGate(tx, actor, productId), now);
  });
}

type StoredGate = {
  saved: { answers: Answers; documents: Documents; updatedAt: string } | undefined;
  /** Answers of the last product: the selling method rarely changes. */
  latest: Answers;
};

async function findStoredGate(db: Db, { id }: Actor, productId: string): Promise<StoredGate> {
  return { saved: await findGate(db, productId), latest: await findLatestAnswers(db, id, productId) };
}

function proposeSaleAnswers(latest: Answers): GateReply['suggestions'] {
  return SALE_QUESTION_IDS.flatMap((question) => {
    const answer = knownAnswers(latest)[question];
    const isPlain = typeof answer === 'string' || Array.isArray(answer);
    return isPlain ? [{ question, answer: answer as string | string[], from: 'Como no seu último produto' }] : [];
  });
}

function present({ name, sheet }: Product, { saved: savedGate, latest }: StoredGate, now: Date): GateReply {
  const answers = knownAnswers(savedGate?.answers ?? {});
  const documents = knownDocuments(savedGate?.documents ?? {});
  const models = modelsOfSheet(sheet);
  const today = now.toISOString().slice(0, 10);
  const suggestions = [...suggestAnswers(sheet), ...proposeSaleAnswers(latest)];
  const result = evaluateGate({ answers: answersSoFar(suggestions, answers), documents, today, models });
  return {
    productName: name,
    // Readonly internally, mutable in the reply type.
    answers: answers as GateReply['answers'],
    documents: documents as GateReply['documents'],
    suggestions,
    models,
    result: result as GateReply['result'],
    reviewedOn: GATE_REVIEWED_ON,
    savedAt: savedGate?.updatedAt ?? null,
  };
}
