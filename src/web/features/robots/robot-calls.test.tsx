import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { generateAds, generateCopy, generateReviews, generateTranslate } from '#contract/robots/robots.ts';
import { openPage, toastText } from '#tests/support/components/open-page.tsx';
import { delayed, type FakeApi, refusal } from '#tests/support/doubles/fake-api.ts';
import { robotsApi, writtenBy } from '#tests/support/doubles/robots-api.ts';
import { Route as adsPage } from '#web/routes/_app/anuncio.tsx';
import { Route as reviewsPage } from '#web/routes/_app/review.tsx';
import { Route as copyPage } from '#web/routes/_app/robos/copy.tsx';
import { Route as robotsPage } from '#web/routes/_app/robos/index.tsx';
import { Route as translatorPage } from '#web/routes/_app/robos/tradutor.tsx';

/** The five calls that the four robots make: each succeeds, fails, is slow, is given up. What the server makes of a model is tried there. */
const pages = {
  '/robos/': robotsPage,
  '/robos/copy': copyPage,
  '/robos/tradutor': translatorPage,
  '/anuncio': adsPage,
  '/review': reviewsPage,
};
type Page = ReturnType<typeof openPage>;

const description = 'Garrafa térmica de aço inox 500 ml.';
const lists = { facts: [], warnings: [], notes: [], sentences: [] };
const sharedReply = { mode: 'ai' as const, writer: 'model' as const, ...lists, kept: true };
const copy = { publico: 'Quem sai cedo.', persona: 'Aiko, 34 anos.', copy: 'O café esfria?\nLeve 500 ml na bolsa.' };
const translation = 'ステンレス製の保温ボトルです。';
const descriptions = ['朝のコーヒー。', '通勤バッグに。', '贈り物にも。'];
const reviews = ['軽くて使いやすいです。', '持ち歩きやすいです。', '母への贈り物に。'];
const names = ['Garrafa Um', 'Garrafa <img src=x onerror="document.title=1">', 'Garrafa Três'];

