import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Fact } from '#domain/robots/facts.ts';
import { FactsStrip } from './facts-strip.tsx';

const weight: Fact = { id: 'f1', kind: 'quantity', role: 'weight', value: '210', unit: 'g', text: '210 g', line: 0 };
const doubtful: Fact = { ...weight, unsure: true };

function open(facts: Fact[]) {
  const onFactsChange = vi.fn();
  render(<FactsStrip facts={facts} warnings={[]} isWhole onFactsChange={onFactsChange} />);
  return { onFactsChange, user: userEvent.setup() };
}

test('a fact in doubt says so on its chip, and is confirmed in two presses', async () => {
  const { onFactsChange, user } = open([doubtful]);
  expect(screen.getByText('1 a conferir')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Peso 210 g a conferir' }));
  await user.click(screen.getByRole('button', { name: 'Confirmar Peso' }));
  expect(onFactsChange).toHaveBeenCalledExactlyOnceWith([weight]);
});

test('one in doubt that is corrected is saved as corrected', async () => {
  const { onFactsChange, user } = open([doubtful]);
  await user.click(screen.getByRole('button', { name: /^Peso/ }));
  const field = screen.getByRole('textbox', { name: 'Peso' });
  await user.clear(field);
  await user.type(field, '230 g');
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Salvar Peso' }));
  const [[saved]] = onFactsChange.mock.calls[0] ?? [[]];
  expect(saved).toMatchObject({ id: 'f1', role: 'weight' });
  expect(saved).not.toHaveProperty('unsure');
  expect(screen.getByRole('button', { name: /^Peso/ })).toBeTruthy();
});

test('one that is sure has nothing to confirm', async () => {
  const { onFactsChange, user } = open([weight]);
  await user.click(screen.getByRole('button', { name: 'Peso 210 g , no texto' }));
  await user.click(screen.getByRole('button', { name: 'Salvar Peso' }));
  expect(onFactsChange).not.toHaveBeenCalled();
});
