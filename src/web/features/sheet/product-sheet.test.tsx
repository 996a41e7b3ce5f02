import { Link } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/account/profile.ts';
import type { Product, ProductPatch } from '#contract/products/products.ts';
import { getPrompt } from '#contract/robots/own-assistant.ts';
import { getRobotWriters } from '#contract/robots/robot-writers.ts';
import { suggestFields } from '#contract/robots/suggest-fields.ts';
import { readJapanese, translateWords } from '#contract/robots/translation.ts';
import { mergeSheet, type SheetPatch } from '#domain/sheet/merge-sheet.ts';
import type { Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import { showRouted } from '#tests/support/components/show-routed.tsx';
import * as api from '#web/lib/api/api.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import { ProductSheet } from './product-sheet.tsx';

const asked = vi.spyOn(api, 'call');
const id = 'aaaaaaaa-0000-4000-8000-000000000000';
const source = 'Frigideira\nPeso: 780 g\nBateria 260mAh\nbateria 280 mAh\nIP67\nCor: creme';

const suggestion = (field: Suggestion['field'], words: string, rest: Partial<Suggestion>): Suggestion => ({
  id: `${field} ${words}`,
  field,
  words,
  start: source.indexOf(words),
  end: source.indexOf(words) + words.length,
  by: 'label',
  value: [],
  ...rest,
});
const weight = suggestion('weight', 'Peso: 780 g', { value: [{ amount: { number: 780, unit: 'g' } }] });
const battery = (number: number, words: string) =>
  suggestion('battery_capacity', words, { value: [{ amount: { number, unit: 'mah' } }], needsLook: 'conflict' });
const water = suggestion('water_resistance', 'IP67', { value: [{ choice: 'ip67' }], needsLook: 'water_without_limit' });
const colour = suggestion('colour', 'Cor: creme', { value: [{ choice: 'cream' }] });
const found = [weight, battery(260, 'Bateria 260mAh'), battery(280, 'bateria 280 mAh'), water, colour];

let product: Product;
let patches: ProductPatch[];
let replies: Suggestion[];
let dropped: string[];
let unread: string[];
let service: string | null;
let isAnswered: boolean;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  patches = [];
  replies = found;
  dropped = [];
  unread = [];
  service = null;
  isAnswered = false;
  const steps = { sheet: 'half', texts: 'empty' };
  product = { id, name: 'Frigideira', nameJa: '', source, sheet: {}, dismissed: [], steps } as unknown as Product;
  asked.mockImplementation((async (endpoint: unknown) => {
    if (endpoint === suggestFields) return { suggestions: replies, notes: [], dropped, unread, isAnswered };
    if (endpoint === getPrompt) return { prompt: 'Preencha a ficha' };
    if (endpoint === getRobotWriters) return { copy: 'composer', service, model: null };
    if (endpoint === translateWords) return { words: [{ pt: 'areia', ja: 'サンド' }] };
    if (endpoint === readJapanese) return { sentences: [] };
    throw new Error('unexpected call');
  }) as never);
});

const nextStep = (variant: string) => (
  <a href="/escrever" data-variant={variant}>
    Escrever a página
  </a>
);

/** As the product page keeps it. */
function Page({ isTextView }: { isTextView: boolean }) {
  const [shown, setShown] = useState(product);
  const save = (patch: ProductPatch) => {
    patches.push(patch);
    const fields = Object.entries(patch.sheet ?? {}).map(([key, field]) => [
      key,
      field && { ...field, acceptedAt: '' },
    ]);
    setShown((before) => ({
      ...before,
      ...(patch.nameJa && { nameJa: patch.nameJa }),
      sheet: mergeSheet(before.sheet, Object.fromEntries(fields) as SheetPatch),
      dismissed: [...before.dismissed, ...(patch.dismiss ?? [])].filter((each) => !patch.undismiss?.includes(each)),
    }));
  };
  return <ProductSheet product={shown} save={save} isTextView={isTextView} isSourceSaved next={nextStep} />;
}

