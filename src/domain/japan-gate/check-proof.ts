import type { Answers, ProofAnswer, ProofField, Question, StoredDocument } from './gate-types.ts';

export type ProofContext = {
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
export const isWhole = (document: StoredDocument | undefined): boolean =>
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
