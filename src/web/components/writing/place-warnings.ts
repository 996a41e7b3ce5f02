import type { RiskNote } from '#contract/robot-parts.ts';
import type { Fact } from '#domain/robots/facts.ts';
import type { Warning, WarningCode } from '#domain/robots/warnings.ts';
import { isAt, linesOf, type Place, type Sheet, textAt } from './sheet.ts';

export type Flag = {
  /** The same for the same fault at the same place. */
  id: string;
  tone: 'fact' | 'law';
  title: string;
  message: string;
  excerpt: string;
  suggestion: { text: string; meaning: string } | undefined;
};

const LAW_CODES: ReadonlySet<WarningCode> = new Set(['risky_claim']);
/** Said by the hatching of the words themselves. */
const SHOWN_ELSEWHERE: ReadonlySet<WarningCode> = new Set(['untranslated']);

const TITLES: Readonly<Partial<Record<WarningCode, string>>> = {
  number_changed: 'Número trocado.',
  fact_lost: 'Faltou um fato.',
  fact_added: 'Não está nos seus fatos.',
  link_added: 'Link estranho.',
  markup_lost: 'Formatação perdida.',
  markup_added: 'Formatação a mais.',
  wrong_language: 'Outro idioma.',
  leftover_portuguese: 'Sobrou português.',
  chatter: 'Conversa do robô.',
  off_topic: 'Fala de outra coisa.',
  risky_claim: 'Cuidado com a lei.',
  near_duplicate: 'Parecido demais com outro.',
  too_short: 'Curto demais.',
  too_long: 'Longo demais.',
  photo_unused: 'Sem a foto.',
};

const flagOfWarning = (warning: Warning): Flag => ({
  id: [warning.code, warning.field, warning.index ?? 0, warning.excerpt, warning.factId ?? '', warning.message].join(
    '|',
  ),
  tone: LAW_CODES.has(warning.code) ? 'law' : 'fact',
  title: TITLES[warning.code] ?? '',
  message: warning.message,
  excerpt: warning.excerpt,
  suggestion: warning.suggestion,
});

/** What to do about the words: drop them, prove them, or say what is missing. */
const LEVELS: Readonly<Record<RiskNote['level'], string>> = {
  drop: 'Retire.',
  proof: 'Só com prova.',
  condition: 'Falta a condição.',
};

const flagOfNote = ({ excerpt, law, level, language, reason, safer }: RiskNote, { field, index }: Place): Flag => ({
  id: ['note', field, index, excerpt, reason].join('|'),
  tone: 'law',
  title: `${LEVELS[level]} ${law}.`,
  message: safer.kind === 'wording' ? reason : `${reason} ${adviceOf(safer, language)}`,
  excerpt,
  suggestion: safer.kind === 'wording' ? { text: safer[language], meaning: safer.pt } : undefined,
});

function adviceOf({ kind, ja, pt }: RiskNote['safer'], language: 'ja' | 'pt'): string {
  if (kind === 'advice' || language === 'pt') return pt;
  return `Por exemplo: ${ja} (${pt})`;
}

/** Everything to be said about an item. A note on law names no field: it belongs wherever its words stand. */
export function flagsAt(sheet: Sheet, place: Place): Flag[] {
  const text = textAt(sheet, place);
  const warnings = sheet.warnings.filter(({ code, ...at }) => isAt(place, at) && !SHOWN_ELSEWHERE.has(code));
  const claims = warnings.filter(({ code, excerpt }) => LAW_CODES.has(code) && excerpt !== '');
  // Words that a warning already speaks about, or part of them, are not told a second time.
  const isClaimed = (words: string) =>
    claims.some((claim) => claim.excerpt.includes(words) || words.includes(claim.excerpt));
  const notes = sheet.notes.filter(({ excerpt }) => excerpt !== '' && text.includes(excerpt) && !isClaimed(excerpt));
  return [...warnings.map(flagOfWarning), ...notes.map((note) => flagOfNote(note, place))];
}

/** The same, each at the line it belongs to; the last list is for what belongs to the item as a whole. */
export function flagsByLine(sheet: Sheet, place: Place, source: string): { lines: Flag[][]; rest: Flag[] } {
  const lines = linesOf(sheet, place, source);
  const placed = lines.map((): Flag[] => []);
  const rest: Flag[] = [];
  const factOf = new Map(sheet.facts.map((fact) => [fact.id, fact]));
  for (const flag of flagsAt(sheet, place)) {
    const factId = sheet.warnings.find((warning) => flagOfWarning(warning).id === flag.id)?.factId;
    const at = lines.findIndex(({ sentence }) =>
      flag.excerpt === ''
        ? mentions(sentence.source, factId && factOf.get(factId))
        : sentence.text.includes(flag.excerpt),
    );
    (placed[at] ?? rest).push(flag);
  }
  return { lines: placed, rest };
}

/** What is missing is missing where the seller said it. */
const mentions = (source: string | null, fact: Fact | '' | undefined): boolean =>
  Boolean(source && fact && (source.includes(fact.text) || fact.text.includes(source)));
