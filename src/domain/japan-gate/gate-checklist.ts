import type { Answer, Answers, Question } from './gate-types.ts';
import { LABELLED_GOODS } from './questions/questions-goods.ts';
import { findQuestion, QUESTIONS } from './questions.ts';

/** A question that most products answer with "no": asked only if the seller ticks its label. */
export type ChecklistRow = { question: string; label: string; hint?: string; none: string | readonly string[] };

/** "Marque o que se aplica". */
export const CHECKLIST: readonly ChecklistRow[] = [
  { question: 'toca_alimento', label: 'Toca comida ou bebida de pessoas, ou a boca', none: 'nao' },
  { question: 'comestivel', label: 'É para comer ou beber', none: 'nao' },
  { question: 'uso_corpo', label: 'Cosmético, remédio ou aparelho usado no corpo', none: 'nenhum' },
  {
    question: 'rotulo_item',
    label: 'Roupa, tecido, plástico de cozinha ou banho, eletrodoméstico ou outro artigo desta lista',
    hint: LABELLED_GOODS,
    none: 'nenhum',
  },
  { question: 'liga_tomada', label: 'Liga na tomada', none: 'nao' },
  { question: 'tem_fonte', label: 'Vem com carregador ou adaptador de tomada', none: 'nao' },
  { question: 'bateria', label: 'Tem bateria ou pilha', none: 'nenhuma' },
  { question: 'radio', label: 'Bluetooth, Wi-Fi ou outro sinal sem fio', none: ['nenhum'] },
  { question: 'gas', label: 'Usa gás', none: 'nao' },
  { question: 'brinquedo', label: 'Brinquedo', none: 'nao' },
  { question: 'tipo_psc', label: 'Capacete, isqueiro, panela de pressão, berço ou laser', none: 'nenhum' },
  { question: 'marca', label: 'Marca, logotipo ou personagem de outra empresa', none: 'sem_marca_ou_propria' },
  { question: 'material_silvestre', label: 'Couro, pele, pena, osso, coral ou madeira rara', none: 'nenhum' },
  { question: 'lamina', label: 'Tem lâmina ou atira flecha', none: 'nenhuma' },
  { question: 'perigoso', label: 'Aerossol, perfume, esmalte, tinta, cola, gás ou ímã forte', none: ['nenhum'] },
  {
    question: 'tipo_especial',
    label: 'Medidor, roupa de bebê, comida de pet, repelente, drone, patinete, vape, CBD ou arma de brinquedo',
    none: 'nenhum',
  },
];

const BY_QUESTION = new Map(CHECKLIST.map((item) => [item.question, item]));

const isSame = (one: Answer | undefined, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Answered with "no": no follow-up questions and no alerts. */
export const isRuledOut = ({ id }: Pick<Question, 'id'>, answers: Answers): boolean => {
  const item = BY_QUESTION.get(id);
  return item !== undefined && isSame(answers[id], item.none);
};

export const isOnChecklist = (id: string): boolean => BY_QUESTION.has(id);

/** The answer implied by ticking an item: "sim" if that is enough; otherwise the question is asked. */
export const markedAnswer = (id: string): Answer | undefined => {
  const question = findQuestion(id);
  return question?.kind === 'choice' && question.options.some(({ value }) => value === 'sim') ? 'sim' : undefined;
};

/** "Nada mais se aplica": rules out every item that is neither answered nor ticked. */
export const ruleOutTheRest = (answers: Answers, marked: readonly string[]): Answers => ({
  ...answers,
  ...Object.fromEntries(
    CHECKLIST.filter(({ question }) => answers[question] === undefined && !marked.includes(question)).map(
      ({ question, none }) => [question, none],
    ),
  ),
});

/** The seller has not been through the list: most of it is neither ticked nor ruled out. */
export const isListUnmarked = (unanswered: readonly string[]): boolean =>
  unanswered.filter(isOnChecklist).length >= CHECKLIST.length / 2;

/** Ticked, but saved without its answer: most of the list was ruled out, this was not. */
export const markedSoFar = (answers: Answers): string[] => {
  const open = CHECKLIST.filter(({ question }) => answers[question] === undefined).map(({ question }) => question);
  return isListUnmarked(open) ? [] : open;
};

/** How most of our sellers sell. Answers about the supplier are left open: only the seller knows them. */
export const DIRECT_SHIPPING: Answers = {
  base_vendedor: 'exterior',
  saida: 'exterior_direto',
  canais: ['loja_propria'],
  em_maos: 'nao',
  condicao: 'novo',
  transporte: ['correio'],
};

/** The seller has not begun to say how they sell. */
export const isSaleOpen = (unanswered: readonly string[]): boolean =>
  Object.keys(DIRECT_SHIPPING).every((id) => unanswered.includes(id));

/** About the seller rather than the product: answered once, then proposed for every further product. */
export const SALE_QUESTION_IDS: readonly string[] = QUESTIONS.filter(
  ({ section, kind }) => section === 'venda' && kind !== 'proof',
).map(({ id }) => id);
