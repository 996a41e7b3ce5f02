import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { generateAds, generateReviews, generateTranslate } from '#contract/robots/robots.ts';
import { editText } from '#contract/robots/texts.ts';
import { readJapanese } from '#contract/robots/translation.ts';
import { openPage, toastText } from '#tests/support/components/open-page.tsx';
import { writeWithRobot } from '#tests/support/components/open-robot.tsx';
import { eventStream, type FakeApi } from '#tests/support/doubles/fake-api.ts';
import { robotsApi, writtenBy } from '#tests/support/doubles/robots-api.ts';
import { Route as adsPage } from '#web/routes/_app/anuncio.tsx';

/** What is done with a result: while it arrives, and afterwards. */
const pages = { '/anuncio': adsPage };
const descriptions = ['朝のコーヒー。', '通勤バッグに。', '贈り物にも。'] as const;
const volume = { key: 'capacity', label: 'Capacidade', value: '500 ml' };
const lists = { facts: [volume], warnings: [], notes: [], sentences: [] };
const sharedReply = { mode: 'ai' as const, writer: 'model' as const, ...lists };
const ads = (over: object = {}) => ({ ...sharedReply, descriptions: [...descriptions], kept: true, ...over });

const { IntersectionObserver: noScreen } = globalThis;
let api: FakeApi;
beforeEach(() => {
  api = robotsApi('model');
});
afterEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('IntersectionObserver', noScreen);
});

