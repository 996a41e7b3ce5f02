import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmMailbox, sendMailboxCode } from '#contract/account/security.ts';
import { getNoticeSettings, type NoticeSettingsReply } from '#contract/notices.ts';
import { DEFAULT_SETTINGS } from '#domain/notices/notices.ts';
import { openPage, toastText } from '#tests/support/components/open-page.tsx';
import { type FakeApi, fakeApi, refusal } from '#tests/support/doubles/fake-api.ts';
import { Route as profilePage } from '#web/routes/_app/profile.tsx';

const REFUSED = 'Código incorreto ou vencido.';
const settings: NoticeSettingsReply = {
  ...{ ...DEFAULT_SETTINGS, timeZone: 'America/Sao_Paulo' },
  ...{ isMailboxProved: false, isMailSetUp: true },
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(getNoticeSettings, settings);
  api.on(sendMailboxCode, undefined);
});

function open() {
  // Like the server: the right code changes what the settings say.
  api.on(confirmMailbox, ({ body }) => {
    if (body.code === '123456') {
      api.on(getNoticeSettings, { ...settings, isMailboxProved: true });
      return undefined;
    }
    const issues = [{ path: 'code', message: REFUSED }];
    return Response.json({ code: 'invalid_input', message: REFUSED, requestId: 'teste', issues }, { status: 400 });
  });
  return openPage('/profile?aba=avisos', { '/profile': profilePage }).user;
}

const begin = () => screen.findByRole('button', { name: 'Confirmar meu e-mail' });
const codeField = () => screen.findByRole('textbox', { name: 'Código de 6 números' });
const mailsOfSecurity = () => screen.getByRole('row', { name: /^Segurança da conta/ }).lastElementChild?.textContent;
const areChoicesOff = () => [
  screen.getByRole<HTMLInputElement>('radio', { name: 'Na hora' }).disabled,
  screen.getByRole<HTMLButtonElement>('combobox', { name: 'Hora' }).disabled,
];

describe('an unconfirmed address', () => {
  it('is confirmed by the mailed code, which enables the choices', async () => {
    const user = open();
    await user.click(await begin());
    expect(areChoicesOff()).toEqual([true, true]);
    expect(mailsOfSecurity()).toBe('ainda não');
    await user.type(await codeField(), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await screen.findByText(REFUSED);
    await user.clear(await codeField());
    await user.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(toastText()).toContain('E-mail confirmado.'));
    expect(areChoicesOff()).toEqual([false, false]);
    expect(mailsOfSecurity()).toBe('sempre');
    expect(screen.queryByRole('textbox', { name: 'Código de 6 números' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Na hora');
  });

  it('can request another code only after the pause, and shows the field while a code is pending', async () => {
    api.on(sendMailboxCode, refusal('rate_limited', 'Já enviamos um código.', 429));
    const user = open();
    await user.click(await begin());
    expect(await codeField()).toBe(document.activeElement);
    await waitFor(() => expect(toastText()).toContain('Já enviamos um código.'));
    api.on(sendMailboxCode, undefined);
    await user.click(screen.getByRole('button', { name: 'Enviar de novo' }));
    await waitFor(() => expect(toastText()).toContain('Enviamos um código novo.'));
  });

  it('shows a message if there is no mail server', async () => {
    api.on(getNoticeSettings, { ...settings, isMailSetUp: false });
    open();
    await screen.findByText(/Fale com o suporte/);
    expect(screen.queryByRole('button', { name: 'Confirmar meu e-mail' })).toBeNull();
    expect(areChoicesOff()).toEqual([true, true]);
  });
});
