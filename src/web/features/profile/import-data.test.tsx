import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { importAccount } from '#contract/account/account.ts';
import { MAX_IMPORT_BYTES } from '#domain/accounts/export-file.ts';
import { AppError } from '#domain/errors.ts';
import * as api from '#web/lib/api/api.ts';
import { ImportData } from './import-data.tsx';

const asked = vi.spyOn(api, 'call');

beforeEach(() => {
  asked.mockReset();
  asked.mockResolvedValue({ written: { products: 1 }, skipped: 0 } as never);
});

const fileOf = (content: unknown) => new File([JSON.stringify(content)], 'dropar-2026-11-15.json');
const whole = { format: 'dropar-export', products: [1], texts: [1, 2], shop: [{}], lists: [] };

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportData />
    </QueryClientProvider>,
  );
  // Whatever is picked: a file dialog can be told to show all.
  return userEvent.setup({ applyAccept: false });
}
// The dialog comes on its own: its code is fetched when it is needed.
const loading = { timeout: 20_000 };
const pick = () => screen.getByLabelText('Trazer meus dados');

test('shows the contents of the file, and sends it only after confirmation', async () => {
  const user = open();
  await user.upload(pick(), fileOf(whole));
  const dialog = await screen.findByRole('dialog', { name: 'Trazer meus dados' }, loading);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 produto', '2 textos']);
  expect(dialog.textContent).toContain('Só os dados da loja passam a ser os do arquivo.');
  expect(asked).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Trazer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveBeenCalledTimes(1);
  const [endpoint, , options] = asked.mock.calls[0] ?? [];
  expect(endpoint).toBe(importAccount);
  expect(options?.raw?.type).toBe('application/json');
  expect(JSON.parse((await options?.raw?.text()) ?? '')).toEqual(whole);
});

test('sends nothing when cancelled', async () => {
  const user = open();
  await user.upload(pick(), fileOf(whole));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }, loading));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('shows a refusal in the dialog, where it can be retried', async () => {
  asked.mockRejectedValueOnce(new AppError('unavailable', 'Sem conexão com o servidor. Tente novamente.'));
  const user = open();
  await user.upload(pick(), fileOf(whole));
  await user.click(await screen.findByRole('button', { name: 'Trazer' }, loading));
  expect(await screen.findByText('Sem conexão com o servidor. Tente novamente.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Trazer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('rejects an unknown file and one that is too large at once', async () => {
  const user = open();
  await user.upload(pick(), fileOf({ format: 'outro' }));
  expect(await screen.findByText('Este arquivo não é uma cópia de dados do Dropar.')).toBeTruthy();
  const large = fileOf(whole);
  Object.defineProperty(large, 'size', { value: MAX_IMPORT_BYTES + 1 });
  await user.upload(pick(), large);
  expect(await screen.findByText(/passa de 10 MB/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
