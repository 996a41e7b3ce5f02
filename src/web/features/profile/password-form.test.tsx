import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthContext, CurrentUserContext } from '#web/lib/session/auth-context.ts';
import type { AuthStore } from '#web/lib/session/auth-store.ts';
import { storageKey } from '#web/lib/session/stored-session.ts';
import { PasswordForm } from './password-form.tsx';

const updateUser = vi.fn();
const reauthenticate = vi.fn();
const onChanged = vi.fn();
const auth = { loadClient: async () => ({ updateUser, reauthenticate }) } as unknown as AuthStore;

beforeEach(() => {
  updateUser.mockReset().mockResolvedValue({ error: null });
  reauthenticate.mockReset().mockResolvedValue({ error: null });
});

function open({ minutesAgo = 0, userType = 'free' as 'free' | 'admin', canMailCode = true } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  const amr = [
    { method: 'totp', timestamp: timestamp + minutesAgo * 60 },
    { method: 'password', timestamp },
  ];
  const token = `x.${btoa(JSON.stringify({ amr }))}.x`;
  localStorage.setItem(storageKey(), JSON.stringify({ access_token: token, expires_at: 0, user: { id: 'x' } }));
  const day = '2026-01-01T00:00:00Z';
  const profile = { id: 'x', name: 'Ana', email: 'ana@example.com', userType, createdAt: day, updatedAt: day };
  render(
    <AuthContext value={auth}>
      <CurrentUserContext value={profile}>
        <PasswordForm canMailCode={canMailCode} onChanged={onChanged} />
      </CurrentUserContext>
    </AuthContext>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

const current = () => screen.queryByLabelText('Senha atual');
const save = () => screen.getByRole('button', { name: 'Alterar senha' });

async function fill(user: ReturnType<typeof open>, password = 'nova-senha-1') {
  await user.type(screen.getByLabelText('Nova senha'), password);
  await user.type(screen.getByLabelText('Confirmar nova senha'), password);
}

test('has two fields after a recent sign-in, and a third when the server asks for it', async () => {
  updateUser.mockResolvedValueOnce({ error: { code: 'reauthentication_needed' } });
  const user = open({ minutesAgo: 9 });
  expect(current()).toBeNull();
  await fill(user);
  await user.click(save());
  expect(updateUser).toHaveBeenCalledWith({ password: 'nova-senha-1' });
  expect((await screen.findByRole('alert')).textContent).toContain('Digite também sua senha atual.');
  await user.type(current() as HTMLElement, 'a-de-antes');
  await user.click(save());
  expect(updateUser).toHaveBeenLastCalledWith({ password: 'nova-senha-1', current_password: 'a-de-antes' });
  await waitFor(() => expect(screen.getByLabelText('Nova senha')).toHaveProperty('value', ''));
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('asks for the current password after ten minutes, or a mailed code', async () => {
  const user = open({ minutesAgo: 11 });
  await fill(user);
  expect(current()).not.toBeNull();
  expect(save()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Não lembra? Receba um código por e-mail' }));
  await user.type(await screen.findByLabelText('Código do e-mail'), '123456');
  await user.click(save());
  expect(updateUser).toHaveBeenCalledWith({ password: 'nova-senha-1', nonce: '123456' });
});

test('says why no code is mailed to an unconfirmed address', async () => {
  reauthenticate.mockResolvedValueOnce({ error: { code: 'email_not_confirmed' } });
  const user = open({ minutesAgo: 11 });
  await user.click(screen.getByRole('button', { name: 'Não lembra? Receba um código por e-mail' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Use sua senha atual.');
  expect(current()).not.toBeNull();
});

test('offers no mailed code where the site sends no mail', () => {
  open({ minutesAgo: 11, canMailCode: false });
  expect(current()).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Receba um código/ })).toBeNull();
  expect(screen.getByText(/Fale com o suporte/)).toBeTruthy();
});

test('asks administrators for ten characters', async () => {
  const user = open({ userType: 'admin' });
  await fill(user, 'nove-sina');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('A senha deve ter pelo menos 10 caracteres.');
  expect(updateUser).not.toHaveBeenCalled();
});
