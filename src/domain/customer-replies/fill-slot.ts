import { lazyValue } from '#domain/lazy-value.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';
import { dayInJapanese, dayInPortuguese, isDay, readMoment } from './japan-dates.ts';
import type { Slot } from './reply-types.ts';

export type Filled = { words: Bilingual } | { problem: string };

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
      const fits = Number.isInteger(number) && number >= slot.min && number <= slot.most;
      return fits ? same(String(number)) : { problem: `um número de ${slot.min} a ${slot.most}` };
    }
    case 'money': {
      const amount = Number(text.replace(/[,.](?=\d{3}\b)/g, ''));
      return Number.isInteger(amount) && amount > 0 ? same(yen().format(amount)) : { problem: 'ienes, sem centavos' };
    }
    case 'date': {
      if (!isDay(text)) return { problem: 'esta data não existe' };
      if (slot.when === 'future' && text < today) return { problem: 'já passou no Japão' };
      if (slot.when === 'past' && text > today) return { problem: 'ainda não chegou no Japão' };
      return { words: { ja: dayInJapanese(text, slot.withYear), pt: dayInPortuguese(text, slot.withYear) } };
    }
    case 'moment': {
      const moment = readMoment(text);
      if (!moment) return { problem: 'dia e hora do Japão' };
      if (moment.day < today) return { problem: 'já passou no Japão' };
      return {
        words: {
          ja: `${dayInJapanese(moment.day)}${moment.time}`,
          pt: `${dayInPortuguese(moment.day)} às ${moment.time} (hora do Japão)`,
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