const press = (page: Page, name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
const blockOf = (name: string) => screen.getByRole('region', { name }).querySelector('[data-text]')?.textContent;
const textsIn = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

async function fillIn(page: Page, field: string, option?: RegExp): Promise<void> {
  const box = await screen.findByRole('textbox', { name: field });
  await page.user.click(box);
  await page.user.paste(description);
  if (option) await page.user.click(screen.getByRole('radio', { name: option }));
}

/** Opens the list of names; the first one is what is taken. */
async function openNames(page: Page): Promise<HTMLElement[]> {
  await page.user.click(await screen.findByRole('combobox', { name: 'Nome do produto' }));
  return screen.findAllByRole('option');
}

type Call = {
  name: string;
  endpoint: Endpoint;
  path: string;
  field?: string;
  prepare: (page: Page) => Promise<void>;
  button: string;
  busy: string;
  seconds: number;
  answer: object;
  /** What stands on the screen that a success leads to. */
  nextStep: string;
  expectShown: (page: Page) => Promise<void> | void;
  failure: string;
  inline?: string;
};

const calls: Call[] = [
  {
    name: 'names',
    endpoint: generateCopy,
    path: '/robos/copy',
    field: 'Descrição do produto',
    prepare: (page) => fillIn(page, 'Descrição do produto'),
    button: 'Analisar',
    busy: 'Analisando...',
    seconds: 8,
    answer: { names },
    nextStep: 'Passo 2 de 3',
    // Markup in an answer stays text.
    async expectShown(page) {
      expect((await openNames(page)).map((option) => option.textContent)).toEqual(names);
      expect(document.querySelector('img[src=x]')).toBeNull();
    },
    failure: 'Não foi possível gerar os nomes. Por favor, tente novamente.',
    inline: 'Erro ao gerar nomes: ',
  },
  {
    name: 'copy',
    endpoint: generateCopy,
    path: '/robos/copy',
    async prepare(page) {
      await fillIn(page, 'Descrição do produto');
      await press(page, 'Analisar');
      await page.user.click((await openNames(page))[0] as HTMLElement);
      await page.user.click(screen.getByRole('radio', { name: /^PAS/ }));
    },
    button: 'Gerar Copy',
    busy: 'Gerando...',
    seconds: 25,
    answer: copy,
    nextStep: 'Passo 3 de 3',
    expectShown() {
      expect([blockOf('Público-alvo'), blockOf('Persona'), blockOf('Copy Gerada')]).toEqual(Object.values(copy));
      expect(screen.getByText('Garrafa Um, modelo PAS')).toBeTruthy();
    },
    failure: 'Não foi possível gerar a copy. Por favor, tente novamente.',
    inline: 'Erro ao gerar copy: ',
  },
  {
    name: 'translation',
    endpoint: generateTranslate,
    path: '/robos/tradutor',
    field: 'Descrição ou copy do produto',
    prepare: (page) => fillIn(page, 'Descrição ou copy do produto', /^Formal/),
    button: 'Traduzir agora',
    busy: 'Traduzindo...',
    seconds: 18,
    answer: {
      ...{ translation, meta_description: '毎日の通勤に。', url_slug: 'thermal-bottle', translated_share: 1 },
      sentences: [
        { field: 'translation', index: 0, source: description, text: translation, meaning: 'É uma garrafa.' },
      ],
    },
    nextStep: 'Passo 2 de 2',
    expectShown() {
      expect(textsIn('article')[0]).toContain(description);
      expect(textsIn('article div[lang=ja]').join('')).toBe(translation);
      expect([blockOf('Meta descrição para Shopify'), blockOf('Identificador de URL')]).toEqual([
        '毎日の通勤に。',
        'thermal-bottle',
      ]);
      expect(screen.getByText('Tom formal')).toBeTruthy();
    },
    failure: 'Não foi possível gerar a tradução. Por favor, tente novamente.',
  },
  {
    name: 'ads',
    endpoint: generateAds,
    path: '/anuncio',
    field: 'Descrição ou copy do produto',
    prepare: (page) => fillIn(page, 'Descrição ou copy do produto', /^AIDA/),
    button: 'Gerar descrições',
    busy: 'Gerando...',
    seconds: 11,
    answer: { descriptions },
    nextStep: 'Passo 2 de 2',
    expectShown() {
      const made = screen.getByRole('heading', { name: 'Descrições geradas' }).parentElement;
      expect([...(made?.querySelectorAll('[data-text]') ?? [])].map((text) => text.textContent)).toEqual(descriptions);
      expect(screen.getByText('Estratégia AIDA')).toBeTruthy();
    },
    failure: 'Não foi possível gerar os anúncios. Por favor, tente novamente.',
  },
  {
    name: 'reviews',
    endpoint: generateReviews,
    path: '/review',
    field: 'Descrição do produto',
    prepare: (page) => fillIn(page, 'Descrição do produto', /^Curta/),
    button: 'Gerar reviews',
    busy: 'Gerando...',
    seconds: 6,
    answer: { reviews: reviews.map((review) => ({ nome: '佐藤 美咲', review: `${review}\n※サンプルレビュー` })) },
    nextStep: 'Passo 2 de 2',
    expectShown() {
      expect(textsIn('li > [data-text]')).toEqual(reviews.map((text) => `${text}※サンプルレビュー`));
      expect(textsIn('li p[lang=ja]')).toEqual(['1佐藤 美咲', '2佐藤 美咲', '3佐藤 美咲']);
      expect(screen.getByText('3 reviews curtas, nomes em kanji e hiragana.')).toBeTruthy();
    },
    failure: 'Não foi possível gerar reviews. Por favor, tente novamente.',
  },
];

let api: FakeApi;
/** What comes before it on the same screen is answered well. */
function answer(call: Call, given: (() => unknown) | object): void {
  api.on(call.endpoint, (({ body }: { body: { action?: string } }) => {
    if (call.name === 'copy' && body.action === 'generateNames') return { ...sharedReply, names };
    return typeof given === 'function' ? given() : given;
  }) as never);
}
const whole = (call: Call) => ({ ...sharedReply, ...call.answer });
const askedLast = (call: Call) => api.askedOf(call.endpoint).at(-1);
const prepared = async (call: Call) => {
  const page = openPage(call.path, pages);
  await call.prepare(page);
  return page;
};

beforeEach(() => {
  api = robotsApi('model');
  api.on(generateCopy, { ...sharedReply, names });
});
afterEach(() => void vi.useRealTimers());

describe.each(calls)('$name', (call) => {
  it('a refusal and a lost connection show an error, keep the typed text, and can be retried', async () => {
    const page = await prepared(call);
    for (const [fail, reason] of [
      [() => refusal('not_configured', 'O provedor recusou a chave.', 503), 'O provedor recusou a chave.'],
      [() => Promise.reject(new TypeError('failed to fetch')), 'Sem conexão com o servidor. Tente novamente.'],
    ] as const) {
      answer(call, fail);
      await press(page, call.button);
      if (call.inline) await screen.findByText(`${call.inline}${reason}`);
      else {
        await screen.findByText(reason);
        await waitFor(() => expect(toastText()).toContain(reason.replace(' Tente novamente.', '')));
      }
      await waitFor(() => expect(toastText()).toContain(call.failure));
      expect(toastText().match(/tente novamente/gi)).toHaveLength(1);
      if (call.field) expect(screen.getByRole('textbox', { name: call.field })).toHaveProperty('value', description);
      expect(screen.queryByText(/Rascunho sem IA/)).toBeNull();
    }
    answer(call, whole(call));
    await press(page, call.button);
    await screen.findByText(call.nextStep);
  });

  it('shows a countdown while the screen stays usable; the result belongs to the request as it was sent', async () => {
    const slow = delayed(whole(call));
    answer(call, slow.answer);
    const page = await prepared(call);
    const timer = () => screen.getByRole('timer').textContent;
    const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await press(page, call.button);
    await waitFor(() => expect(timer()).toBe(`Faltam cerca de ${call.seconds} s`));
    pass(1);
    expect(timer()).toBe(`Faltam cerca de ${call.seconds - 1} s`);
    pass(call.seconds - 2);
    expect(timer()).toBe('Faltam cerca de 1 s');
    pass(3);
    expect(timer()).toBe('Quase pronto, mais um instante.');
    expect(screen.getByRole('button', { name: call.busy }).getAttribute('aria-disabled')).toBe('true');
    vi.useRealTimers();
    // What is changed meanwhile is for the next time.
    if (call.field) await page.user.type(screen.getByRole('textbox', { name: call.field }), ' Outro');
    const last = screen.queryAllByRole('radio').at(-1);
    if (last) await page.user.click(last);
    slow.release();
    await screen.findByText(call.nextStep);
    await call.expectShown(page);
    expect(screen.queryByText(/Rascunho sem IA/)).toBeNull();
    expect(askedLast(call)?.body).not.toHaveProperty('imageBase64', expect.any(String));
    expect(api.askedOf(call.endpoint)).toHaveLength(call.name === 'copy' ? 2 : 1);
  });
});

it('shows no duration without a model; leaving the page cancels the request without a message', async () => {
  const call = calls.at(-1) as Call;
  writtenBy(api, 'composer');
  const page = await prepared(call);
  answer(call, () => new Promise(() => {}));
  await press(page, call.button);
  const busy = await screen.findByRole('button', { name: call.busy });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('timer')).toBeNull();
  await page.user.click(screen.getByRole('link', { name: 'Voltar' }));
  await screen.findByRole('heading', { level: 1, name: 'Robôs' });
  expect(askedLast(call)?.signal?.aborted).toBe(true);
  expect(toastText()).toBe('');
});

it('an error disappears as soon as its field is changed', async () => {
  const page = openPage('/review', pages);
  await page.user.click(await screen.findByRole('button', { name: 'Gerar reviews' }));
  expect(screen.getByText('Cole a descrição ou copy do produto.')).toBeTruthy();
  await page.user.type(screen.getByRole('textbox', { name: 'Descrição do produto' }), 'G');
  expect(screen.queryByText('Cole a descrição ou copy do produto.')).toBeNull();
});

it('an empty translation has its own error message and is not counted as a generation', async () => {
  const [, , call] = calls as [Call, Call, Call];
  answer(call, { ...whole(call), translation: '', sentences: [] });
  const page = await prepared(call);
  await press(page, call.button);
  await waitFor(() =>
    expect(within(document.querySelector('.toast') as HTMLElement).getByText(/tradução/).textContent).toBe(
      'Não foi possível gerar a tradução. Tente novamente.',
    ),
  );
  expect(localStorage.getItem('copyGenUsed')).toBe('0');
});
