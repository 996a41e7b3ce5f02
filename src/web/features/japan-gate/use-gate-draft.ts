import { useMemo } from 'react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { evaluateGate } from '#domain/japan-gate/evaluate-gate.ts';
import { answersSoFar, isAnswered, shownQuestions } from '#domain/japan-gate/gate-answers.ts';
import {
  CHECKLIST,
  isOnChecklist,
  isRuledOut,
  markedSoFar,
  ruleOutTheRest,
} from '#domain/japan-gate/gate-checklist.ts';
import type { Answer, Answers, Documents, StoredDocument } from '#domain/japan-gate/gate-types.ts';
import { isValidAnswer } from '#domain/japan-gate/valid-answer.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';

type Draft = {
  answers?: Answers | undefined;
  documents?: Documents | undefined;
  /** Ticked on the checklist, but not answered yet. */
  marked?: string[] | undefined;
};

/** Draft of the answers: saved ones, values suggested by the sheet where nothing is saved, and unsaved changes. */
export function useGateDraft(productId: string, reply: GateReply) {
  const [draft, setDraft] = useDraftState<Draft>(`gate.${productId}`, {});
  const soFar = useMemo(() => answersSoFar(reply.suggestions, reply.answers), [reply.suggestions, reply.answers]);
  const answers: Answers = draft.answers ?? soFar;
  const marked = draft.marked ?? markedSoFar(soFar);
  const documents: Documents = draft.documents ?? reply.documents;
  const result = useMemo(
    () => evaluateGate({ answers, documents, today: new Date().toISOString().slice(0, 10), models: reply.models }),
    [answers, documents, reply.models],
  );
  const questions = shownQuestions(answers).filter(
    (question) =>
      !isOnChecklist(question.id) ||
      marked.includes(question.id) ||
      (answers[question.id] !== undefined && !isRuledOut(question, answers)),
  );
  const missing = questions.filter((question) => question.kind !== 'proof' && !isAnswered(question, answers));
  const ofSale = questions.filter(({ section, kind }) => section === 'venda' && kind !== 'proof');
  return {
    answers,
    documents,
    result,
    marked,
    questions,
    missing,
    /** How the person sells is asked as one until it is begun. */
    isSaleBegun: ofSale.some((question) => isAnswered(question, answers)),
    /** The screen shows something that the server does not have: a change, or a suggested answer. */
    isDirty: isNew(reply.answers, answers) || isNew(reply.documents, documents),
    answer: (id: string, answer: Answer | undefined) =>
      setDraft((current) => ({ ...current, answers: { ...answers, [id]: answer } })),
    answerAll: (more: Answers) => setDraft((current) => ({ ...current, answers: { ...answers, ...more } })),
    /** Ticks or unticks a checklist item; `answer` is the answer that the tick itself gives. */
    mark: (id: string, isMarked: boolean, answer: Answer | undefined) =>
      setDraft((current) => ({
        ...current,
        marked: isMarked ? [...marked, id] : marked.filter((each) => each !== id),
        answers: { ...answers, [id]: answer },
      })),
    /** Items of the checklist are neither ticked nor ruled out. */
    isListOpen: CHECKLIST.some(({ question }) => answers[question] === undefined && !marked.includes(question)),
    keep: (rule: string, document: StoredDocument) =>
      setDraft((current) => ({ ...current, documents: { ...documents, [rule]: document } })),
    /** Request body; rules out what is not ticked, and leaves out incomplete numbers. */
    body: () => ({
      answers: Object.fromEntries(
        Object.entries(ruleOutTheRest(answers, marked)).filter(([id, answer]) => isValidAnswer(id, answer)),
      ) as GateReply['answers'],
      documents: Object.fromEntries(Object.entries(documents)) as GateReply['documents'],
    }),
    /** What is ticked stays ticked: a tick without an answer is not saved. */
    forget: () => setDraft({ answers: undefined, documents: undefined, marked }),
  };
}

function isNew(stored: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>): boolean {
  const keys = new Set([...Object.keys(stored), ...Object.keys(now)]);
  return [...keys].some((key) => JSON.stringify(stored[key]) !== JSON.stringify(now[key]));
}

export type GateDraft = ReturnType<typeof useGateDraft>;
