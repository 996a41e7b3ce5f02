import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { FieldDraft } from '#domain/sheet/accept-suggestions.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Entry } from '#domain/sheet/sheet.ts';
import { FieldEditor } from './field-editor.tsx';

function open(fieldKey: FieldKey, field?: FieldDraft, current?: FieldDraft) {
  const onSave = vi.fn<(field: FieldDraft) => void>();
  const onCancel = vi.fn();
  const view = render(
    <FieldEditor fieldKey={fieldKey} field={field} current={current} onSave={onSave} onCancel={onCancel} />,
  );
  return { onSave, onCancel, view, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** Written into the form by label, then kept. */
const kinds: [FieldKey, string, Record<string, string>, Entry][] = [
  ['model_number', 'code', { 'Modelo / referência': 'TE24' }, { pt: 'TE24' }],
  [
    'weight',
    'number with unit and qualifier',
    { Peso: '1,2', 'Peso: unidade': 'kg', 'Peso: exato ou não': 'cerca de' },
    { amount: { number: 1.2, unit: 'kg', qualifier: 'about' } },
  ],
  [
    'warranty',
    'range',
    { Garantia: '3', 'Garantia: até, numa faixa': '6' },
    { amount: { number: 3, to: 6, unit: 'month' } },
  ],
  ['quantity', 'amount', { Quantidade: '12', 'Quantidade: unidade': 'long' }, { amount: { number: 12, unit: 'long' } }],
  ['product_type', 'choice', { Produto: 'frigideira' }, { choice: 'frying-pan' }],
  [
    'colour',
    'own words with their Japanese',
    { Cor: 'azul Terra', 'Cor: em japonês (opcional)': 'テラブルー' },
    { pt: 'azul Terra', ja: 'テラブルー' },
  ],
  [
    'safe_in',
    'yesno',
    { 'Pode ir em: tipo': 'oven', 'Pode ir em: pode ou não': 'não pode' },
    { choice: 'oven', allowed: false },
  ],
  [
    'runtime',
    'entries',
    { 'Duração: tipo': 'standby', Duração: '20', 'Duração: unidade': 'day' },
    { choice: 'standby', amount: { number: 20, unit: 'day' } },
  ],
  ['material', 'parts', { 'Material: parte': 'tampa', Material: 'silicone' }, { part: 'lid', choice: 'silicone' }],
  [
    'wireless',
    'choice with its version',
    { 'Conexão sem fio': 'Bluetooth', 'Conexão sem fio: versão, número ou detalhe': '5.2' },
    { choice: 'bluetooth', pt: '5.2' },
  ],
  [
    'contents',
    'list with counts',
    { Itens: 'frigideira', 'Itens: quantos': '2' },
    { choice: 'frying-pan', amount: { number: 2, unit: 'piece' } },
  ],
  [
    'how_to_use',
    'text with its Japanese',
    { 'Modo de usar': 'Lave antes.', 'Modo de usar: em japonês (opcional)': '使う前に洗います。' },
    { pt: 'Lave antes.', ja: '使う前に洗います。' },
  ],
  [
    'sizes',
    'size table',
    { Tamanhos: 'M', 'peito (largura), em cm': '52,5' },
    { choice: 'm', measures: { chest: 52.5 } },
  ],
  [
    'folded_size',
    'axes',
    { 'Medida dobrado ou guardado: lado': 'height', 'Medida dobrado ou guardado': '10' },
    { choice: 'height', amount: { number: 10, unit: 'cm' } },
  ],
  [
    'other',
    'other line',
    {
      'Outra linha: nome da linha': 'Aro',
      'Outra linha: nome da linha em japonês (opcional)': 'リム',
      'Outra linha': 'x3',
    },
    { label: { pt: 'Aro', ja: 'リム' }, pt: 'x3' },
  ],
  ['supplier_link', 'link', { 'Link do fornecedor': 'https://loja.example/1' }, { pt: 'https://loja.example/1' }],
  ['writer_notes', 'notes', { 'Notas para quem escreve': 'Sem exagero.' }, { pt: 'Sem exagero.' }],
];

describe('a field in place', () => {
  test.each(kinds)('%s is saved as: %s', async (key, _kind, typed, entry) => {
    const { user, onSave } = open(key);
    for (const [label, text] of Object.entries(typed)) {
      const control = screen.getByLabelText<HTMLElement>(label, { exact: true });
      if (control instanceof HTMLSelectElement) await user.selectOptions(control, text);
      else await user.type(control, text);
    }
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(screen.queryByRole('alert')?.textContent).toBeUndefined();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ value: [entry] });
  });

  test('an existing value is shown and saved unchanged, with its limit and words', async () => {
    const field: FieldDraft = {
      value: [{ choice: 'ip67' }],
      limit: { pt: 'não nadar', ja: '水泳不可', translated: true },
      words: 'IP67',
    };
    const { user, onSave } = open('water_resistance', field);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(field);
  });

  test('machine-translated Japanese counts as the person’s own after an edit', async () => {
    const { user, onSave } = open('how_to_use', { value: [{ pt: 'Lave.', ja: '洗', translated: true }] });
    await user.type(screen.getByLabelText('Modo de usar: em japonês (opcional)'), 'う');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ value: [{ pt: 'Lave.', ja: '洗う' }] });
  });

  test('removes one of several entries', async () => {
    const { user, onSave } = open('colour', { value: [{ choice: 'black' }, { choice: 'white' }] });
    await user.click(screen.getByRole('button', { name: 'Mais um' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Cor 3'));
    await user.keyboard('verde');
    await user.click(screen.getByRole('button', { name: 'Remover item 1' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(onSave.mock.calls[0]?.[0].value).toEqual([{ choice: 'white' }, { choice: 'green' }]);
  });

  test('an invalid value shows an error and is not saved', async () => {
    const { user, onSave } = open('weight');
    await user.type(screen.getByLabelText('Peso'), 'muito{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Confira o número.');
    expect(onSave).not.toHaveBeenCalled();
  });

  test('Escape discards the edit; leaving the page saves it', async () => {
    const first = open('weight');
    await first.user.type(screen.getByLabelText('Peso'), '5{Escape}');
    expect(first.onCancel).toHaveBeenCalledOnce();
    first.view.unmount();
    expect(first.onSave).not.toHaveBeenCalled();
    const second = open('weight');
    await second.user.type(screen.getByLabelText('Peso'), '5');
    second.view.unmount();
    expect(second.onSave).toHaveBeenCalledExactlyOnceWith({ value: [{ amount: { number: 5, unit: 'g' } }] });
  });

  test('says that the field was changed in another tab', () => {
    const before: FieldDraft = { value: [{ amount: { number: 5, unit: 'g' } }] };
    const { view } = open('weight', before, before);
    const again = (current: FieldDraft) =>
      view.rerender(
        <FieldEditor fieldKey="weight" field={before} current={current} onSave={vi.fn()} onCancel={vi.fn()} />,
      );
    // The same with its members in another order, as a database gives them back.
    again({ value: [{ amount: { unit: 'g', number: 5 } }] });
    expect(screen.queryByRole('status')).toBeNull();
    again({ value: [{ amount: { number: 7, unit: 'g' } }] });
    expect(screen.getByRole('status').textContent).toContain('7 g');
  });
});