async function open(sheet: Sheet = {}, isTextView = false) {
  product = { ...product, sheet };
  const user = showRouted(() => (
    <CurrentUserContext value={{ id: 'c0ffee00-0000-4000-8000-000000000000' } as Profile}>
      <Link to="." hash="falta-japones">
        Dar o japonês
      </Link>
      <Page isTextView={isTextView} />
    </CurrentUserContext>
  ));
  if (replies.length > 0) await screen.findAllByText('“Peso: 780 g”');
  else {
    await screen.findByRole('link', { name: 'Ver no texto' });
    await waitFor(() => expect(screen.queryByText('Lendo o texto do fornecedor...')).toBeNull());
  }
  return user;
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const spec = () => screen.getByRole('complementary').textContent;

describe('the sheet of a product', () => {
  test('on a narrow screen a complete group is folded to one line, and can be opened', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: false, media: query }) as MediaQueryList);
    replies = [];
    const acceptedAt = '';
    const user = await open({
      material: { value: [{ choice: 'aluminium' }], acceptedAt },
      colour: { value: [{ choice: 'cream' }], acceptedAt },
    });
    expect(screen.queryByRole('button', { name: 'Editar Cor' })).toBeNull();
    await user.click(press('Material e cores completo'));
    expect(press('Editar Cor')).toBeTruthy();
    vi.mocked(window.matchMedia).mockRestore();
  });

  test('suggestions are accepted, corrected and dismissed; 商品仕様 is updated, and a dismissed one stays away', async () => {
    const user = await open();
    expect(spec()).toContain('5 linhas esperam');
    await user.click(press('Aceitar Peso'));
    expect(spec()).toContain('780g');
    await user.click(press('Corrigir Cor'));
    const field = screen.getByRole('combobox', { name: 'Cor' });
    await user.clear(field);
    await user.type(field, 'preto{Enter}');
    expect(spec()).toContain('ブラック');
    expect(patches.at(-1)).toMatchObject({ sheet: { colour: { words: 'Cor: creme' } }, dismiss: [colour.id] });
    await user.click(press('Dispensar Capacidade da bateria'));
    expect(screen.queryByText('O texto diz dois valores')).toBeNull();
    expect(patches.at(-1)?.dismiss).toHaveLength(2);
  });

  test('accepting all leaves out doubtful suggestions', async () => {
    const user = await open();
    await user.click(press('Aceitar as 2 sem conflito'));
    expect(Object.keys(patches[0]?.sheet ?? {})).toEqual(['weight', 'colour']);
    expect(screen.getByText('O texto diz dois valores')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2 sugestões aceitas.');
  });

  test('a line that was not understood can be put into the sheet or dismissed', async () => {
    unread = ['Costura: dupla', 'Bom dia'];
    const user = await open({}, true);
    await user.click(screen.getAllByRole('button', { name: 'Ignorar', hidden: true })[1] as HTMLElement);
    expect(screen.queryByText('Bom dia')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pôr na ficha', hidden: true }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /Outra linha.*Como está no texto/ }));
    expect(patches[1]?.sheet?.other?.value).toEqual([{ label: { pt: 'Costura' }, pt: 'dupla' }]);
    expect(patches.flatMap(({ dismiss = [] }) => dismiss)).toHaveLength(2);
    expect(screen.queryByText(/não virou sugestão/)).toBeNull();
  });

  test('of two conflicting values one is chosen by its quote', async () => {
    const user = await open();
    await user.click(press(/280 mAh/));
    expect(patches[0]?.sheet?.battery_capacity?.value).toEqual([{ amount: { number: 280, unit: 'mah' } }]);
    expect(screen.queryByText('O texto diz dois valores')).toBeNull();
  });

  test('measures of one line are accepted together', async () => {
    const measures = (['width', 'height'] as const).map((field) =>
      suggestion(field, 'IP67', { value: [{ amount: { number: 20, unit: 'cm' } }], needsLook: 'order_of_measures' }),
    );
    replies = [weight, ...measures];
    const user = await open();
    await user.click(press('Aceitar Largura'));
    expect(Object.keys(patches[0]?.sheet ?? {})).toEqual(['width', 'height']);
  });

  test('an incomplete suggestion opens its editor at what is missing', async () => {
    const user = await open();
    await user.click(press('Aceitar Proteção contra água'));
    expect(screen.getByRole('alert').textContent).toContain('limite');
    await user.type(screen.getByLabelText('Limite de Proteção contra água'), 'não nadar{Enter}');
    expect(patches[0]?.sheet?.water_resistance?.limit).toEqual({ pt: 'não nadar' });
    // The limit has no Japanese yet: the row asks for it, and is whole with it.
    await user.type(screen.getByLabelText(/Como se diz “não nadar”/), '水泳不可{Enter}');
    expect(spec()).toContain('IP67（水泳不可）');
  });

  test('machine-translated Japanese is confirmed or edited', async () => {
    replies = [];
    const user = await open({
      how_to_use: { value: [{ pt: 'Lave.', ja: '洗う', translated: true }], acceptedAt: '' },
    });
    await user.click(press('Editar'));
    const field = screen.getByLabelText('Lave. em japonês');
    await user.clear(field);
    await user.type(field, '洗います。{Enter}');
    expect(spec()).toContain('洗います。');
    expect(spec()).not.toContain('traduzido');
  });

  test('a yes-or-no value is switched in place, and a field is removed', async () => {
    replies = [];
    const user = await open({ safe_in: { value: [{ choice: 'oven', allowed: true }], acceptedAt: '' } });
    await user.click(press('Não'));
    expect(patches[0]?.sheet?.safe_in?.value).toEqual([{ choice: 'oven', allowed: false }]);
    await user.click(press('Editar Pode ir em'));
    await user.click(press('Excluir'));
    expect(patches[1]?.sheet?.safe_in).toBeNull();
  });

  test('the pasted answer of the assistant becomes suggestions', async () => {
    replies = [];
    const user = await open();
    await user.click(press('Preencher com o seu assistente'));
    replies = [weight];
    const answer = await screen.findByLabelText('2. Cole a resposta');
    await waitFor(() => expect(press('Copiar pedido')).toHaveProperty('disabled', false));
    await user.click(press('Copiar pedido'));
    expect(await screen.findByText('Copiado: 16 caracteres')).toBeTruthy();
    expect(document.activeElement).toBe(answer);
    await user.paste('weight: 780 g');
    expect(await screen.findByText('“Peso: 780 g”')).toBeTruthy();
    expect(asked).toHaveBeenCalledWith(suggestFields, { body: { productId: id, answer: 'weight: 780 g' } });
  });

  test('lines that were not understood are shown before the page is written, without blocking it', async () => {
    replies = [weight];
    unread = ['bocal E26', 'cabo com interruptor'];
    const user = await open({}, true);
    await user.click(press('Aceitar 1'));
    const next = screen.getByRole('link', { name: 'Escrever a página' });
    expect(next.dataset.variant).toBe('secondary');
    expect(screen.getByText('bocal E26')).toBeTruthy();
    await user.click(press('Ler o que falta'));
    isAnswered = true;
    dropped = ['power: 10 W'];
    await user.type(await screen.findByLabelText('2. Cole a resposta'), 'power: 10 W');
    await user.click(press('Ler a resposta'));
    // What was left out is still named when the main button is another one.
    expect(await screen.findByText('power: 10 W', { selector: 'li' })).toBeTruthy();
    await user.click(press('Ver sugestões'));
    expect(screen.getByRole('link', { name: 'Escrever a página' }).dataset.variant).toBe('primary');
    expect(press('Preencher com o seu assistente')).toBeTruthy();
  });

  test('one pasted answer fills in all missing Japanese', async () => {
    replies = [];
    const colours = ['azul petróleo', 'areia', 'café'].map((pt) => ({ pt }));
    const user = await open({ colour: { value: colours, acceptedAt: '' } });
    await user.click(press('Preencher o japonês de uma vez'));
    const pasted = 'Claro!\n1. azul petróleo → ペトロールブルー\n**2.** サンド\n4. 余り';
    await user.type(await screen.findByLabelText('2. Cole a resposta'), pasted);
    await user.click(press('Preencher'));
    expect(patches[0]?.sheet?.colour?.value).toMatchObject([
      { ja: 'ペトロールブルー' },
      { ja: 'サンド' },
      { pt: 'café' },
    ]);
    expect(screen.getByLabelText(/Como se diz “café”/)).toBeTruthy();
  });

  test('a translator proposes the Japanese of one word, which must be confirmed', async () => {
    replies = [];
    service = 'local';
    const user = await open({ colour: { value: [{ pt: 'areia' }], acceptedAt: '' } });
    await user.click(await screen.findByRole('button', { name: 'Propor o japonês de areia' }));
    expect(await screen.findByText('traduzido, confira')).toBeTruthy();
    expect(patches[0]?.sheet?.colour?.value).toMatchObject([{ ja: 'サンド', translated: true }]);
  });

  test('the link from publishing leads to the first word without Japanese', async () => {
    Element.prototype.scrollIntoView ??= () => {};
    replies = [];
    const user = await open({
      weight: { value: weight.value, acceptedAt: '' },
      colour: { value: [{ pt: 'areia' }, { pt: 'café' }], acceptedAt: '' },
    });
    await user.click(screen.getByRole('link', { name: 'Dar o japonês' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Como se diz “areia”/)));
  });

  test('colours and sizes in the text become options by one press, and undo removes them', async () => {
    const sizes = [{ label: { pt: 'Tamanhos' }, pt: '350 ml, 500 ml' }];
    replies = [weight, suggestion('other', 'IP67', { value: sizes, needsLook: 'unknown_label' })];
    const user = await open({
      colour: { value: [{ choice: 'black' }, { pt: 'oliva', ja: 'オリーブ' }], acceptedAt: '' },
    });
    await user.click(press('Criar opções'));
    expect(patches[0]).toMatchObject({ dismiss: ['other IP67'] });
    expect(patches[0]?.sheet?.variants?.options).toEqual([
      { name: { pt: 'Cor' }, values: [{ name: { pt: 'preto' } }, { name: { pt: 'oliva', ja: 'オリーブ' } }] },
      { name: { pt: 'Tamanho' }, values: [{ name: { pt: '350 ml' } }, { name: { pt: '500 ml' } }] },
    ]);
    expect(spec()).toContain('350ml');
    expect(screen.queryByText(/O comprador escolhe/)).toBeNull();
    await user.click(press('Desfazer'));
    expect(patches[1]).toEqual({ sheet: { variants: null }, undismiss: ['other IP67'] });
    expect(screen.getByText(/O comprador escolhe/)).toBeTruthy();
  });

  test('an option of variants lists the differing values', async () => {
    replies = [];
    const user = await open();
    await user.click(press(/Variantes/));
    await user.type(screen.getByLabelText('Nome da opção'), 'Modelo');
    await user.type(screen.getByLabelText('Valores'), 'TE24\nTE24-I');
    await user.click(press('Salvar opção'));
    expect(screen.getByRole('columnheader', { name: 'TE24-I' })).toBeTruthy();
    expect(patches[0]?.sheet?.variants?.options[0]?.values).toHaveLength(2);
    expect(spec()).toContain('TE24／TE24-I');
  });
});

