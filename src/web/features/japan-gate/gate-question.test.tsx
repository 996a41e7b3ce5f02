import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Answer } from '#domain/japan-gate/gate-types.ts';
import { findQuestion } from '#domain/japan-gate/questions.ts';
import { GateAnswer } from './gate-question.tsx';

/** The control with the answer it gives beside it. */
function Asked({ id }: { id: string }) {
  const [value, setValue] = useState<Answer>();
  const question = findQuestion(id);
  if (!question) throw new Error(`no question ${id}`);
  return (
    <>
      <GateAnswer question={question} value={value} onAnswer={setValue} />
      <output>{JSON.stringify(value) ?? 'none'}</output>
    </>
  );
}

const ask = (id: string) => {
  render(<Asked id={id} />);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
};
const answer = () => screen.getByRole('status').textContent;

test('a multiple choice takes several values; “não transmite” and “não sei” exclude all others', async () => {
  const user = ask('radio');
  await user.click(screen.getByLabelText('Bluetooth'));
  await user.click(screen.getByLabelText('Wi-Fi'));
  expect(answer()).toBe('["bluetooth","wifi"]');
  await user.click(screen.getByLabelText('Não sei'));
  expect(answer()).toBe('["nao_sei"]');
  await user.click(screen.getByLabelText('Wi-Fi'));
  expect(answer()).toBe('["wifi"]');
  await user.click(screen.getByLabelText('Wi-Fi'));
  expect(answer()).toBe('none');
});

test('a number accepts a decimal comma, refuses values out of range, and can be “não sei”', async () => {
  const user = ask('idade_min_meses');
  const input = screen.getByRole('textbox');
  await user.type(input, '12,5');
  expect(answer()).toBe('12.5');
  await user.clear(input);
  await user.type(input, '300');
  expect(answer()).toBe('none');
  expect(screen.getByRole('alert').textContent).toContain('de 0 a 216');
  await user.click(screen.getByLabelText('Não sei'));
  expect(answer()).toBe('"nao_sei"');
  expect(input).toHaveProperty('disabled', true);
});

test('a yes-or-no question takes one answer', async () => {
  const user = ask('gas');
  await user.click(screen.getByLabelText('Sim'));
  await user.click(screen.getByLabelText('Não'));
  expect(answer()).toBe('"nao"');
});
