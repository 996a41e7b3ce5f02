import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateTranslate } from '#contract/robots/robots.ts';
import { readJapanese } from '#contract/robots/translation.ts';
import { openPage, toastText } from '#tests/support/components/open-page.tsx';
import { writeWithRobot } from '#tests/support/components/open-robot.tsx';
import type { FakeApi } from '#tests/support/doubles/fake-api.ts';
import { putTranslator } from '#tests/support/doubles/fake-browser-translator.ts';
import { robotsApi, writtenBy } from '#tests/support/doubles/robots-api.ts';
import { Route as robotsPage } from '#web/routes/_app/robos/index.tsx';
import { Route as readingPage } from '#web/routes/_app/robos/leitura.tsx';

/** Without a model: what the person's own browser translates and reads, and what is said where nobody can. */
const pages = { '/robos/': robotsPage, '/robos/leitura': readingPage };
type Window = { Translator?: unknown; translatorReport?: { progress: (share: number) => void } };
const browser = globalThis as Window;

let api: FakeApi;
beforeEach(() => {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
  api = robotsApi('composer');
});
afterEach(() => {
  delete browser.Translator;
  delete browser.translatorReport;
  Reflect.deleteProperty(navigator, 'userActivation');
});

const button = (name: string) => screen.getByRole('button', { name });
const download = (share: number) => act(async () => browser.translatorReport?.progress(share));
const progress = () =>
  screen.getByRole('progressbar', { name: 'Baixando o tradutor do navegador' }).getAttribute('aria-valuenow');

describe('the translator', () => {
  const dictionary = { 'Garrafa térmica de aço inox': '保温ボトル', '500 ml de capacidade': '容量500ml' };
  const source = 'Garrafa térmica de aço inox\n- 500 ml de capacidade';

  beforeEach(() => {
    api.on(generateTranslate, ({ body }) => {
      const translation: string = body.translated ?? '';
      return {
        ...{ translation, meta_description: '保温。', url_slug: 'bottle', translated_share: body.translated ? 1 : 0 },
        mode: 'offline' as const,
        writer: body.translated ? ('browser' as const) : ('composer' as const),
        ...{ facts: [], warnings: [], notes: [] },
        sentences: translation.split('\n').map((text) => ({
          field: 'translation',
          index: 0,
          source: text || source,
          text,
          meaning: text ? 'x' : null,
        })),
      };
    });
  });

  async function translate() {
    const { user } = await writeWithRobot('/robos/tradutor', source);
    await screen.findByText('Passo 2 de 2');
    return user;
  }
  const sent = () => api.askedOf(generateTranslate).map(({ body }) => body.translated);
  const isDraft = () => screen.queryAllByText(/Rascunho sem IA/).length > 0;

  it('of the browser translates line by line, keeps markup, and the server checks the result', async () => {
    putTranslator({ availability: 'available', dictionary });
    await translate();
    expect(sent()).toEqual(['保温ボトル\n- 容量500ml']);
    expect(screen.getAllByText(/^Tradutor do navegador/).length).toBeGreaterThan(0);
    expect(isDraft()).toBe(false);
  });

  it('that must be downloaded first is offered beside the draft, with its progress; undo restores the draft', async () => {
    putTranslator({ availability: 'downloadable', dictionary });
    const user = await translate();
    expect(isDraft()).toBe(true);
    await user.click(button('Usar o tradutor do navegador'));
    await download(0.3);
    expect(progress()).toBe('30');
    await download(1);
    await waitFor(() => expect(sent()).toEqual([undefined, '保温ボトル\n- 容量500ml']));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(isDraft()).toBe(true));
  });

  it('that the browser refuses shows a message, and the draft stays', async () => {
    putTranslator({ availability: 'downloadable', createFails: 'NotAllowedError' });
    const user = await translate();
    await user.click(button('Usar o tradutor do navegador'));
    await screen.findByText(/O navegador não deixou usar o tradutor dele\./);
    expect(isDraft()).toBe(true);
  });

  it('that fails half-way is replaced by the draft, with a message', async () => {
    putTranslator({ availability: 'available', translateFails: { at: 1, name: 'UnknownError' } });
    await translate();
    await waitFor(() => expect(toastText()).toContain('O tradutor do navegador falhou.'));
    expect(toastText()).toContain('Preencha as frases ou use o seu assistente.');
    expect(isDraft()).toBe(true);
    expect(sent()).toEqual([undefined]);
  });
});

