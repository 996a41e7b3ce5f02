import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { DataTable, type RemoteRows } from './data-table.tsx';
import { columnHelper } from './data-table-columns.ts';

type Row = { id: string; name: string; uses: number };

const column = columnHelper<Row>();
const columns = column.columns([
  column.accessor('name', { header: 'Nome' }),
  column.accessor('uses', { header: 'Usos', meta: { align: 'end' } }),
  column.display({
    id: 'actions',
    header: 'Ações',
    cell: ({ row }) => <button type="button">{`Abrir ${row.id}`}</button>,
  }),
]);
const rows: Row[] = [
  { id: 'a', name: 'Zíper', uses: 9 },
  { id: 'b', name: 'água', uses: 10 },
  { id: 'c', name: 'Bolsa', uses: 2 },
];

type Options = Partial<Parameters<typeof DataTable<Row>>[0]>;
const show = (options: Options = {}) =>
  render(<DataTable caption="Produtos" columns={columns} data={rows} getRowId={({ id }) => id} {...options} />);
const table = () => within(screen.getByRole('table', { name: 'Produtos' }));
const names = () =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const header = (name: string) => table().getByRole('columnheader', { name });
const sortBy = (name: string) => userEvent.click(within(header(name)).getByRole('button'));

describe('a table that has all its rows', () => {
  test('sorts texts by Portuguese rules and numbers by value, in both directions, and announces the order', async () => {
    show();
    expect(names()).toEqual(['Zíper', 'água', 'Bolsa']);
    await sortBy('Nome');
    expect(names()).toEqual(['água', 'Bolsa', 'Zíper']);
    expect(header('Nome').getAttribute('aria-sort')).toBe('ascending');
    await sortBy('Nome');
    expect(names()).toEqual(['Zíper', 'Bolsa', 'água']);
    expect(header('Nome').getAttribute('aria-sort')).toBe('descending');
    await sortBy('Usos');
    expect(names()).toEqual(['Bolsa', 'Zíper', 'água']);
    expect(header('Nome').getAttribute('aria-sort')).toBe('none');
  });

  test('offers no sorting for a column of buttons', () => {
    show();
    expect(header('Ações').hasAttribute('aria-sort')).toBe(false);
    expect(within(header('Ações')).queryByRole('button')).toBeNull();
  });

  test('says that it is empty only once it has loaded', () => {
    const { rerender } = show({ data: [], emptyText: 'Nada aqui.' });
    expect(names()).toEqual(['Nada aqui.']);
    const loading = { caption: 'Produtos', columns, data: rows, getRowId: ({ id }: Row) => id, skeletonRows: 4 };
    rerender(<DataTable {...loading} emptyText="Nada aqui." isLoading />);
    expect(names()).toEqual(['', '', '', '']);
    expect(screen.getByRole('region', { name: 'Produtos' }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('a table whose server sorts and pages', () => {
  test('keeps the order of the server, and requests another order or page from it', async () => {
    const paging = { page: 2, pageSize: 3, onPageChange: vi.fn(), total: 8 };
    const remote: RemoteRows = { sort: { id: 'name', desc: false }, onSortChange: vi.fn(), paging };
    show({ remote });
    expect(names()).toEqual(['Zíper', 'água', 'Bolsa']);
    expect(screen.getByText('4 a 6 de 8')).toBeTruthy();
    await sortBy('Nome');
    expect(remote.onSortChange).toHaveBeenLastCalledWith({ id: 'name', desc: true });
    await sortBy('Usos');
    expect(remote.onSortChange).toHaveBeenLastCalledWith({ id: 'uses', desc: false });
    await userEvent.click(screen.getByRole('button', { name: /próxima/i }));
    expect(paging.onPageChange).toHaveBeenLastCalledWith(3);
    expect(names()).toEqual(['Zíper', 'água', 'Bolsa']);
  });

  test('shows all rows if the pagination is elsewhere', async () => {
    const onSortChange = vi.fn();
    show({ remote: { sort: { id: 'name', desc: false }, onSortChange } });
    expect(names()).toEqual(['Zíper', 'água', 'Bolsa']);
    expect(screen.queryByRole('navigation')).toBeNull();
    await sortBy('Usos');
    expect(onSortChange).toHaveBeenLastCalledWith({ id: 'uses', desc: false });
  });
});
