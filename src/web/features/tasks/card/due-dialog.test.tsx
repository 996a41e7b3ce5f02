import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DueFields } from './due-dialog.tsx';

const onSave = vi.fn<(dueAt: string | null) => void>();

function Form({ start }: { start: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <DueFields
      value={value}
      onChange={(dueAt) => {
        onSave(dueAt);
        setValue(dueAt);
      }}
    />
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a day without a time is due at ten in Japan, and the hour is shown for both countries', () => {
  render(<Form start={null} />);
  expect(screen.getByText('Sem data')).toBeDefined();
  expect((screen.getByLabelText('Hora') as HTMLInputElement).disabled).toBe(true);
  type('Dia', '2098-12-11');
  expect(onSave).toHaveBeenLastCalledWith('2098-12-11T01:00:00.000Z');
  expect(screen.getByText('11/12/2098 10:00 JST · 10/12/2098 22:00 BRT')).toBeDefined();
  type('Hora', '20:00');
  expect(onSave).toHaveBeenLastCalledWith('2098-12-11T11:00:00.000Z');
  expect(screen.getByText('11/12/2098 · 20:00 JST · 08:00 BRT')).toBeDefined();
});

test('the same numbers mean another moment in Brasília time, and an empty day removes the date', () => {
  render(<Form start="2098-12-11T11:00:00Z" />);
  expect((screen.getByLabelText('Dia') as HTMLInputElement).value).toBe('2098-12-11');
  expect((screen.getByLabelText('Hora') as HTMLInputElement).value).toBe('20:00');
  fireEvent.click(screen.getByRole('button', { name: 'Brasília' }));
  expect(onSave).toHaveBeenLastCalledWith('2098-12-11T23:00:00.000Z');
  fireEvent.click(screen.getByRole('button', { name: 'Japão' }));
  expect(onSave).toHaveBeenLastCalledWith('2098-12-11T11:00:00.000Z');
  type('Dia', '');
  expect(onSave).toHaveBeenLastCalledWith(null);
});
