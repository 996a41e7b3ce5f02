import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';
import { useToast } from './toast/toast-store.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
let isSelectionTaken = true;

beforeEach(() => {
  writeText.mockReset();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  Object.assign(document, { execCommand: () => isSelectionTaken });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  isSelectionTaken = true;
});

function Title() {
  return <p>{useToast()?.title}</p>;
}

async function press() {
  render(
    <>
      <CopyButton text="<p>Olá</p>" />
      <Title />
    </>,
  );
  await act(async () => screen.getByRole('button').click());
}

it('says "Copiado!" for 3 seconds', async () => {
  vi.useFakeTimers();
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('<p>Olá</p>');
  expect(screen.getByRole('button').textContent).toBe('Copiado!');
  act(() => vi.advanceTimersByTime(2_999));
  expect(screen.getByRole('button').textContent).toBe('Copiado!');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('button').textContent).toBe('Copiar');
});

it('explains how to copy by hand when both ways of copying are refused', async () => {
  isSelectionTaken = false;
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await press();
  expect(screen.getByRole('button').textContent).toBe('Copiar');
  expect(screen.getByText('Não foi possível copiar. Selecione o texto e copie à mão.')).toBeTruthy();
  expect(console.warn).toHaveBeenCalledOnce();
});
