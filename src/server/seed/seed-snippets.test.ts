import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const read = (file: string) => readFile(new URL(`./seed-content/snippets/${file}`, import.meta.url), 'utf8');

type Element = { dataset: Record<string, string>; textContent: string; hidden?: boolean; dateTime?: string };

/** Runs a browser snippet with a page that contains `elements`, and returns the named functions. */
async function runSnippet(file: string, names: string[], elements: Element[] = []) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const document = {
    querySelectorAll: () => elements,
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener;
    },
  };
  const clearInterval = vi.fn();
  const code = `${await read(file)}\n;({ ${names.join(', ')} })`;
  const functions = runInNewContext(code, { document, Date, Intl, setInterval: () => 1, clearInterval });
  return { functions, listeners, clearInterval };
}

const phone = await runSnippet('telefone-e-cep-japoneses.js', ['formatPhone', 'formatPostalCode']);

describe('snippet: telefone e CEP japoneses', () => {
  const { functions, listeners } = phone;

  it.each([
    ['０９０－１２３４－５６７８', '090-1234-5678'],
    ['+81 90 1234 5678', '090-1234-5678'],
    ['+81 (0)80-1234-5678', '080-1234-5678'],
    ['0120-444-444', '0120-444-444'],
    ['03-1234-5678', '0312345678'],
    ['11 98765-4321', null],
    ['abc', null],
  ])('reads the phone %s as %s', (text, expected) => {
    expect(functions.formatPhone(text)).toBe(expected);
  });

  it.each([
    ['〒１５０ー０００１', '150-0001'],
    ['1500001', '150-0001'],
    ['01310-100', null],
    ['150-000', null],
  ])('reads the postal code %s as %s', (text, expected) => {
    expect(functions.formatPostalCode(text)).toBe(expected);
  });

  it('corrects a field on blur, and marks invalid input', () => {
    const field = (value: string) => ({ value, dataset: { jp: 'zip' }, setCustomValidity: vi.fn() });
    const good = field('１５００００１');
    listeners.focusout?.({ target: good });
    expect(good.value).toBe('150-0001');
    const bad = field('12');
    listeners.focusout?.({ target: bad });
    expect(bad.value).toBe('12');
    expect(bad.setCustomValidity).toHaveBeenLastCalledWith('入力内容をご確認ください。');
  });
});

const element: Element = { dataset: { entrega: '5' }, textContent: '' };
const day = await runSnippet('data-com-dia-da-semana.js', ['japaneseDay', 'addBusinessDays'], [element]);

describe('snippet: data com dia da semana', () => {
  const { functions } = day;

  it('formats the day in Tokyo time', () => {
    expect(functions.japaneseDay(new Date('2026-11-20T12:00:00Z'))).toBe('11月20日(金)');
    expect(functions.japaneseDay(new Date('2026-11-19T15:00:00Z'))).toBe('11月20日(金)');
  });

  it('skips weekends and the holidays given', () => {
    const friday = new Date('2026-11-20T03:00:00Z');
    expect(functions.addBusinessDays(friday, 1).toISOString()).toBe('2026-11-23T03:00:00.000Z');
    expect(functions.addBusinessDays(friday, 1, ['2026-11-23']).toISOString()).toBe('2026-11-24T03:00:00.000Z');
  });

  it('fills the element of the page', () => {
    expect(element.textContent).toMatch(/^\d+月\d+日\([月火水木金]\)頃$/);
  });
});

const over: Element = { dataset: { promo: '2020-01-01T00:00:00+09:00' }, textContent: '', hidden: false };
const countdown = await runSnippet('contador-de-promocao-honesto.js', ['remainingText'], [over]);

describe('snippet: contador de promoção honesto', () => {
  const { functions, clearInterval } = countdown;
  const minutes = (count: number) => functions.remainingText(count * 60_000, 0);

  it.each([
    [3 * 1440 + 125, '終了まであと3日2時間'],
    [125, '終了まであと2時間5分'],
    [5, '終了まであと5分'],
    [0.5, '終了まであと1分未満'],
    [0, null],
    [-10, null],
    [Number.NaN, null],
  ])('with %s minutes left says %s', (left, expected) => {
    expect(minutes(left)).toBe(expected);
  });

  it('hides and stops when the time is over', () => {
    expect(over.hidden).toBe(true);
    expect(clearInterval).toHaveBeenCalledTimes(1);
  });
});

const log = vi.spyOn(console, 'log').mockReturnValue();
const { formatYen, marginAt, roundUpToCharm } = await import(
  './seed-content/snippets/arredondar-preco-para-final-980.ts'
);
const said = log.mock.calls.flat();
log.mockRestore();

describe('snippet: arredondar preço para final 980', () => {
  it.each([
    [481, 800],
    [981, 1480],
    [1000, 1480],
    [2310, 2480],
    [2500, 2800],
    [2801, 2980],
    [2980, 2980],
    [2981, 3480],
  ])('rounds ¥%i up to ¥%i', (price, expected) => {
    expect(roundUpToCharm(price)).toBe(expected);
  });

  it('returns the values of its example', () => {
    expect(said).toEqual(['¥2,800', 'margem 32.1 %']);
    expect(formatYen(4980)).toBe('¥4,980');
    expect(marginAt(3980, { product: 1200, shipping: 600, paymentRate: 0.036 })).toBeCloseTo(0.5117, 3);
  });
});

const source = await read('cep-preenche-o-endereco.js');

describe('snippet: CEP que preenche o endereço', () => {
  async function type(zip: string, reply: () => Promise<unknown>, city = '') {
    const listeners: Record<string, () => Promise<void>> = {};
    const fields = {
      '[data-provincia]': { value: '', dispatchEvent: vi.fn() },
      '[data-cidade]': { value: city, dispatchEvent: vi.fn() },
    };
    const form = { querySelector: (name: keyof typeof fields) => fields[name] };
    const field = {
      form,
      value: zip,
      addEventListener: (name: string, run: () => Promise<void>) => {
        listeners[name] = run;
      },
    };
    const fetch = vi.fn(async (_address: string) => ({ json: reply }));
    const document = { querySelectorAll: () => [field] };
    runInNewContext(source, { document, fetch, AbortSignal, Event });
    await listeners.input?.();
    return { fetch, prefecture: fields['[data-provincia]'].value, city: fields['[data-cidade]'].value };
  }

  const found = async () => ({ items: [{ pref: '東京都', address: '港区芝公園' }] });

  it('fills prefecture and city from seven digits of any width', async () => {
    const result = await type('〒１０５－００１１', found);
    expect(result).toMatchObject({ prefecture: '東京都', city: '港区芝公園' });
    expect(result.fetch.mock.calls[0]?.[0]).toBe('https://zipcoda.net/api?zipcode=1050011');
  });

  it('keeps what the customer typed', async () => {
    expect(await type('105-0011', found, '港区')).toMatchObject({ prefecture: '東京都', city: '港区' });
  });

  it('does nothing when the code is incomplete or unknown, or the service fails', async () => {
    expect((await type('105', found)).fetch).not.toHaveBeenCalled();
    expect(await type('9999999', async () => ({ items: [] }))).toMatchObject({ prefecture: '', city: '' });
    expect(await type('1050011', () => Promise.reject(new Error('down')))).toMatchObject({ prefecture: '' });
  });
});
