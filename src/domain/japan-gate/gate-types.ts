/** Worst first. */
export const VERDICTS = ['bloqueia', 'precisa_de_prova', 'sem_alerta'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The answer "I don't know". It never clears an alert. */
export const UNKNOWN = 'nao_sei';

export const PROOF_STATES = ['anexada', 'fornecedor_diz', 'nao_tem', UNKNOWN] as const;
export type ProofState = (typeof PROOF_STATES)[number];

export type ProofAnswer = { state: ProofState; fields: Record<string, string> };

/** One value, a set of values, a number (or unknown), or a proof. Names of questions and values as in the rule data. */
export type Answer = string | readonly string[] | number | ProofAnswer;
export type Answers = Readonly<Record<string, Answer | undefined>>;

export type StoredDocument = { link: string; date: string; issuer: string };
export type Documents = Readonly<Record<string, StoredDocument | undefined>>;

/** Both are false for a question that is hidden or unanswered; unknown counts as none of the values of `isNot`. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { answer: string; is: readonly string[] }
  | { answer: string; isNot: readonly string[] }
  /** The set contains this value and no other. */
  | { answer: string; only: string }
  | { number: string; atLeast?: number; below?: number; moreThan?: number; atMost?: number }
  | { number: string; isUnknown: true }
  /** At least one of these rules applies, whatever its verdict. */
  | { rules: readonly string[] }
  | { proof: string; field: string; fails: string };

export type Option = { value: string; label: string };

export type ProofField = {
  id: string;
  label: string;
  kind: 'text' | 'link' | 'date' | 'choice';
  options?: readonly Option[];
  /** Asked only if another field of the same proof has one of these values. */
  when?: { field: string; is: readonly string[] };
};

export const SECTIONS = {
  venda: 'Sua venda',
  energia: 'Eletricidade, bateria e gás',
  sem_fio: 'Sem fio',
  crianca: 'Crianças e itens da lista PSC',
  comida: 'Comida e boca',
  corpo: 'Uso no corpo',
  produto: 'Etiqueta, material e marca',
  perigo: 'Lâmina e carga perigosa',
} as const;
export type SectionId = keyof typeof SECTIONS;

type QuestionBase = { id: string; section: SectionId; text: string; help?: string; shownWhen?: Condition };

export type Question = QuestionBase &
  (
    | { kind: 'choice'; options: readonly Option[] }
    | { kind: 'several'; options: readonly Option[] }
    | { kind: 'number'; min: number; max?: number; unit: string; canBeUnknown: boolean }
    | { kind: 'proof'; fields: readonly ProofField[] }
  );

export type Source = {
  name: string;
  /** URL without its scheme. */
  address: string;
  /** Published by the authority or platform itself. Other sources are marked as such in the page. */
  isOfficial: boolean;
  date?: string;
};

/** `blocks`: no document helps; `document` clears it; `open`: always shown; `cases`: the first that holds. */
export type Outcome =
  | { kind: 'blocks' | 'document' | 'open' | 'note' }
  | { kind: 'proof'; question: string; type?: readonly string[]; fields?: readonly string[] }
  | { kind: 'cases'; cases: readonly { when: Condition; outcome: Outcome }[] };

export type GateRule = {
  id: string;
  question: string;
  when: Condition;
  outcome: Outcome;
  law: { ja: string; pt: string };
  reason: string;
  /** The document to get; empty if none helps. */
  proof: string;
  sources: readonly Source[];
  /** Statement without a source: shown after the sources, as unconfirmed. */
  unverified?: string;
};