describe('the reader', () => {
  const message = '商品が届きません。返金してください。';
  const meaning = 'O produto não chega. Devolva o dinheiro, por favor.';
  const field = () => screen.getByRole('textbox', { name: 'Texto em japonês' });

  beforeEach(() => api.on(readJapanese, { writer: 'composer', sentences: [{ text: message, meaning: null }] }));

  /** Nobody reads on this server: both ways are on the page. */
  async function read() {
    const { user } = openPage('/robos/leitura', pages);
    await user.click(await screen.findByRole('textbox', { name: 'Texto em japonês' }));
    await user.paste(message);
    await user.click(await screen.findByRole('button', { name: 'Usar o tradutor do navegador' }));
  }

  it('offers the person’s own assistant when no translator is available', async () => {
    const { user } = openPage('/robos/leitura', pages);
    await user.type(await screen.findByRole('textbox', { name: 'Texto em japonês' }), message);
    await screen.findByText(/^Com o seu assistente:/);
    expect(button('Copiar pedido')).toHaveProperty('disabled', false);
    expect(screen.queryByRole('button', { name: /Ler em português|tradutor do navegador/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Responder ao cliente' })).toBeTruthy();
  });

  it('shows the pasted answer of the assistant beside the sentences, with the next step', async () => {
    const { user } = openPage('/robos/leitura', pages);
    await user.type(await screen.findByRole('textbox', { name: 'Texto em japonês' }), message);
    await user.click(screen.getByRole('textbox', { name: 'Resposta do seu assistente' }));
    await user.paste('1. O produto não chega.\n2. Devolva o dinheiro, por favor.');
    await screen.findByText('Devolva o dinheiro, por favor.');
    expect(screen.getByText(/^Lido pelo seu assistente/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Em português' }));
    await user.click(button('Editar o texto em japonês'));
    expect(field()).toHaveProperty('value', message);
  });

  it('asks for a text when Ctrl + Enter is pressed without one', async () => {
    putTranslator({ availability: 'available' });
    const { user } = openPage('/robos/leitura', pages);
    const main = await screen.findByRole('button', { name: 'Usar o tradutor do navegador' });
    expect(main).toHaveProperty('disabled', true);
    await user.type(field(), '{Control>}{Enter}{/Control}');
    await screen.findByText('Cole o texto em japonês.');
  });

  it('of the browser translates at once where it is available', async () => {
    putTranslator({ availability: 'available', dictionary: { [message]: meaning } });
    await read();
    await screen.findByText(meaning);
    expect(screen.getByText(/Lido pelo tradutor do navegador/)).toBeTruthy();
  });

  it('that must be downloaded is downloaded on a click, with its progress', async () => {
    putTranslator({ availability: 'downloadable', dictionary: { [message]: meaning } });
    await read();
    await download(0.4);
    expect(progress()).toBe('40');
    await download(1);
    await screen.findByText(meaning);
  });

  it.each([
    ['NotAllowedError', 'downloadable', /O navegador não deixou usar/],
    ['NetworkError', 'downloading', /não conseguiu baixar o tradutor/],
  ] as const)('that ends in %s says why, and the text stays', async (createFails, availability, reason) => {
    putTranslator({ availability, createFails });
    await read();
    await screen.findByText(reason);
    expect(field()).toHaveProperty('value', message);
  });
});

describe('the page of the robots', () => {
  it('says in one line who writes and who translates; the administrator is led to the settings', async () => {
    openPage('/robos', pages, { userType: 'admin' });
    await screen.findByText(/^Sem IA ligada: os textos saem da ficha/);
    expect(screen.getByRole('link', { name: 'Ligar a IA' }).getAttribute('href')).toBe('/admin?aba=inteligencia');
  });

  it('does not name a translator that is not on the server', async () => {
    writtenBy(api, 'composer', { translator: 'local', read: 'local', service: 'local', isTranslatorAwaited: true });
    openPage('/robos', pages);
    await screen.findByText(/Quem traduz: você.* O tradutor local ainda não está neste servidor\.$/);
  });

  it('links nobody else to the settings', async () => {
    openPage('/robos', pages);
    await screen.findByText(/Quem traduz:/);
    expect(screen.queryByRole('link', { name: 'Ligar a IA' })).toBeNull();
  });
});
