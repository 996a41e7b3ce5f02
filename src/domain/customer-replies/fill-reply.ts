import { fillSlot } from './fill-slot.ts';
import { CLOSING, COMMON_SLOTS } from './reply-slots.ts';
import type { ReplyLine, ReplyTemplate, Slot, Words } from './reply-types.ts';

export type ReplyValues = Readonly<Record<string, string | undefined>>;

export type FilledReply = {
  subject: Words | undefined;
  lines: Words[];
  /** Labels of what is still empty: nothing is copied before. */
  missing: string[];
  /** What is filled in wrongly, in words. */
  problems: string[];
  /** The values as they stand in the Japanese, for whoever writes it anew. */
  values: Record<string, string>;
};

const SLOT = /\{\{(\w+)\}\}/g;
const slotsIn = ({ ja }: Words): string[] => [...ja.matchAll(SLOT)].map(([, id = '']) => id);

/** The lines that are said with these choices, ending included. */
export function linesOf({ lines, farewell }: ReplyTemplate, values: ReplyValues): ReplyLine[] {
  const said = lines.filter(
    ({ when }) =>
      when === undefined || ('is' in when ? values[when.slot] === when.is : values[when.slot] !== when.isNot),
  );
  const closing = farewell === undefined ? [] : CLOSING.filter(({ isWarm }) => farewell === 'warm' || !isWarm);
  return [...said, ...closing.map(({ ja, pt }) => ({ ja, pt }))];
}

/** What has to be filled in for these choices, in the order of a form. */
export function slotsOf(template: ReplyTemplate, values: ReplyValues): Slot[] {
  const lines = [...(template.subject ? [template.subject] : []), ...linesOf(template, values)];
  const named = new Set(lines.flatMap(slotsIn));
  const deciding = new Set(template.lines.flatMap(({ when }) => (when ? [when.slot] : [])));
  return [...COMMON_SLOTS, ...template.slots].filter(({ id }) => named.has(id) || deciding.has(id));
}

/** A reply with its values in it; what is empty stays as a gap that says its name. */
export function fillReply(template: ReplyTemplate, values: ReplyValues, today: string): FilledReply {
  const slots = slotsOf(template, values);
  const words = new Map<string, Words>();
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
  const fill = (text: string, language: keyof Words) =>
    text.replace(SLOT, (_, id: string) => words.get(id)?.[language] ?? `［${labels.get(id) ?? id}］`);
  const fillBoth = ({ ja, pt }: Words): Words => ({ ja: fill(ja, 'ja'), pt: contract(fill(pt, 'pt')) });
  return {
    subject: template.subject && fillBoth(template.subject),
    lines: linesOf(template, values).map(fillBoth),
    missing,
    problems,
    values: Object.fromEntries([...words].map(([id, { ja }]) => [id, ja])),
  };
}

/** A text cut at its gaps, so that each can be shown as a field that waits. */
export const gapsIn = (text: string): { words: string; isGap: boolean }[] =>
  text
    .split(/［([^［］]+)］/)
    .map((words, index) => ({ words, isGap: index % 2 === 1 }))
    .filter(({ words }) => words !== '');

/** "de" and "a" before the article of a filled-in value. */
const contract = (text: string): string =>
  text
    .replace(/\bde ([oa]s?) /g, 'd$1 ')
    .replace(/\ba (os?) /g, 'a$1 ')
    .replace(/\ba a(s?) /g, 'à$1 ');

/** As it is copied. */
export const textOf = ({ subject, lines }: Pick<FilledReply, 'subject' | 'lines'>, language: keyof Words): string =>
  [...(subject ? [subject[language], ''] : []), ...lines.map((line) => line[language])].join('\n');
