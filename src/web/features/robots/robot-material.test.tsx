import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listProducts, type ProductCard } from '#contract/products/products.ts';
import { checkAnswer, getPrompt } from '#contract/robots/own-assistant.ts';
import { generateAds, generateTranslate } from '#contract/robots/robots.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { editText } from '#contract/robots/texts.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { openPage } from '#tests/support/components/open-page.tsx';
import { fillRobot, writeWithRobot } from '#tests/support/components/open-robot.tsx';
import { type FakeApi, refusal } from '#tests/support/doubles/fake-api.ts';
import { robotsApi } from '#tests/support/doubles/robots-api.ts';
import { Route as adsPage } from '#web/routes/_app/anuncio.tsx';
import { Route as translatorPage } from '#web/routes/_app/robos/tradutor.tsx';

/** What a robot writes from: what the text suggests, ticked; or what the seller's own assistant answered. */
const pages = { '/anuncio': adsPage, '/robos/tradutor': translatorPage };
const source = 'Peso: cerca de 780 g\nCor: preto';
const sharedReply = { facts: [], warnings: [], notes: [], sentences: [], kept: true };
const ads = { ...sharedReply, mode: 'offline' as const, writer: 'composer' as const, descriptions: ['軽い。'] };

const suggestion = (id: string, over: Partial<Suggestion>): Suggestion => ({
  ...{ id, field: 'weight', value: [], words: '', start: 0, end: 1, by: 'label' },
  ...over,
});
const weight = suggestion('w', {
  value: [{ amount: { number: 780, unit: 'g', qualifier: 'about' } }],
  words: 'Peso: cerca de 780 g',
});
const heavier = suggestion('w2', {
  value: [{ amount: { number: 900, unit: 'g' } }],
  words: '900 g com a tampa',
  needsLook: 'conflict',
});
const colour = suggestion('c', { field: 'colour', value: [{ choice: 'black' }], words: 'Cor: preto' });

let api: FakeApi;
beforeEach(() => {
  api = robotsApi('composer');
  api.on(suggestFields, { suggestions: [weight, heavier, colour], notes: [], dropped: [], unread: ['Feita à mão.'] });
});

const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('certain suggestions are ticked, one value per field, and the ticked ones are sent to the robot', async () => {
  api.on(generateAds, ads);
  const { user, write } = await fillRobot('/anuncio', source);
  await screen.findByRole('group', { name: 'O que o texto diz do produto' });
  expect([tick(/cerca de 780 g/).checked, tick(/900 g/).checked, tick(/Cor:/).checked]).toEqual([true, false, true]);
  expect(screen.getByText(/O texto diz dois valores/)).toBeTruthy();
  const unread = screen.getByText('1 linha do texto não virou sugestão');
  expect(unread.parentElement?.textContent).toContain('Feita à mão.');
  await user.click(tick(/900 g com a tampa/));
  expect(tick(/cerca de 780 g/).checked).toBe(false);
  await user.click(tick(/Cor:/));
  await user.type(screen.getByRole('textbox', { name: 'O que é o produto?' }), 'Frigideira');
  await screen.findByText(/フライパン/);
  await write();
  await screen.findByText('Passo 2 de 2');
  const { sheet } = api.askedOf(generateAds)[0]?.body ?? {};
  expect(Object.keys(sheet).toSorted()).toEqual(['product_type', 'weight']);
  expect(sheet.weight).toMatchObject({ value: heavier.value, words: heavier.words });
});

