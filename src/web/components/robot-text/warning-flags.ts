import type { RiskNote } from '#contract/robots/shared-fields.ts';
import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import {
  isAt,
  type Located,
  linesOf,
  type Place,
  type Result,
  type SettledEntry,
  settledKey,
  textAt,
  waitingAt,
} from './result.ts';

export type Flag = {
  /** Stable: the same problem at the same place has the same id. */
  id: string;
  /** The sentence that contains the problem; empty for the whole text. */
  sentence: string;
  /** Stored when the person presses "está certo"; no longer matches when the sentence changes. */
  settles: SettledEntry;
  isSettled: boolean;
  tone: 'fact' | 'law';
  /** May be right as it is. */
  isHint: boolean;
  title: string;
  message: string;
  excerpt: string;
  suggestion: { text: string; meaning: string } | undefined;
};

const MAX_CODE = 40;

type Unsettled = Omit<Flag, 'isSettled'>;

const LAW_CODES: ReadonlySet<WarningCode> = new Set(['risky_claim']);

/** Codes whose message already begins with these words have no title. */
const TITLES: Readonly<Partial<Record<WarningCode, string>>> = {
  number_changed: 'Número mudou.',
  code_changed: 'Código mudou.',
  limit_lost: 'Faltou o limite.',
  fact_changed: 'Dado mudou.',
  note_leaked: 'Nota sua no texto.',
  link_added: 'Link estranho.',
  markup_lost: 'Formatação perdida.',
  markup_added: 'Formatação a mais.',
  wrong_language: 'Outro idioma.',
  leftover_portuguese: 'Sobrou português.',
  untranslated: 'Sem tradução.',
  chatter: 'Conversa do robô.',
  mixed_style: 'Dois estilos misturados.',
  off_topic: 'Fala de outra coisa.',
  near_duplicate: 'Parecido demais com outro.',
  too_short: 'Curto demais.',
  too_long: 'Longo demais.',
  photo_unused: 'Sem a foto.',
  machine_words: 'Traduzido, confira.',
};

const flagOfWarning = (warning: Warning): Unsettled => {
  const { code, field, index = 0, excerpt, message, sentence = '', hint = false, suggestion } = warning;
  return {
    id: [code, field, index, excerpt, sentence, message].join('|'),
    sentence,
    // A warning about the whole text has no sentence; its message identifies it instead.
    settles: { code, sentence: sentence || message },
    tone: LAW_CODES.has(code) ? 'law' : 'fact',
    isHint: hint,
    title: hint ? 'Talvez. Confira.' : (TITLES[code] ?? ''),
    message,
    excerpt,
    suggestion,
  };
};

const LEVELS: Readonly<Record<RiskNote['level'], string>> = {
  drop: 'Tire.',
  proof: 'Só com prova.',
  condition: 'Falta a condição.',
};

const flagOfNote = (note: RiskNote, { field, index }: Place, sentence: string): Unsettled => {
  const { rule, excerpt, law, level, language, reason, safer } = note;
  return {
    id: ['note', field, index, excerpt, reason].join('|'),
    sentence,
    settles: { code: rule.slice(0, MAX_CODE), sentence },
    tone: 'law',
    isHint: false,
    title: `${LEVELS[level]} ${law}.`,
    message: safer.kind === 'wording' ? reason : `${reason} ${adviceOf(safer, language)}`,
    excerpt,
    suggestion: safer.kind === 'wording' ? { text: safer[language], meaning: safer.pt } : undefined,
  };
};

function adviceOf({ kind, ja, pt }: RiskNote['safer'], language: 'ja' | 'pt'): string {
  if (kind === 'advice' || language === 'pt') return pt;
  return `Por exemplo: ${ja} (${pt})`;
}

/** Why sentences wait for their Japanese: said once, where it can be given, and not as a warning besides. */
export const reasonOfWaiting = (result: Result, place: Place): Warning | undefined =>
  waitingAt(result, place).length === 0
    ? undefined
    : result.warnings.find((each) => each.code === 'untranslated' && each.excerpt === '' && isAt(place, each));

/** All warnings and notes for an item. A legal note has no field: it applies wherever its excerpt occurs. */
export function flagsAt(result: Result, place: Place): Flag[] {
  const text = textAt(result, place);
  const reason = reasonOfWaiting(result, place);
  const warnings = result.warnings.filter((warning) => isAt(place, warning) && warning !== reason);
  const claims = warnings.filter(({ code, excerpt }) => LAW_CODES.has(code) && excerpt !== '');
  // Skips a note whose excerpt overlaps that of a legal warning.
  const isClaimed = (words: string) =>
    claims.some((claim) => claim.excerpt.includes(words) || words.includes(claim.excerpt));
  const notes = result.notes.filter(({ excerpt }) => excerpt !== '' && text.includes(excerpt) && !isClaimed(excerpt));
  const sentenceOf = (words: string) =>
    result.sentences.find((each) => isAt(place, each) && each.text.includes(words))?.text ?? words;
  const settled = new Set(result.settled?.map(settledKey));
  return [
    ...warnings.map(flagOfWarning),
    ...notes.map((note) => flagOfNote(note, place, sentenceOf(note.excerpt))),
  ].map((flag) => ({ ...flag, isSettled: settled.has(settledKey(flag.settles)) }));
}

export type FlaggedLine = Located & { flags: Flag[] };

/** The lines of a text with their warnings, and those of the whole text. */
export function flaggedLines(result: Result, place: Place, source: string): { lines: FlaggedLine[]; rest: Flag[] } {
  const lines = linesOf(result, place, source).map((line): FlaggedLine => ({ ...line, flags: [] }));
  const rest: Flag[] = [];
  for (const flag of flagsAt(result, place)) {
    const line =
      lines.find(({ sentence }) => flag.sentence !== '' && sentence.text === flag.sentence) ??
      lines.find(({ sentence }) => flag.excerpt !== '' && sentence.text.includes(flag.excerpt)) ??
      lines.find(({ sentence }) => flag.sentence !== '' && sentence.text.includes(flag.sentence));
    (line?.flags ?? rest).push(flag);
  }
  return { lines, rest };
}
