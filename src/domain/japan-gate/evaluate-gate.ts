import { COST_NOTES, type CostNote } from './cost-notes.ts';
import { conditionHolds, isAnswered, isUnknown, shownQuestions } from './gate-answers.ts';
import { type DatedRule, GATE_RULES } from './gate-rules.ts';
import {
  type Answers,
  type Documents,
  type Outcome,
  type ProofAnswer,
  type ProofField,
  type Question,
  type StoredDocument,
  VERDICTS,
  type Verdict,
} from './gate-types.ts';
import { findQuestion } from './questions.ts';

export type GateEntry = Pick<
  DatedRule,
  'question' | 'law' | 'reason' | 'proof' | 'sources' | 'unverified' | 'readOn'
> & {
  rule: string;
  verdict: Verdict;
  /** How the seller can clear the alert: with a proof question, with any document, or not at all. */
  settledBy: 'proof' | 'document' | 'nothing';
  /** The proof question that clears the alert. */
  proofQuestion?: string;
  /** What is missing from the attached proof. */
  gaps: string[];
};

export type GateResult = {
  verdict: Verdict;
  /** Every rule whose condition holds. Cleared rules and notes have the verdict `sem_alerta`. */
  entries: GateEntry[];
  /** Visible questions without an answer, except proof questions: their state is part of the rule. */
  unanswered: string[];
  costs: CostNote[];
};

type GateInput = ProofContext & { documents: Documents };

/** Which of our rules about sales to Japan apply to the product. Never says that the product complies. */
export function evaluateGate(input: GateInput): GateResult {
  const { answers } = input;
  const shown = shownQuestions(answers);
  const entries = [
    ...GATE_RULES.filter(({ when }) => conditionHolds(when, answers)).flatMap((rule) =>
      entryOf(rule, rule.outcome, input),
    ),
    ...shown
      .filter((question) => question.kind !== 'proof' && isUnknown(question, answers))
      .map(({ id, text }) => unknownEntry(id, text)),
  ];
  return {
    verdict: VERDICTS.find((verdict) => entries.some((entry) => entry.verdict === verdict)) ?? 'sem_alerta',
    entries,
    unanswered: shown
      .filter((question) => question.kind !== 'proof' && !isAnswered(question, answers))
      .map(({ id }) => id),
    costs: COST_NOTES.filter(({ when }) => when === undefined || conditionHolds(when, answers)),
  };
}

export type AnswerState = 'open' | 'unproved' | 'answered';

type Alert = Pick<GateEntry, 'verdict' | 'settledBy' | 'proof'>;

/** No paper clears it: it asks to keep something, and stays. */
export const cannotBeCleared = ({ verdict, settledBy, proof }: Alert): boolean =>
  verdict === 'precisa_de_prova' && settledBy === 'nothing' && proof !== '';

/** Something that the seller can still hand in or find out. */
export const isProofMissing = (entries: readonly Alert[]): boolean =>
  entries.some((entry) => entry.verdict === 'precisa_de_prova' && !cannotBeCleared(entry));

/** How far the questions are: open while one is not answered or an answer forbids the sale. */
export function gateState(saved: { answers: Answers; documents: Documents }, today: string): AnswerState {
  const { verdict, unanswered, entries } = evaluateGate({ ...saved, today, models: [] });
  if (unanswered.length > 0 || verdict === 'bloqueia') return 'open';
  return isProofMissing(entries) ? 'unproved' : 'answered';
}

function entryOf(rule: DatedRule, outcome: Outcome, input: GateInput): GateEntry[] {
  const { id, when: _when, outcome: _outcome, ...ruleTexts } = rule;
  const entry = (verdict: Verdict, settledBy: GateEntry['settledBy'], gaps: string[] = []): GateEntry => ({
    ...ruleTexts,
    rule: id,
    verdict,
    settledBy,
    gaps,
  });
  switch (outcome.kind) {
    case 'cases': {
      const found = outcome.cases.find(({ when }) => conditionHolds(when, input.answers));
      return found ? entryOf(rule, found.outcome, input) : [];
    }
    case 'proof': {
      const { verdict, gaps } = climb(outcome, input);
      return [{ ...entry(verdict, 'proof', gaps), proofQuestion: outcome.question }];
    }
    case 'document':
      return [entry(isGateComplete(input.documents[id]) ? 'sem_alerta' : 'precisa_de_prova', 'document')];
    case 'blocks':
      return [entry('bloqueia', 'nothing')];
    case 'open':
      return [entry('precisa_de_prova', 'nothing')];
    case 'note':
      return [entry('sem_alerta', 'nothing')];
  }
}

/** No proof: blocks. A third party's or incomplete proof: needs proof. A complete proof: no alert. */
function climb(
  { question: id, type, fields }: Extract<Outcome, { kind: 'proof' }>,
  input: GateInput,
): { verdict: Verdict; gaps: string[] } {
  const answer = input.answers[id];
  const question = findQuestion(id);
  if (typeof answer !== 'object' || !('state' in answer) || question?.kind !== 'proof') {
    return { verdict: 'precisa_de_prova', gaps: [] };
  }
  if (answer.state === 'nao_tem') return { verdict: 'bloqueia', gaps: [] };
  if (answer.state !== 'anexada') return { verdict: 'precisa_de_prova', gaps: [] };
  const gaps = findGaps(question, answer, { type, fields }, input);
  return { verdict: gaps.length === 0 ? 'sem_alerta' : 'precisa_de_prova', gaps };
}

