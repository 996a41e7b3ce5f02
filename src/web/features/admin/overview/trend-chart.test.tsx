import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TrendChart } from './trend-chart.tsx';

const points = [
  { label: '14/11', value: 0 },
  { label: '15/11', value: 4 },
  { label: '16/11', value: 2 },
];

it('draws a bar per day relative to the highest day, with the same figures in a table', () => {
  const { container } = render(<TrendChart title="Cadastros" points={points} />);
  const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toEqual([0, 116, 58]);
  expect(screen.getByText('6 no período')).toBeTruthy();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['DiaCadastros', '14/110', '15/114', '16/112']);
});

it('shows a message when there are no figures', () => {
  const { container } = render(<TrendChart title="Cadastros" points={[{ label: '14/11', value: 0 }]} />);
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.getByText('Nada neste período.')).toBeTruthy();
});
