/** Worst first. */
export const VERDICTS = ['bloqueia', 'precisa_de_prova', 'sem_alerta'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Stands for an answer wherever there is none to give. It never passes. */
export const UNKNOWN = 'nao_sei';

export const PROOF_STATES = ['anexada', 'fornecedor_diz', 'nao_tem', UNKNOWN] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** Of a proof: how far it is, and what was written down about it. */
export type ProofAnswer = { state: ProofState; fields: Record<string, string> };

/** One value, a set of them, a number (or unknown), a proof. Questions and values are named as in the data. */
export type Answer = string | readonly string[] | number | ProofAnswer;
export type Answers = Readonly<Record<string, Answer | undefined>>;

/** A paper kept for a rule that asks for one: where it is, of which day, by whom. */
export type StoredDocument = { link: string; date: string; issuer: string };
export type Documents = Readonly<Record<string, StoredDocument | undefined>>;

/**
 * `is`: answered with one of these, or a set that has one of them. `isNot`: answered, and with none of these; unknown
 * counts as none. A question that is not shown, or not answered yet, makes both false.
 */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { answer: string; is: readonly string[] }
  | { answer: string; isNot: readonly string[] }
  /** The set holds this and nothing else. */
  | { answer: string; only: string }
  | { number: string; atLeast?: number; below?: number; moreThan?: number; atMost?: number }
  | { number: string; isUnknown: true }
  /** The condition of one of these rules holds, whatever its verdict. */
  | { rules: readonly string[] }
  | { proof: string; field: string; fails: string };

export type Option = { value: string; label: string };

export type ProofField = {
  id: string;
  label: string;
  kind: 'text' | 'link' | 'date' | 'choice';
  options?: readonly Option[];
  /** Asked only when another field of the same proof has one of these values. */
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
  /** Address without its scheme, as it was read. */
  address: string;
  /** The authority's or the platform's own page. Others weigh less, and are shown so. */
  isOfficial: boolean;
  /** Of the page itself, where it has one: YYYY-MM-DD, or less of it. */
  date?: string;
};

/**
 * `blocks`: no paper helps. `document`: quiet once the listed paper is kept. `open`: a checklist that stays. `proof`: by
 * the state of a proof question, with the fields it must have. `note`: said without a verdict. `cases`: the first that
 * holds; none, no alert.
 */
export type Outcome =
  | { kind: 'blocks' | 'document' | 'open' | 'note' }
  | { kind: 'proof'; question: string; type?: readonly string[]; fields?: readonly string[] }
  | { kind: 'cases'; cases: readonly { when: Condition; outcome: Outcome }[] };

export type GateRule = {
  id: string;
  /** The question beside which it is shown. */
  question: string;
  when: Condition;
  outcome: Outcome;
  law: { ja: string; pt: string };
  /** Shown to the seller, one plain sentence or two. */
  reason: string;
  /** What to get hold of; empty where nothing helps. */
  proof: string;
  sources: readonly Source[];
  /** What no source was found for: said beside the sources, with less weight. */
  unverified?: string;
};
