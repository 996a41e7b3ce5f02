import type { Question } from './gate-types.ts';
import { ELECTRIC_QUESTIONS } from './questions/questions-electric.ts';
import { GOODS_QUESTIONS } from './questions/questions-goods.ts';
import { SALE_QUESTIONS } from './questions/questions-sale.ts';

export const QUESTIONS: readonly Question[] = [...SALE_QUESTIONS, ...ELECTRIC_QUESTIONS, ...GOODS_QUESTIONS];

const BY_ID = new Map(QUESTIONS.map((question) => [question.id, question]));
export const findQuestion = (id: string): Question | undefined => BY_ID.get(id);
