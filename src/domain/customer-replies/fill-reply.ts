import { lazyValue } from '#domain/lazy-value.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { formatDayInJapanese, formatDayInPortuguese, isDay, readDayAndTime } from './reply-dates.ts';
import type { ReplyLine, ReplyTemplate, Slot } from './reply-types.ts';

/** Slots that any private mail may use; only those that its lines mention are asked for. */
export const COMMON_SLOTS: readonly Slot[] = [
  {
    id: 'customerName',
    label: 'Nome do cliente',
    hint: 'Sobrenome e nome, em kanji se souber. O 様 já está no texto.',
    kind: 'name',
    max: 40,
  },
  { id: 'orderNumber', label: 'Número do pedido', kind: 'text', max: 40 },
  {
    id: 'productName',
    label: 'Nome curto do produto em japonês',
    hint: 'Até 40 caracteres, sem 【 】.',
    kind: 'product',
    max: 40,
  },
  { id: 'shopName', label: 'Nome da loja', kind: 'text', max: 60 },
  { id: 'staffName', label: 'Quem assina', hint: 'Só o sobrenome.', kind: 'text', max: 20 },
  { id: 'supportEmail', label: 'E-mail de atendimento', kind: 'email' },
  {
    id: 'supportHours',
    label: 'Horário de atendimento',
    hint: 'Hora do Japão: 平日10:00〜18:00',
    kind: 'text',
    max: 40,
  },
];

/** Closing lines of every private mail. The second hopes for more orders, which is out of place after an apology. */
export const CLOSING: readonly (Bilingual & { isWarm?: true })[] = [
  {
    ja: 'ご不明な点がございましたら、お気軽にお問い合わせください。',
    pt: 'Se tiver dúvidas, fique à vontade para nos escrever.',
  },
  {
    ja: '今後とも{{shopName}}をよろしくお願いいたします。',
    pt: 'Contamos com a sua preferência pela {{shopName}} também daqui em diante.',
    isWarm: true,
  },
  { ja: '{{shopName}} カスタマーサポート', pt: '{{shopName}}, atendimento ao cliente' },
  { ja: '担当：{{staffName}}', pt: 'Responsável: {{staffName}}' },
  { ja: 'メール：{{supportEmail}}', pt: 'E-mail: {{supportEmail}}' },
  { ja: '受付時間：{{supportHours}}（日本時間）', pt: 'Horário: {{supportHours}} (hora do Japão)' },
];

type Filled = { words: Bilingual } | { problem: string };

const same = (words: string): Filled => ({ words: { ja: words, pt: words } });

/** An honorific that the seller typed after the name: the template adds its own. */
const TITLE = /(?<!\s)\s*(?:様|さま|さん|殿|御中)$/u;
const yen = lazyValue(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));
const DEFAULT_MAX = 200;

/** A value as it is written in the sentence; `today` is the day in Japan. */
export function fillSlot(slot: Slot, value: string, today: string): Filled {
  const text = value.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (text === '') return { problem: 'vazio' };
  if (text.length > (slot.max ?? DEFAULT_MAX)) return { problem: `no máximo ${slot.max ?? DEFAULT_MAX} caracteres` };
  switch (slot.kind) {
    case 'name': {
      const name = text.replace(TITLE, '').trim();
      return name === '' ? { problem: 'vazio' } : same(name);
    }
    case 'product':
      return /[【】]/.test(text) ? { problem: 'sem 【 】' } : same(text);
    case 'link':
      return /^https:\/\/[^\s/.]+\.\S+$/i.test(text) ? same(text) : { problem: 'precisa começar com https://' };
    case 'email':
      return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? same(text) : { problem: 'confira o e-mail' };
    case 'whole': {
      const number = Number(text);
      const fits = Number.isInteger(number) && number >= 1 && number <= slot.most;
      return fits ? same(String(number)) : { problem: `um número de 1 a ${slot.most}` };
    }
    case 'money': {
      const amount = Number(text.replace(/[,.](?=\d{3}\b)/g, ''));
      return Number.isInteger(amount) && amount > 0 ? same(yen().format(amount)) : { problem: 'ienes, sem centavos' };
    }
    case 'date': {
      if (!isDay(text)) return { problem: 'esta data não existe' };
      if (slot.when === 'future' && text < today) return { problem: 'já passou no Japão' };
      if (slot.when === 'past' && text > today) return { problem: 'ainda não chegou no Japão' };
      return {
        words: { ja: formatDayInJapanese(text, slot.withYear), pt: formatDayInPortuguese(text, slot.withYear) },
      };
    }
    case 'moment': {
      const moment = readDayAndTime(text);
      if (!moment) return { problem: 'dia e hora do Japão' };
      if (moment.day < today) return { problem: 'já passou no Japão' };
      return {
        words: {
          ja: `${formatDayInJapanese(moment.day)}${moment.time}`,
          pt: `${formatDayInPortuguese(moment.day)} às ${moment.time} (hora do Japão)`,
        },
      };
    }
    case 'choice': {
      const option = slot.options.find((each) => each.value === text);
      return option ? { words: { ja: option.ja, pt: option.pt } } : { problem: 'escolha uma opção' };
    }
    case 'phrase': {
      const option = slot.options.find(({ ja }) => ja === text);
      return option ? { words: option } : same(text);
    }
    case 'text':
      return same(text);
  }
}

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
  const shownLines = lines.filter(({ when }) => {
    const chosen = when && values[when.slot]?.trim();
    if (!when || !chosen) return !when;
    return 'is' in when ? when.is.includes(chosen) : chosen !== when.isNot;
  });
  const closing = farewell === undefined ? [] : CLOSING.filter(({ isWarm }) => farewell === 'warm' || !isWarm);
  return [...shownLines, ...closing.map(({ ja, pt }) => ({ ja, pt }))];
}

/** The slots to fill for the chosen options, in form order. */
export function slotsOf(template: ReplyTemplate, values: ReplyValues): Slot[] {
  const lines = [...(template.subject ? [template.subject] : []), ...linesToSay(template, values)];
  const named = new Set(lines.flatMap(slotsIn));
  const deciding = new Set(template.lines.flatMap(({ when }) => (when ? [when.slot] : [])));
  return [...COMMON_SLOTS, ...template.slots].filter(({ id }) => named.has(id) || deciding.has(id));
}

/** The reply with its values filled in; an empty slot becomes a gap with its label. */
export function fillReply(
  template: ReplyTemplate,
  values: ReplyValues,
  today: string,
  /** Names whose Portuguese is known: they are not said in Japanese there. */
  known: Readonly<Record<string, Bilingual>> = {},
): FilledReply {
  const slots = slotsOf(template, values);
  const words = new Map<string, Bilingual>();
  const missing: string[] = [];
  const problems: string[] = [];
  for (const slot of slots) {
    const value = values[slot.id] ?? '';
    const filled = fillSlot(slot, value, today);
    const own = known[slot.id];
    if ('words' in filled) words.set(slot.id, own?.pt && own.ja === filled.words.ja ? own : filled.words);
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
