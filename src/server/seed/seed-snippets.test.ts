import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const read = (file: string) => readFile(new URL(`./seed-content/snippets/${file}`, import.meta.url), 'utf8');

type Element = { dataset: Record<string, string>; textContent: string; hidden?: boolean; dateTime?: string };

/** Runs a browser snippet with a page that contains `elements`. */
async function runSnippet(file: string, elements: Element[] = []) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const document = {
    querySelectorAll: () => elements,
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener;
    },
  };
  const clearInterval = vi.fn();
  runInNewContext(await read(file), { document, Date, Intl, setInterval: () => 1, clearInterval });
  return { listeners, clearInterval };
}

const phone = await runSnippet('telefone-e-cep-japoneses.js');

describe('snippet: telefone e CEP japoneses', () => {
  const { listeners } = phone;

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
await runSnippet('data-com-dia-da-semana.js', [element]);

describe('snippet: data com dia da semana', () => {
  it('fills the element of the page', () => {
    expect(element.textContent).toMatch(/^\d+月\d+日\([月火水木金]\)頃$/);
  });
});

const over: Element = { dataset: { promo: '2020-01-01T00:00:00+09:00' }, textContent: '', hidden: false };
const countdown = await runSnippet('contador-de-promocao-honesto.js', [over]);

describe('snippet: contador de promoção honesto', () => {
  const { clearInterval } = countdown;

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
  it('rounds up to a price that ends in 480, 800 or 980', () => {
    const prices = [481, 981, 1000, 2310, 2500, 2801, 2980, 2981];
    expect(prices.map((price) => roundUpToCharm(price))).toEqual([800, 1480, 1480, 2480, 2800, 2980, 2980, 3480]);
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
