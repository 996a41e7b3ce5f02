import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { showRouted } from '#tests/support/components/show-routed.tsx';
import { shownToday, TodayPanel } from './today-panel.tsx';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const task = (title: string, dueAt: string | null, completed = false) =>
  ({ id: title, title, dueAt, completed, columnId: 'coluna1', position: 'a' }) as Task;

async function open(panel: Parameters<typeof TodayPanel>[0]) {
  showRouted(() => <TodayPanel {...panel} />);
  await screen.findByRole('region', { name: 'Hoje' });
}

const rowsOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('late tasks come before those due today, both named in words; done and later tasks are not shown', async () => {
  await open({
    tasks: [
      task('Feita', hours(-5), true),
      task('Sem data', null),
      task('Depois', hours(72)),
      task('Atrasada ontem', hours(-30)),
      task('Atrasada antes', hours(-60)),
    ],
    waiting: [],
    texts: [],
  });
  const rows = rowsOf('Hoje');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^Atrasada antesAtrasada, era \d\d\/\d\d\/\d{4}$/);
  expect(rows[1]).toMatch(/^Atrasada ontem/);
  expect(screen.getByText('Nenhum produto esperando.')).toBeTruthy();
  expect(screen.getByText('Nenhum texto ainda.')).toBeTruthy();
});

test('of many late tasks one is shown, beside one of today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const late = [-60, -40, -30].map((at) => task(`Atrasada ${at}`, hours(at)));
  await open({ tasks: [...late, task('De hoje', hours(2))], waiting: [], texts: [] });
  expect(rowsOf('Hoje').map((row) => row?.slice(0, 8))).toEqual(['Atrasada', 'De hojeV']);
});

test("a task due today in the reader's zone shows the reader's time first, even if it is tomorrow in Japan", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 18) });
  onTestFinished(() => void vi.useRealTimers());
  await open({ tasks: [task('Abrir', new Date(2026, 10, 19, 20).toISOString())], waiting: [], texts: [] });
  expect(rowsOf('Hoje')[0]).toMatch(/^AbrirVence hoje às 20:00 \(\d\d:00 JST\)$/);
});

test('the next step of the first product is the only main button; other products are behind a link', async () => {
  const steps = { sheet: 'full', texts: 'full', photos: 'full', price: 'full', japan: 'full', shop: 'full' } as const;
  await open({
    tasks: [],
    waiting: [
      { id: 'q', name: 'Caneca', photo: null, steps: { ...steps, price: 'empty' } },
      { id: 'p', name: 'Garrafa', photo: null, steps },
    ],
    texts: [
      {
        id: 't',
        robot: 'copy',
        writer: 'composer',
        title: 'Página',
        productId: 'p',
        createdAt: '2025-11-15T10:00:00Z',
      },
      { id: 'u', robot: 'copy', writer: 'pasted', title: 'Nova', productId: 'p', createdAt: '2025-11-15T10:00:00Z' },
    ],
  });
  expect(rowsOf('Produtos esperando')).toEqual(['CanecaPróximo passoCalcular o preçoVer os outrosNovo produto']);
  expect([...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent)).toEqual([
    'Calcular o preço',
  ]);
  expect(screen.getByRole('img', { name: /^Ficha: .*, Preço: / })).toBeTruthy();
  expect(rowsOf('Últimos textos')).toEqual(['PáginaRobô Copy, 15/11/2025', 'NovaSeu assistente, 15/11/2025']);
});

test('the list below the panel leaves out exactly the tasks that the panel names', () => {
  const tasks = [task('Depois', hours(72)), ...['A', 'B', 'C'].map((title) => task(title, hours(-5)))];
  expect(shownToday(tasks)).toEqual(['A', 'B']);
});
