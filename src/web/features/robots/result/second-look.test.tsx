import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getPrompt } from '#contract/robots/own-assistant.ts';
import { generateAds, generateTranslate } from '#contract/robots/robots.ts';
import { editText } from '#contract/robots/texts.ts';
import { toastText } from '#tests/support/components/open-page.tsx';
import { writeWithRobot } from '#tests/support/components/open-robot.tsx';
import type { FakeApi } from '#tests/support/doubles/fake-api.ts';
import { robotsApi } from '#tests/support/doubles/robots-api.ts';

const source = 'Não lavar na máquina.';

let api: FakeApi;
beforeEach(() => {
  api = robotsApi('model');
  api.on(getPrompt, { prompt: 'Confira.' });
});

const facts = [{ key: 'capacity', label: 'Capacidade', value: '500 ml' }];
const sharedReply = { mode: 'ai' as const, writer: 'model' as const, facts, warnings: [], notes: [], kept: true };

async function openDialog(path: '/robos/tradutor' | '/anuncio') {
  const { user } = await writeWithRobot(path, source);
  await user.click(await screen.findByRole('button', { name: 'Conferir com um assistente' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conferir com um assistente' }));
  const copy = async () => {
    await user.click(dialog.getByRole('button', { name: 'Copiar pedido' }));
    await dialog.findByRole('textbox', { name: 'Pedido' });
  };
  const paste = async (reply: string) => {
    await user.clear(dialog.getByRole('textbox', { name: 'Resposta do seu assistente' }));
    await user.click(dialog.getByRole('textbox', { name: 'Resposta do seu assistente' }));
    await user.paste(reply);
  };
  return { user, dialog, copy, paste };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const savedHints = () =>
  api
    .askedOf(editText)
    .at(-1)
    ?.body.warnings.filter(({ code }: { code: string }) => code === 'judge_hint');
const expectSaved = (hints: object[]) => waitFor(() => expect(savedHints()).toMatchObject(hints), { timeout: 2_000 });

it('findings of the own assistant become hints at their sentences, saved with the text', async () => {
  const row = (text: string, own: string | null) => ({
    field: 'translation',
    index: 0,
    source: own,
    text,
    meaning: 'm',
  });
  api.on(generateTranslate, {
    ...{
      ...sharedReply,
      translation: '洗濯機で洗えます。500ml。',
      meta_description: '',
      url_slug: 'pan',
      translated_share: 1,
    },
    sentences: [row('洗濯機で洗えます。', source), row('500ml。', null)],
  });
  const { user, dialog, copy, paste } = await openDialog('/robos/tradutor');
  await copy();
  expect(api.askedOf(getPrompt)[0]?.body).toEqual({
    ...{ robot: 'second_look', source, facts: ['Capacidade: 500 ml'], first: 1, isWhole: true },
    sentences: [
      { field: 'translation', source, text: '洗濯機で洗えます。' },
      { field: 'translation', source: null, text: '500ml。' },
      { field: 'url_slug', source: '', text: 'pan' },
    ],
  });
  await paste('Há problemas no texto.');
  await dialog.findByText(/^Falta na resposta o número de cada frase/);

  await paste('1: a origem diz “não lavar”, o texto diz “lavar”\n2: ok\n3: ok');
  await isClosed();
  await waitFor(() => expect(toastText()).toContain('1 dica do assistente'));
  const line = within(screen.getByRole('article', { name: 'Frase 1' }));
  const message = 'Dica da IA que confere: a origem diz “não lavar”, o texto diz “lavar”';
  expect(line.getByText(message, { exact: false })).toBeTruthy();
  await expectSaved([{ field: 'translation', hint: true, message, sentence: '洗濯機で洗えます。' }]);
  expect(api.askedOf(editText).at(-1)?.body.amends).toBe(true);
  await user.click(line.getByRole('button', { name: 'Está certo' }));
  expect(line.queryByText(message, { exact: false })).toBeNull();
});

it('a long text is sent in parts, and a reply that ended too early is reported', async () => {
  const texts = Array.from({ length: 90 }, (_, at) => `文${at + 1}。`);
  api.on(generateAds, {
    ...{ ...sharedReply, descriptions: [texts.join('')] },
    sentences: texts.map((text) => ({ field: 'descriptions', index: 0, source: null, text, meaning: null })),
  });
  const { dialog, copy, paste } = await openDialog('/anuncio');
  expect(dialog.getByText(/leva as frases 1 a 80 de 90\.$/)).toBeTruthy();
  await copy();
  await paste('1: ok\n2: ok');
  await dialog.findByText(/leva as frases 81 a 90 de 90\.$/);
  expect(dialog.getByRole('textbox', { name: 'Resposta do seu assistente' })).toHaveProperty('value', '');
  await copy();
  expect(api.askedOf(getPrompt)[1]?.body).toMatchObject({ first: 81, isWhole: false });
  await paste('82: o “não” sumiu');
  await isClosed();
  await expectSaved([
    { message: 'A IA que confere não leu daqui em diante.', sentence: '文3。' },
    { message: 'Dica da IA que confere: o “não” sumiu', sentence: '文82。' },
  ]);
});
