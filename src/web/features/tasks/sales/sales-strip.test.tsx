import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { SalesStrip } from './sales-strip.tsx';

test('the strip scrolls by whole views, and disables its buttons at the ends', async () => {
  render(<SalesStrip tasks={[{ id: 't', launchStep: null } as Task]} now={new Date('2026-11-16T00:00:00Z')} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Calendário de vendas' }));
  const strip = screen.getByRole('list', { name: 'Próximas datas' });
  const scrollBy = vi.fn();
  Object.assign(strip, { scrollBy });
  Object.defineProperties(strip, { clientWidth: { value: 600 }, scrollWidth: { value: 1200 } });
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Datas anteriores' });
  const on = screen.getByRole<HTMLButtonElement>('button', { name: 'Datas seguintes' });
  expect([back.disabled, on.disabled]).toEqual([true, false]);
  await user.click(on);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 600 });
  strip.scrollLeft = 600;
  fireEvent.scroll(strip);
  expect([back.disabled, on.disabled]).toEqual([false, true]);
  await user.click(back);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -600 });
});
