import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { RiskNote } from '#contract/robots/shared-fields.ts';
import type { Result } from './result.ts';
import { type ResultEditor, ResultEditorContext } from './result-editor-context.ts';
import { SentenceLines } from './sentence-lines.tsx';

const field = 'translation';
const place = { field, index: 0 };
const sentences = [
  { ...place, source: 'Leve e dobrável.', text: '軽量です。', meaning: 'É leve.' },
  { ...place, source: 'Leve e dobrável.', text: '折りたためます。', meaning: 'Dobra.' },
  { ...place, source: 'Tem 20 cm.', text: '20cmです。', meaning: null },
];

function open(change: Partial<ResultEditor> = {}) {
  const editor: ResultEditor = {
    result: {
      texts: { [field]: [sentences.map(({ text }) => text).join('')] },
      writer: 'composer',
      facts: [],
      warnings: [],
      notes: [],
      sentences,
    },
    source: 'Leve e dobrável.\nTem 20 cm.',
    isWriting: false,
    redoing: undefined,
    redo: vi.fn(),
    write: vi.fn(),
    fill: vi.fn(),
    settle: vi.fn(),
    ...change,
  };
  render(
    <ResultEditorContext value={editor}>
      <SentenceLines place={place} />
    </ResultEditorContext>,
  );
  return { editor, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const line = (number: number) => within(screen.getByRole('article', { name: `Frase ${number}` }));
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da frase 2' });

describe('the row of a sentence', () => {
  test('shows source, text and meaning, and a shared source once', () => {
    open();
    expect(line(1).getByText('Leve e dobrável.')).toBeTruthy();
    expect(line(1).getByText('軽量です。').closest('[lang="ja"]')).toBeTruthy();
    expect(line(1).getByText('É leve.')).toBeTruthy();
    expect(line(2).queryByText('Leve e dobrável.')).toBeNull();
    expect(line(3).getByText('Tem 20 cm.')).toBeTruthy();
    expect(line(3).getByText('Sem leitura ainda.')).toBeTruthy();
  });

  test('is edited in place, which replaces that sentence only', async () => {
    const { editor, user } = open();
    await user.click(line(2).getByRole('button', { name: 'Editar frase 2' }));
    expect(box().value).toBe('折りたためます。');
    expect(document.activeElement).toBe(box());
    await user.clear(box());
    await user.type(box(), '小さくなります。');
    await user.click(line(2).getByRole('button', { name: 'Salvar texto' }));
    expect(editor.write).toHaveBeenCalledExactlyOnceWith(place, { start: 5, end: 13 }, '小さくなります。');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('saves nothing when editing is cancelled or changed nothing', async () => {
    const { editor, user } = open();
    await user.click(line(2).getByRole('button', { name: 'Editar frase 2' }));
    await user.type(box(), 'x{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(line(2).getByRole('button', { name: 'Editar frase 2' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(editor.write).not.toHaveBeenCalled();
  });

  test('is regenerated alone', async () => {
    const { editor, user } = open();
    await user.click(line(2).getByRole('button', { name: 'Refazer frase 2' }));
    expect(editor.redo).toHaveBeenCalledExactlyOnceWith({ field, index: 1, text: '折りたためます。' });
  });

  test('disables the others while one is regenerated', () => {
    open({ redoing: { field, index: 1, text: '折りたためます。' } });
    expect(line(2).getByRole<HTMLButtonElement>('button', { name: 'Refazendo frase 2' }).disabled).toBe(true);
    expect(line(1).getByRole<HTMLButtonElement>('button', { name: 'Refazer frase 1' }).disabled).toBe(true);
    expect(line(1).getByRole<HTMLButtonElement>('button', { name: 'Editar frase 1' }).disabled).toBe(true);
  });

  test('shows one warning for words that the law treats alike, and “está certo” dismisses both', async () => {
    const note = (excerpt: string) =>
      ({
        ...{
          rule: 'limit',
          excerpt,
          law: '景品表示法',
          level: 'proof',
          language: 'ja',
          reason: 'Promessa sem limite.',
        },
        safer: { kind: 'advice', ja: '', pt: 'Diga de quanto.' },
      }) as RiskNote;
    const warned = { ...place, source: null, text: '最軽量で最安値。', meaning: null };
    const result: Result = {
      ...{ texts: { [field]: [warned.text] }, writer: 'composer', facts: [], sentences: [warned] },
      warnings: [
        { ...place, code: 'risky_claim', excerpt: '最安値。', message: 'Não está no seu texto: o mais barato.' },
      ],
      notes: [note('最軽量'), note('軽量'), note('最安値')],
    };
    const { editor, user } = open({ result });
    const seen = line(1)
      .getAllByRole('button', { name: 'Está certo' })
      .map((button) => button.closest('[data-warning]')?.querySelector('p')?.textContent);
    expect(seen).toEqual([
      'Não está no seu texto: o mais barato.',
      'Só com prova. 景品表示法. Promessa sem limite. Diga de quanto.',
    ]);
    const [, second] = line(1).getAllByRole('button', { name: 'Está certo' });
    await user.click(second as HTMLElement);
    expect(vi.mocked(editor.settle).mock.calls[0]?.[0]).toEqual([
      { code: 'limit', sentence: warned.text },
      { code: 'limit', sentence: warned.text },
    ]);
  });

  test('offers nothing to do while the text is still coming', () => {
    open({ isWriting: true });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(line(3).queryByText('Sem leitura ainda.')).toBeNull();
  });
});