it('the newest product that the plan allows is offered beside the empty form', async () => {
  const steps = { sheet: 'full', texts: 'full', photos: 'full', price: 'full', japan: 'full', shop: 'full' } as const;
  const product = (id: string, name: string, locked: boolean): ProductCard => ({
    ...{
      id: `${id}0ffee00-0000-4000-8000-000000000000`,
      name,
      nameJa: '',
      photo: null,
      status: 'ideia',
      steps,
      locked,
    },
    ...{ textCount: 0, price: null, shopify: null, updatedAt: '' },
  });
  const products = [product('a', 'Guarda-chuva', true), product('b', 'Garrafa Mizu', false)];
  api.on(listProducts, { products, total: 2, productLimit: null, textLimit: null, looseTexts: 0, keptTexts: 0 });
  openPage('/anuncio', pages);
  const link = await screen.findByRole('link', { name: 'Usar Garrafa Mizu' });
  expect(link.closest('form')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Gerar descrições' }).className).toContain('btn-primary');
  expect(link.getAttribute('href')).toBe('/anuncio?produto=b0ffee00-0000-4000-8000-000000000000');
});

it('a call before the suggestions have loaded sends no sheet, and the server uses the certain ones itself', async () => {
  api.on(generateAds, ads);
  await writeWithRobot('/anuncio', source);
  await screen.findByText('Passo 2 de 2');
  expect(api.askedOf(generateAds)[0]?.body).not.toHaveProperty('sheet');
});

it('the own assistant gets our request; its pasted answer is checked, and missing parts are reported', async () => {
  const prompt = 'Traduza o texto do produto.';
  api.on(getPrompt, { prompt });
  const { user } = await fillRobot('/robos/tradutor', source);
  await user.click(screen.getByText('Use o assistente que você já tem'));
  await user.click(screen.getByRole('button', { name: 'Copiar pedido' }));
  expect(await screen.findByRole('textbox', { name: 'Pedido' })).toHaveProperty('value', prompt);
  expect(api.askedOf(getPrompt)[0]?.body).toMatchObject({ robot: 'translate', text: source, tone: 'formal' });

  api.on(checkAnswer, () => refusal('invalid_input', 'Faltou na resposta: meta descrição.', 400));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Resposta do seu assistente' });
  await user.click(box);
  await user.paste('重さは700gです。');
  await screen.findByText('Faltou na resposta: meta descrição.');
  expect(box.value).toBe('重さは700gです。');

  const text = '重さは700gです。';
  api.on(checkAnswer, {
    ...{ ...sharedReply, mode: 'ai', writer: 'pasted', translation: text, meta_description: '軽い。', url_slug: 'pan' },
    translated_share: 1,
    sentences: [{ field: 'translation', index: 0, source: 'Peso: cerca de 780 g', text, meaning: null }],
    warnings: [
      { code: 'number_changed', field: 'translation', excerpt: '700g', message: 'A ficha diz 780 g.', sentence: text },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Conferir resposta' }));
  await screen.findByText('Com o seu assistente');
  const line = within(screen.getByRole('article', { name: 'Frase 1' }));
  expect(line.getByText(/A ficha diz 780 g\./)).toBeTruthy();
  await user.click(line.getByRole('button', { name: 'Está certo' }));
  expect(line.queryByText(/A ficha diz 780 g\./)).toBeNull();
});

it('an incomplete form shows an error before any request', async () => {
  const { user } = openPage('/robos/tradutor', pages);
  await user.click(await screen.findByText('Use o assistente que você já tem'));
  const copy = screen.getByRole('button', { name: 'Copiar pedido' });
  expect(copy.closest('form')).toBe(screen.getByRole('button', { name: 'Traduzir agora' }).closest('form'));
  await user.click(copy);
  await screen.findByText('Preencha primeiro o que falta acima.');
  expect(screen.getByText('Cole a descrição ou copy do produto.')).toBeTruthy();
  expect(api.askedOf(getPrompt)).toEqual([]);
});

it('without a translator the sentences wait for their Japanese, and typed Japanese is saved', async () => {
  api.on(generateTranslate, {
    ...{
      ...sharedReply,
      mode: 'offline',
      writer: 'composer',
      translation: '重量：780g',
      meta_description: '',
      url_slug: 'pan',
    },
    translated_share: 0,
    sentences: [
      { field: 'translation', index: 0, source: null, text: '重量：780g', meaning: 'Peso: 780 g' },
      { field: 'translation', index: 0, source: 'Cor: preto', text: '', meaning: null },
      { field: 'translation', index: 0, source: 'Leve.', text: '', meaning: null },
    ],
  });
  const { user } = await writeWithRobot('/robos/tradutor', source);
  // What has its Japanese comes first, what lacks it is folded; the button opens the assistant beneath the text.
  const assistant = await screen.findByText('Use o assistente que você já tem');
  expect(screen.getAllByRole('article').map((line) => line.getAttribute('aria-label'))).toEqual(['Frase 1']);
  expect(screen.getByText('frases sem japonês').closest('details')?.open).toBe(false);
  const way = await screen.findByRole('button', { name: 'Usar o seu assistente' });
  await user.click(way);
  expect(assistant.closest('details')?.open).toBe(true);
  expect(screen.queryByRole('button', { name: 'Copiar tudo' })).toBeNull();
  // Pasted lines also fill the cells that follow.
  await user.click(screen.getByLabelText('Japonês da frase “Cor: preto”'));
  await user.paste('色は黒です。\n軽量です。');
  await screen.findByRole('button', { name: 'Copiar tudo' });
  expect(way.isConnected).toBe(false);
  expect(screen.queryByRole('button', { name: /^Trecho/ })).toBeNull();
  await waitFor(() =>
    expect(api.askedOf(editText).at(-1)?.body).toMatchObject({
      output: { texts: { translation: ['重量：780g\n色は黒です。\n軽量です。'] }, translatedShare: 1 },
    }),
  );
});
