import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/account/profile.ts';
import { getProduct, type Product, type ProductPatch } from '#contract/products/products.ts';
import { AppError } from '#domain/errors.ts';
import * as api from '#web/lib/api/api.ts';
import { productQuery } from '#web/lib/api/product-query.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import { ProductDetails } from './product-details.tsx';

const asked = vi.spyOn(api, 'call');

const id = 'aaaaaaaa-0000-4000-8000-000000000000';
let stored: Product;
/** Answers the oldest edit that waits. */
const waiting: { answer: () => void; refuse: () => void }[] = [];

beforeEach(() => {
  localStorage.clear();
  waiting.length = 0;
  stored = {
    id,
    name: 'Garrafa',
    nameJa: '',
    slug: '',
    source: '',
    notes: '',
    status: 'idea',
    sheet: {},
    dismissed: [],
  } as unknown as Product;
  asked.mockImplementation(((endpoint: unknown, { body }: { body?: ProductPatch }) => {
    if (endpoint === getProduct) return Promise.resolve(stored);
    return new Promise((resolve, reject) => {
      waiting.push({
        answer: () => {
          stored = Object.assign({ ...stored }, body);
          resolve(stored);
        },
        refuse: () => reject(new AppError('invalid_input', 'Confira os campos informados.')),
      });
    });
  }) as never);
});

function Details() {
  const { data } = useQuery(productQuery(id));
  return data ? <ProductDetails product={data} /> : null;
}

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserContext value={{ id: 'c0ffee00-0000-4000-8000-000000000000' } as Profile}>
        <Details />
      </CurrentUserContext>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Notas');
}

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);

function write(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
}

test('a value stays in its field while it is being saved', async () => {
  await open();
  write('Notas', 'Pedir amostra.');
  expect(field('Notas').value).toBe('Pedir amostra.');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.answer();
  await waitFor(() => expect(stored.notes).toBe('Pedir amostra.'));
  expect(field('Notas').value).toBe('Pedir amostra.');
});

test('the reply to saving one field does not overwrite what was typed into the next', async () => {
  await open();
  write('Nome em japonês', 'ボトル');
  write('Notas', 'Pedir amostra.');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.answer();
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect(stored).toMatchObject({ nameJa: 'ボトル', notes: '' });
  expect(field('Notas').value).toBe('Pedir amostra.');
  waiting[1]?.answer();
  await waitFor(() => expect(stored.notes).toBe('Pedir amostra.'));
});

test('a refused value is replaced by the previous one', async () => {
  await open();
  write('Nome em português', 'Outra garrafa');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.refuse();
  await waitFor(() => expect(field('Nome em português').value).toBe('Garrafa'));
});
