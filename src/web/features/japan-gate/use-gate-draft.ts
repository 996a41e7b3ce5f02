import { useMemo } from 'react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { evaluateGate } from '#domain/japan-gate/evaluate-gate.ts';
import { answersSoFar, shownQuestions } from '#domain/japan-gate/gate-answers.ts';
import { isOnChecklist, isRuledOut, ruleOutTheRest } from '#domain/japan-gate/gate-checklist.ts';
import type { Answer, Answers, Documents, StoredDocument } from '#domain/japan-gate/gate-types.ts';
import { isValidAnswer } from '#domain/japan-gate/valid-answer.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';

type Draft = {
  answers?: Answers | undefined;
  documents?: Documents | undefined;
  /** Ticked on the checklist, not answered yet. */
  marked?: string[] | undefined;
};

/** Answers on their way: kept ones, what the facts say where nothing is kept, and what was changed since. */
export function useGateDraft(productId: string, reply: GateReply) {
  const [draft, setDraft] = useDraftState<Draft>(`gate.${productId}`, {});
  const soFar = useMemo(() => answersSoFar(reply.suggestions, reply.answers), [reply.suggestions, reply.answers]);
  const answers: Answers = draft.answers ?? soFar;
  const marked = draft.marked ?? [];
  const documents: Documents = draft.documents ?? reply.documents;
  const result = useMemo(
    () => evaluateGate({ answers, documents, today: new Date().toISOString().slice(0, 10), models: reply.models }),
    [answers, documents, reply.models],
  );
  return {
    answers,
    documents,
    result,
    marked,
    /** What this product and way of selling give reason to ask. */
    questions: shownQuestions(answers).filter(
      (question) =>
        !isOnChecklist(question.id) ||
        marked.includes(question.id) ||
        (answers[question.id] !== undefined && !isRuledOut(question, answers)),
    ),
    /** Something is on screen that the server does not have: changed, or only suggested so far. */
    isDirty: isNew(reply.answers, answers) || isNew(reply.documents, documents),
    answer: (id: string, answer: Answer | undefined) =>
      setDraft((current) => ({ ...current, answers: { ...answers, [id]: answer } })),
    answerAll: (more: Answers) => setDraft((current) => ({ ...current, answers: { ...answers, ...more } })),
    /** Ticks or clears an item of the checklist; `answer` is what the tick itself says. */
    mark: (id: string, isMarked: boolean, answer: Answer | undefined) =>
      setDraft((current) => ({
        ...current,
        marked: isMarked ? [...marked, id] : marked.filter((each) => each !== id),
        answers: { ...answers, [id]: answer },
      })),
    ruleOutTheRest: () => setDraft((current) => ({ ...current, answers: ruleOutTheRest(answers, marked) })),
    keep: (rule: string, document: StoredDocument) =>
      setDraft((current) => ({ ...current, documents: { ...documents, [rule]: document } })),
    /** What can be kept: half-typed numbers are not. */
    body: () => ({
      answers: Object.fromEntries(
        Object.entries(answers).filter(([id, answer]) => isValidAnswer(id, answer)),
      ) as GateReply['answers'],
      documents: Object.fromEntries(Object.entries(documents)) as GateReply['documents'],
    }),
    forget: () => setDraft({ answers: undefined, documents: undefined, marked: undefined }),
  };
}

/** Whatever the order of their keys. */
function isNew(kept: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>): boolean {
  const keys = new Set([...Object.keys(kept), ...Object.keys(now)]);
  return [...keys].some((key) => JSON.stringify(kept[key]) !== JSON.stringify(now[key]));
}

export type GateDraft = ReturnType<typeof useGateDraft>;
