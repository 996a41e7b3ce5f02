import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getProduct, type Product, type ProductPatch } from '#contract/products.ts';
import type { Profile } from '#contract/profile.ts';
import { AppError } from '#domain/errors.ts';
import * as api from '#web/lib/api.ts';
import { CurrentUserContext } from '#web/lib/auth-context.ts';
import { productQuery } from '#web/lib/product-query.ts';
import { ProductFacts } from './product-facts.tsx';

const asked = vi.spyOn(api, 'call');

const id = 'aaaaaaaa-0000-4000-8000-000000000000';
const weight = {
  id: 'f1',
  kind: 'quantity',
  role: 'weight',
  value: '210',
  unit: 'g',
  text: 'Peso 210g',
  line: 2,
} as const;
let stored: Product;
let isRefusing = false;

beforeEach(() => {
  localStorage.clear();
  isRefusing = false;
  stored = { id, name: 'Garrafa', facts: [weight] } as unknown as Product;
  asked.mockImplementation((async (endpoint: unknown, { body }: { body?: ProductPatch }) => {
    if (endpoint === getProduct) return stored;
    if (isRefusing) throw new AppError('invalid_input', 'Confira os campos informados.');
    stored = { ...stored, ...body } as Product;
    return stored;
  }) as never);
});

function Facts() {
  const { data } = useQuery(productQuery(id));
  return data ? <ProductFacts product={data} /> : null;
}

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserContext value={{ id: 'c0ffee00-0000-4000-8000-000000000000' } as Profile}>
        <Facts />
      </CurrentUserContext>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /Peso.*210/ });
  return userEvent.setup();
}

describe('the ledger of a product', () => {
  test('a fact is corrected, and the keyboard comes back to it', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Peso.*210/ }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, '230 g{Enter}');
    const chip = await screen.findByRole('button', { name: /Peso.*230/ });
    expect(document.activeElement).toBe(chip);
    expect(stored.facts).toMatchObject([{ id: 'f1', value: '230', unit: 'g', role: 'weight' }]);
  });

  test('Escape leaves it as it was, and comes back too', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Peso.*210/ }));
    await user.type(screen.getByRole('textbox', { name: 'Peso' }), '9{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Peso.*210/ }));
    expect(stored.facts).toEqual([weight]);
  });

  test('one is added and one removed; the keyboard stays on the way to the next', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Fato' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo do fato' }), 'Capacidade');
    await user.type(screen.getByRole('textbox', { name: 'Valor do fato' }), '500 ml{Enter}');
    await screen.findByRole('button', { name: /Capacidade.*500/ });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fato' }));
    await user.click(screen.getByRole('button', { name: /Peso.*210/ }));
    await user.click(screen.getByRole('button', { name: 'Remover Peso' }));
    await waitFor(() => expect(stored.facts.map(({ role }) => role)).toEqual(['volume']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fato' }));
  });

  test('what the server refuses goes back', async () => {
    const user = await open();
    isRefusing = true;
    await user.click(screen.getByRole('button', { name: /Peso.*210/ }));
    await user.click(screen.getByRole('button', { name: 'Remover Peso' }));
    expect(await screen.findByRole('button', { name: /Peso.*210/ })).toBeTruthy();
    expect(stored.facts).toEqual([weight]);
  });
});