describe('the suggestions beside their text', () => {
  const row = (name: RegExp) => screen.getAllByRole('listitem').find((each) => name.test(each.textContent ?? ''));
  const current = () => document.querySelector('mark[data-current="true"]')?.textContent;

  test('keys move, accept, dismiss and undo while the list has the focus', async () => {
    const user = await open({}, true);
    act(() => row(/^Peso/)?.focus());
    expect(current()).toBe('Peso: 780 g');
    await user.keyboard('{Enter}');
    expect(patches[0]?.sheet?.weight).toBeTruthy();
    // The next that waits, in the text and in the list.
    expect(current()).toBe('Cor: creme');
    expect(document.activeElement?.textContent).toContain('creme');
    await user.keyboard('x');
    expect(patches[1]).toEqual({ dismiss: [colour.id] });
    await user.keyboard('z');
    expect(patches[2]).toEqual({ undismiss: [colour.id] });
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('780');
    await user.click(within(row(/^Peso/) as HTMLElement).getByRole('button', { name: 'Desfazer Peso' }));
    expect(patches[3]?.sheet?.weight).toBeNull();
  });

  test('after the last suggestion the nearest one before it is selected, not the first', async () => {
    const user = await open({}, true);
    const [nearest, last] = screen.getAllByRole('button', { name: /^Dispensar/ }).slice(-2);
    const row = nearest?.closest('li');
    await user.click(last as HTMLElement);
    expect(document.activeElement).toBe(row);
  });

  test('single keys can be switched off', async () => {
    const user = await open({}, true);
    await user.click(screen.getByRole('checkbox', { name: 'Atalhos de uma tecla na lista' }));
    act(() => row(/^Peso/)?.focus());
    await user.keyboard('x{Enter}');
    expect(patches).toEqual([]);
  });

  test('words selected in the text become a field', async () => {
    const user = await open({}, true);
    const text = screen.getByRole('region', { name: 'Marque palavras para dizer o que são' });
    act(() => {
      document.getSelection()?.selectAllChildren(text.querySelector('mark') as Node);
      document.dispatchEvent(new Event('selectionchange'));
    });
    replies = [{ ...weight, id: 'marked-0', field: 'load', value: [{ amount: { number: 780, unit: 'g' } }] }];
    await user.click(press('Isto é…'));
    await user.click(await screen.findByRole('button', { name: /Carga suportada/ }));
    expect(patches[0]?.sheet?.load?.value).toEqual([{ amount: { number: 780, unit: 'g' } }]);
  });
});
