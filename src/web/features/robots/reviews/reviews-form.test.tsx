import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '#contract/account/profile.ts';
import * as api from '#web/lib/api/api.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import type { Generation } from '../generation/use-generation.ts';
import { ReviewsForm, useReviewDraft } from './reviews-form.tsx';

vi.spyOn(api, 'call').mockResolvedValue({ suggestions: [], notes: [] } as never);

const onSubmit = vi.fn();
// What the form reads of it: nothing runs.
const idle = { isRunning: false, seconds: undefined, secondsLeft: 0 } as unknown as Generation;

const person: Profile = {
  ...{ id: 'aaaaaaaa-0000-4000-8000-000000000000', name: 'Hana', email: 'hana@example.com', userType: 'free' },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
};

function Form() {
  const draft = useReviewDraft();
  const props = { draft, generation: idle, productId: undefined, onSubmit, byAssistant: vi.fn() };
  return <ReviewsForm {...props} isInstant />;
}

beforeEach(() => {
  sessionStorage.clear();
  onSubmit.mockReset();
});

it('a complaint goes as soon as its field is changed', async () => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentUserContext value={person}>
        <Form />
      </CurrentUserContext>
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Gerar reviews' }));
  expect(onSubmit).not.toHaveBeenCalled();
  const product = 'Cole a descrição ou copy do produto.';
  expect(screen.getByText(product)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Descrição do produto' }), 'G');
  expect(screen.queryByText(product)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Gerar reviews' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