const unknownEntry = (question: string, text: string): GateEntry => ({
  rule: UNKNOWN_RULE,
  question,
  verdict: 'precisa_de_prova',
  law: { ja: '', pt: '' },
  reason: `Você respondeu “não sei”: ${text.replace(/\?$/, '')}. Descubra antes de vender.`,
  proof: '',
  sources: [],
  readOn: '',
  settledBy: 'nothing',
  gaps: [],
});

export const UNKNOWN_RULE = 'G-NSEI';

type ProofContext = {
  answers: Answers;
  today: string;
  /** Model codes in the product's sheet. */
  models: readonly string[];
};

type ProofQuestion = Extract<Question, { kind: 'proof' }>;
type Wanted = { type?: readonly string[] | undefined; fields?: readonly string[] | undefined };

/** Errors of an attached proof, as messages for the seller; empty when it is complete. */
export function findGaps(question: ProofQuestion, { fields }: ProofAnswer, wanted: Wanted, context: ProofContext) {
  const isAsked = ({ id, when }: ProofField) =>
    wanted.fields?.includes(id) || !when || when.is.includes(fields[when.field] ?? '');
  const gaps = question.fields
    .filter((field) => isAsked(field))
    .flatMap((field) => gapOf(field, fields[field.id]?.trim() ?? ''));
  const { tipo: type = '' } = fields;
  if (wanted.type && type !== '' && !wanted.type.includes(type)) gaps.push('a marca não é a que este produto pede');
  return [...gaps, ...(CHECKS[question.id]?.(fields, context) ?? [])];
}

/** Whether a document of any other kind is complete. */
export const isGateComplete = (document: StoredDocument | undefined): boolean =>
  document !== undefined && isLink(document.link) && isDate(document.date) && document.issuer.trim() !== '';

function gapOf({ label, kind }: ProofField, value: string): string[] {
  if (value === '') return [label];
  if (kind === 'link' && !isLink(value)) return [`${label}: precisa começar com https://`];
  if (kind === 'date' && !isDate(value)) return [`${label}: data inválida`];
  return [];
}

const isLink = (value: string): boolean => /^https?:\/\/[^\s/.]+\.\S+$/i.test(value.trim());

/** Whether the date exists: `Date` would turn 31 February into a March date. */
function isDate(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

type Check = (fields: Record<string, string>, context: ProofContext) => string[];

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const PREFECTURE =
  /[都道府県]|\b(?:hokkaido|aomori|iwate|miyagi|akita|yamagata|fukushima|ibaraki|tochigi|gunma|saitama|chiba|tokyo|kanagawa|niigata|toyama|ishikawa|fukui|yamanashi|nagano|gifu|shizuoka|aichi|mie|shiga|kyoto|osaka|hyogo|nara|wakayama|tottori|shimane|okayama|hiroshima|yamaguchi|tokushima|kagawa|ehime|kochi|fukuoka|saga|nagasaki|kumamoto|oita|miyazaki|kagoshima|okinawa)\b/i;

const plain = (value: string): string => value.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
const say = (isWrong: boolean, words: string): string[] => (isWrong ? [words] : []);

/** Checks of filled fields; empty fields are reported elsewhere. */
const CHECKS: Readonly<Record<string, Check>> = {
  prova_pse: ({ tensao_v = '', nome_responsavel = '' }, { answers: { notificacao_meti } }) => {
    const names = ['nome_registrado', 'kokunai_nome'].map((field) => fieldOf(notificacao_meti, field)).filter(Boolean);
    return [
      ...say(tensao_v !== '' && !coversVolts(tensao_v, 100), 'a tensão precisa incluir 100 V'),
      ...say(
        nome_responsavel !== '' && names.length > 0 && !names.some((name) => plain(name) === plain(nome_responsavel)),
        'o nome na placa não é o registrado no METI nem o do 国内管理人',
      ),
    ];
  },
  prova_giteki: ({ modelo = '' }, { models }) =>
    say(
      modelo !== '' && models.length > 0 && !models.some((model) => plain(model) === plain(modelo)),
      'o modelo não é o da ficha do produto',
    ),
  prova_psc: ({ tipo, idade_em_japones = '', aviso_responsaveis = '' }) =>
    tipo === 'crianca_redondo'
      ? [idade_em_japones, aviso_responsaveis].flatMap((value) =>
          say(value !== '' && !JAPANESE.test(value), 'os avisos precisam estar em japonês'),
        )
      : [],
  notificacao_meti: ({ data_notificacao = '', contrato_data = '', kokunai_endereco = '' }, { today }) => [
    ...say(data_notificacao > today || contrato_data > today, 'há uma data no futuro'),
    ...say(kokunai_endereco !== '' && !PREFECTURE.test(kokunai_endereco), 'o endereço precisa da província japonesa'),
  ],
  licenca_japao: ({ validade = '' }, { today }) => say(validade !== '' && validade <= today, 'a licença venceu'),
  prova_cites: ({ validade = '' }, { today }) => say(validade !== '' && validade <= today, 'a licença venceu'),
};

const fieldOf = (answer: Answers[string], field: string): string =>
  typeof answer === 'object' && 'state' in answer && answer.state === 'anexada' ? (answer.fields[field] ?? '') : '';

/** "100", "AC 100 V", "100-240V". */
function coversVolts(text: string, volts: number): boolean {
  const numbers = [...text.matchAll(/\d+/g)].map(Number);
  const ranges = [...text.matchAll(/(\d{1,6})\s{0,3}(?:-|–|〜|~|a|até)\s{0,3}(\d{1,6})/gi)];
  return numbers.includes(volts) || ranges.some(([, from, to]) => Number(from) <= volts && volts <= Number(to));
}
