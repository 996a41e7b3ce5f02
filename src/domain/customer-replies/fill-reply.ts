import type { Bilingual } from '#domain/text/bilingual.ts';
import { fillSlot } from './fill-slot.ts';
import { CLOSING, COMMON_SLOTS } from './reply-slots.ts';
import type { ReplyLine, ReplyTemplate, Slot } from './reply-types.ts';

export type ReplyValues = Readonly<Record<string, string | undefined>>;

export type FilledReply = {
  subject: Bilingual | undefined;
  lines: Bilingual[];
  missing: string[];
  /** Messages about invalid values. */
  problems: string[];
  /** The values as written in the Japanese text, to check that a rewritten reply still contains them. */
  values: Record<string, string>;
};

const SLOT = /\{\{(\w+)\}\}/g;
const slotsIn = ({ ja }: Bilingual): string[] => [...ja.matchAll(SLOT)].map(([, id = '']) => id);

/** The lines that apply to the chosen options, with the closing. What depends on a choice that is not made waits. */
export function linesToSay({ lines, farewell }: ReplyTemplate, values: ReplyValues): ReplyLine[] {
  const said = lines.filter(({ when }) => {
    const chosen = when && values[when.slot]?.trim();
    if (!when || !chosen) return !when;
    return 'is' in when ? when.is.includes(chosen) : chosen !== when.isNot;
  });
  const closing = farewell === undefined ? [] : CLOSING.filter(({ isWarm }) => farewell === 'warm' || !isWarm);
  return [...said, ...closing.map(({ ja, pt }) => ({ ja, pt }))];
}

/** The slots to fill for the chosen options, in form order. */
export function slotsOf(template: ReplyTemplate, values: ReplyValues): Slot[] {
  const lines = [...(template.subject ? [template.subject] : []), ...linesToSay(template, values)];
  const named = new Set(lines.flatMap(slotsIn));
  const deciding = new Set(template.lines.flatMap(({ when }) => (when ? [when.slot] : [])));
  return [...COMMON_SLOTS, ...template.slots].filter(({ id }) => named.has(id) || deciding.has(id));
}

/** The reply with its values filled in; an empty slot becomes a gap with its label. */
export function fillReply(template: ReplyTemplate, values: ReplyValues, today: string): FilledReply {
  const slots = slotsOf(template, values);
  const words = new Map<string, Bilingual>();
  const missing: string[] = [];
  const problems: string[] = [];
  for (const slot of slots) {
    const value = values[slot.id] ?? '';
    const filled = fillSlot(slot, value, today);
    if ('words' in filled) words.set(slot.id, filled.words);
    else if (value.trim() === '') missing.push(slot.label);
    else problems.push(`${slot.label}: ${filled.problem}`);
  }
  for (const { first, second, canEqual, problem } of template.order) {
    const [one = '', other = ''] = [values[first], values[second]];
    if (!words.has(first) || !words.has(second)) continue;
    if (one > other || (one === other && !canEqual)) problems.push(problem);
  }
  const labels = new Map(slots.map(({ id, label }) => [id, label]));
  const fill = (text: string, language: keyof Bilingual) =>
    text.replace(SLOT, (_, id: string) => words.get(id)?.[language] ?? `［${labels.get(id) ?? id}］`);
  const fillBoth = ({ ja, pt }: Bilingual): Bilingual => ({
    ja: oneDay(fill(ja, 'ja')),
    pt: oneDay(contract(fill(pt, 'pt'))).replace(/(\d)〜(?=\d)/g, '$1 às '),
  });
  return {
    subject: template.subject && fillBoth(template.subject),
    lines: linesToSay(template, values).map(fillBoth),
    missing,
    problems,
    values: Object.fromEntries([...words].map(([id, { ja }]) => [id, ja])),
  };
}

/** Splits a text at its gaps, so that each gap can be shown as an empty field. */
export const gapsIn = (text: string): { words: string; isGap: boolean }[] =>
  text
    .split(/［([^［］]+)］/)
    .map((words, index) => ({ words, isGap: index % 2 === 1 }))
    .filter(({ words }) => words !== '');

/** A period of one day: "12月1日（火）頃", "em 01/12 (ter.)". */
const oneDay = (text: string): string =>
  text.replace(/(\d{1,2}月\d{1,2}日（.）)から\1/, '$1').replace(/entre (\d\d\/\d\d \([^)]+\)) e \1/, 'em $1');

/** "de" and "a" before the article of a filled-in value. */
const contract = (text: string): string =>
  text
    .replace(/\bde ([oa]s?) /g, 'd$1 ')
    .replace(/\ba (os?) /g, 'a$1 ')
    .replace(/\ba a(s?) /g, 'à$1 ');

export const replyText = (
  { subject, lines }: Pick<FilledReply, 'subject' | 'lines'>,
  language: keyof Bilingual,
): string => [...(subject ? [subject[language], ''] : []), ...lines.map((line) => line[language])].join('\n');