const orderAds = () => writeWithRobot('/anuncio');
const texts = () => {
  const made = screen.queryByRole('heading', { name: 'Descrições geradas' })?.parentElement;
  return [...(made?.querySelectorAll('[data-text]') ?? [])].map((text) => text.textContent);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const shown = (expected: readonly string[]) => waitFor(() => expect(texts()).toEqual(expected));

it('text is shown as it arrives, and cannot be edited before the end', async () => {
  const stream = eventStream();
  api.on(generateAds, () => stream.response);
  await orderAds();
  await act(async () => {
    stream.send('stage', { stage: 'writing' });
    stream.send('part', { field: 'descriptions', index: 0, at: 0, text: '朝の' });
  });
  await shown(['朝の']);
  expect(screen.getByText('Passo 2 de 2')).toBeTruthy();
  expect(screen.getByText('IA escrevendo')).toBeTruthy();
  expect(screen.getByText('Escrevendo')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/Faltam cerca de/);
  expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull();
  await act(async () => stream.send('done', ads()));
  await shown(descriptions);
  expect(screen.getByText('Escrito por IA')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Parar' })).toBeNull();
});

it('shows the first download of the translator, then the position in its queue', async () => {
  const stream = eventStream();
  api.on(generateAds, () => stream.response);
  await orderAds();
  const pairs = [{ pair: 'pt-en', isReady: true, doneBytes: 26e6, totalBytes: 26e6 }];
  await act(async () => stream.send('stage', { stage: 'fetching', doneBytes: 78e6, totalBytes: 124e6, pairs }));
  const heading = await screen.findByRole('heading', { name: 'Buscando o tradutor' });
  expect(heading.closest('section')?.textContent).toContain('78 de 124 MB');
  expect(screen.getByText('português → inglês').parentElement?.textContent).toContain('26 MB, pronto');
  expect(screen.getByText(/Sua frase está guardada/)).toBeTruthy();
  await act(async () => stream.send('stage', { stage: 'waiting', ahead: 2 }));
  expect(await screen.findByText('2 traduções na sua frente.')).toBeTruthy();
  await act(async () => stream.send('done', ads()));
  await shown(descriptions);
});

it('the local translator translates everything on screen back in one request', async () => {
  writtenBy(api, 'composer', { translator: 'local', read: 'local' });
  const row = (text: string) => ({ field: 'translation', index: 0, source: `pt ${text}`, text, meaning: null });
  const rows = ['一です。', '二です。', '三です。', '四です。', '五です。'].map(row);
  const translation = rows.map(({ text }) => text).join('\n');
  const reply = {
    ...sharedReply,
    mode: 'offline',
    writer: 'local',
    translation,
    meta_description: '',
    url_slug: 'x',
  } as const;
  api.on(generateTranslate, { ...reply, translated_share: 1, sentences: rows, kept: true });
  api.on(readJapanese, ({ body }) => ({
    writer: 'local' as const,
    sentences: body.text.split('\n').map((text: string) => ({ text, meaning: `lido ${text}` })),
  }));
  vi.stubGlobal('IntersectionObserver', ScreenOfFour);
  await writeWithRobot('/robos/tradutor', 'Cinco frases.');
  expect(await screen.findByText('lido 四です。')).toBeTruthy();
  expect(screen.queryByText('lido 五です。')).toBeNull();
  expect(api.askedOf(readJapanese)).toHaveLength(1);
  expect(screen.getByText('Tradutor local')).toBeTruthy();
});

it('a draft without a model says that its titles are ready-made, and counts those to check', async () => {
  api.on(generateAds, ads({ writer: 'composer', mode: 'offline' }));
  await orderAds();
  expect(await screen.findByText(/Frases prontas, que não vêm da ficha/)).toBeTruthy();
  expect(screen.getByText(/As descrições vêm da ficha; os títulos são frases prontas/)).toBeTruthy();
  expect(screen.queryByText(/Nada foi inventado/)).toBeNull();
  const hints = screen.getAllByText('Talvez. Confira.').length;
  const written = screen.getAllByText(/^(?:Descrição|Título) \d$/).length;
  const points = screen.getByRole('region', { name: 'Pontos para ver' }).textContent;
  expect(points).toContain(`${hints}${hints === 1 ? 'ponto' : 'pontos'} para ver antes de publicar`);
  expect(points).toContain(`${written - hints} sem alerta`);
});

/** Of the rows all but the fifth are on screen. */
class ScreenOfFour {
  private readonly rows: { isIntersecting: boolean; target: Element }[] = [];
  constructor(seen: (rows: ScreenOfFour['rows']) => void) {
    queueMicrotask(() => seen(this.rows));
  }
  observe(target: Element) {
    this.rows.push({ isIntersecting: !target.textContent?.includes('五'), target });
  }
  disconnect() {}
}

it('stopping cancels the request and keeps the received text, which can be generated again', async () => {
  const stream = eventStream();
  api.on(generateAds, () => stream.response);
  const { user } = await orderAds();
  await act(async () => stream.send('part', { field: 'descriptions', index: 0, at: 0, text: '朝の' }));
  await shown(['朝の']);
  await user.click(button('Parar'));
  expect(api.askedOf(generateAds)[0]?.signal?.aborted).toBe(true);
  // What a browser does with the stream of a request that was given up.
  await act(async () => stream.cut());
  await screen.findByText('Você parou aqui. O que chegou ficou.');
  expect(texts()).toEqual(['朝の']);
  expect(toastText()).toBe('');
  api.on(generateAds, ads());
  await user.click(button('Escrever tudo de novo'));
  await shown(descriptions);
});

it.each([
  ['a connection that breaks', (stream: ReturnType<typeof eventStream>) => stream.cut(), 'A conexão caiu no meio.'],
  [
    'an error of the server',
    (stream: ReturnType<typeof eventStream>) =>
      stream.send('error', { code: 'provider_failed', message: 'A IA parou.', requestId: 'r' }),
    'A IA parou.',
  ],
])('%s in the middle keeps the text received so far and shows the reason', async (_name, fail, reason) => {
  const stream = eventStream();
  api.on(generateAds, () => stream.response);
  await orderAds();
  await act(async () => stream.send('part', { field: 'descriptions', index: 0, at: 0, text: '朝の' }));
  await shown(['朝の']);
  await act(async () => fail(stream));
  const notice = await screen.findByText(/^Parou no meio: /);
  expect(notice.textContent).toContain(reason);
  expect(texts()).toEqual(['朝の']);
});

it('restores the result, and the text received before the page was left', async () => {
  const stream = eventStream();
  api.on(generateAds, () => stream.response);
  const { unmount } = await orderAds();
  await act(async () => stream.send('part', { field: 'descriptions', index: 0, at: 0, text: '朝の' }));
  await shown(['朝の']);
  unmount();
  const again = openPage('/anuncio', pages);
  await shown(['朝の']);
  expect(screen.getByText('Você parou aqui. O que chegou ficou.')).toBeTruthy();
  api.on(generateAds, ads());
  await again.user.click(button('Escrever tudo de novo'));
  await shown(descriptions);
  again.unmount();
  openPage('/anuncio', pages);
  await shown(descriptions);
});

it('one item is regenerated, one edited in place, and both are undone', async () => {
  api.on(generateAds, ads());
  const { user } = await orderAds();
  await shown(descriptions);
  api.on(generateAds, ads({ descriptions: [descriptions[0], '図書館でも。', descriptions[2]] }));
  await user.click(button('Refazer Descrição 2'));
  await shown([descriptions[0], '図書館でも。', descriptions[2]]);
  expect(api.askedOf(generateAds).at(-1)?.body).toMatchObject({
    only: { field: 'descriptions', index: 1 },
    current: { descriptions },
  });
  await user.click(button('Editar Descrição 1'));
  const box = screen.getByRole('textbox', { name: 'Texto de Descrição 1' });
  expect(document.activeElement).toBe(box);
  await user.clear(box);
  await user.paste('わたしのことば。');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await shown(['わたしのことば。', '図書館でも。', descriptions[2]]);
  await user.click(button('Copiar Descrição 1'));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('わたしのことば。'));
  await user.click(button('Desfazer'));
  await shown([descriptions[0], '図書館でも。', descriptions[2]]);
  await user.click(button('Desfazer'));
  await shown(descriptions);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

it('shows the source collapsed and read-only', async () => {
  api.on(generateAds, ads({ suggested: true }));
  await orderAds();
  await shown(descriptions);
  const facts = screen.getByText('Escrito com 1 dado sugerido pelo seu texto').parentElement;
  expect(facts).toHaveProperty('open', false);
  expect(facts?.querySelector('dl')?.textContent).toBe('Capacidade500 ml');
  expect(facts?.querySelector('button, input')).toBeNull();
});

it('warnings are shown at their position and block copying until they are dismissed, which is saved', async () => {
  const warning = { code: 'risky_claim', field: 'descriptions', index: 0, excerpt: 'コーヒー', message: 'Arriscado.' };
  api.on(generateAds, ads({ warnings: [warning] }));
  const { user } = await orderAds();
  await shown(descriptions);
  const [first] = document.querySelectorAll<HTMLElement>('li[tabindex]');
  expect(first?.querySelector('mark')?.textContent).toContain('コーヒー');
  expect(first?.querySelector('[data-warning]')?.textContent).toContain('Arriscado.');
  await user.click(button('Copiar Descrição 1'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('1 aviso que você ainda não resolveu');
  await user.click(within(question).getByRole('button', { name: 'Voltar e conferir' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(button('Trecho 1: com nota de lei')).toBeTruthy();
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Está certo' }));
  expect(button('Trecho 1: sem alerta')).toBeTruthy();
  await user.click(button('Copiar Descrição 1'));
  await screen.findByRole('button', { name: 'Copiado!' });
  await waitFor(() =>
    expect(api.askedOf(editText).at(-1)?.body).toMatchObject({
      output: { settled: [{ code: 'risky_claim', sentence: 'Arriscado.' }] },
      amends: true,
    }),
  );
});

it.each([
  ['a list', 'Copiar Descrição 1', 1200],
  ['a block', 'Copiar', 1500],
] as const)('“copied” stays visible in %s for its full time', async (where, name, milliseconds) => {
  api.on(generateAds, ads());
  api.on(generateTranslate, {
    ...{ ...sharedReply, translation: '保温。', meta_description: '保温。', url_slug: 'bottle', translated_share: 1 },
  });
  if (where === 'a list') await orderAds();
  else await writeWithRobot('/robos/tradutor');
  const [copy] = await screen.findAllByRole('button', { name });
  const copied = () => screen.queryAllByRole('button', { name: 'Copiado!' }).length;
  vi.useFakeTimers();
  await act(async () => copy?.click());
  expect(copied()).toBe(1);
  act(() => vi.advanceTimersByTime(milliseconds - 1));
  expect(copied()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  expect(copied()).toBe(0);
});

it('name readings that cannot be fetched show an error and are switched off', async () => {
  vi.doMock('wanakana', () => {
    throw new Error('no connection');
  });
  api.on(generateReviews, {
    ...sharedReply,
    reviews: [{ nome: '佐藤 美咲', review: 'いいです。\n※サンプルレビュー' }],
  });
  const { user } = await writeWithRobot('/review');
  const readings = await screen.findByRole('switch', { name: 'Mostrar a leitura dos nomes (romaji)' });
  await user.click(readings);
  await waitFor(() => expect(toastText()).toContain('Não foi possível carregar a leitura dos nomes.'));
  expect(readings).toHaveProperty('checked', false);
  vi.doUnmock('wanakana');
});
