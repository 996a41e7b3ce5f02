import { html } from 'hono/html';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import type { FlowMethod } from '#server/db/schema/auth.ts';
import { type AuthError, asAuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { addressLimits, limitAddress } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { chooseRedirect, defaultRedirect } from '#server/features/auth/protocol/redirects.ts';
import { openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { issueAuthCode } from './flow-states.repository.ts';
import { parseChallenge } from './pkce.ts';
import { halfChanged, redeemLink } from './redeem-token.ts';

function readFields({ token, type, redirect_to = '', code_challenge = '' }: Record<string, string>) {
  if (!token) throw validationFailed('Verify requires a token or a token hash');
  if (!type) throw validationFailed('Verify requires a verification type');
  return { token, type, redirect_to, code_challenge };
}

/** The button of that page: redeems the token and returns the redirect URL. */
export async function followLink(request: AuthRequest): Promise<string> {
  const { config } = request.deps;
  // A stranger may have requested the mail: the owner is signed in here, and goes to the other app only by choice.
  let target = defaultRedirect(config);
  let challenge: string | undefined;
  try {
    await limitAddress(request, addressLimits.verify);
    const form = Object.fromEntries(new URLSearchParams(await request.readBody()));
    const { token, type, ...fields } = readFields(form);
    if (form[RETURN_TO_APP]) {
      challenge = parseChallenge({ code_challenge: fields.code_challenge, code_challenge_method: 's256' });
    }
    // Checked when the mail was sent and again now, because the URL may have been altered.
    if (challenge || !fields.code_challenge) target = chooseRedirect(config, fields.redirect_to);
    const link = { type, token, target };
    return challenge ? await redeemToCode(request, link, challenge) : await redeemToSession(request, link);
  } catch (error) {
    const known = asAuthError(error);
    if (!known) throw error;
    return describeFailure(target, known, challenge !== undefined);
  }
}

type Link = { type: string; token: string; target: string };

async function redeemToSession(request: AuthRequest, { type, token, target }: Link): Promise<string> {
  const opened = await redeemLink(request, type, token, (tx, user) => openSession(tx, request, user, 'otp'));
  if (!opened) return withFragment(target, { message: halfChanged.msg, sb: '' });
  const session = await presentSession(request.deps, opened);
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    type,
    // Not part of the protocol: the page asks for a password, because without one the person could only return by mail.
    ...(opened.user.passwordHash === null && { needs_password: 'true' }),
  });
}

const flowMethods: readonly FlowMethod[] = ['recovery', 'magiclink', 'email_change'];

async function redeemToCode(request: AuthRequest, { type, token, target }: Link, challenge: string): Promise<string> {
  const now = request.deps.now().toISOString();
  const method = flowMethods.find((name) => name === type) ?? 'email/signup';
  const code = await redeemLink(request, type, token, (tx, { id: userId }) =>
    issueAuthCode(tx, { userId, method, challenge, now }),
  );
  if (code) return withQuery(target, { code });
  const parts = { message: halfChanged.msg };
  return withFragment(withQuery(target, parts), { ...parts, sb: '' });
}

const errorNames: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

function describeFailure(target: string, error: AuthError, isPkce: boolean): string {
  const name = errorNames[error.status];
  const parts = { ...(name && { error: name }), error_code: error.code, error_description: error.message };
  return withFragment(isPkce ? withQuery(target, parts) : target, { ...parts, sb: '' });
}

const withFragment = (target: string, parts: Record<string, string>) => `${target}#${new URLSearchParams(parts)}`;

function withQuery(target: string, parts: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, value);
  return url.href;
}

/** Form field of the second button. */
const RETURN_TO_APP = 'return_to_app';

const confirmation = {
  title: 'Confirme seu e-mail',
  intro: `Falta um toque para confirmar que este e-mail é seu e começar a usar o ${PRODUCT_NAME}.`,
  action: 'Confirmar meu e-mail',
};

const words: ReadonlyMap<string, typeof confirmation> = new Map(
  Object.entries({
    recovery: {
      title: 'Redefina sua senha',
      intro: 'Continue para escolher uma senha nova.',
      action: 'Definir nova senha',
    },
    magiclink: {
      title: 'Entre na sua conta',
      intro: 'Continue para entrar sem digitar a senha.',
      action: 'Entrar na minha conta',
    },
    email_change: {
      title: 'Confirme a troca de e-mail',
      intro: 'A troca só acontece depois de confirmada nos dois endereços, o atual e o novo.',
      action: 'Confirmar a troca',
    },
  }),
);

/**
 * The page of a mailed link. It reads and changes nothing, because mail scanners open links too. A form without script
 * works in every browser that a mail program opens.
 */
export function showLink({ query, deps }: AuthRequest) {
  const fields = readFields(query);
  const { title, intro, action } = words.get(fields.type) ?? confirmation;
  const body = html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${PRODUCT_NAME}</title>
    <style>
      :root { color-scheme: dark; }
      body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: #0b0a0c; color: #f5f0e6; font: 16px/1.6 system-ui, sans-serif; }
      main { box-sizing: border-box; width: 100%; max-width: 28rem; padding: 2rem 1.5rem; }
      .brand { margin: 0 0 1.5rem; font-weight: 700; }
      h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
      button { width: 100%; min-height: 3rem; margin-top: 1rem; padding: 0 1.25rem; border: 1px solid transparent; border-radius: 8px; background: #c8321f; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
      button + button { border-color: #57515d; background: transparent; color: inherit; font-weight: 400; }
      button:focus-visible { outline: 2px solid #f5f0e6; outline-offset: 2px; }
      small { display: block; margin-top: 1.5rem; color: #b5adb9; font-size: .875rem; }
    </style>
  </head>
  <body>
    <main>
      <p class="brand">${PRODUCT_NAME}</p>
      <h1>${title}</h1>
      <p>${intro}</p>
      <form method="post" action="/auth/v1/verify">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button>${action}</button>
        ${fields.code_challenge && html`<button name="${RETURN_TO_APP}" value="1">Voltar ao aplicativo que pediu este e-mail</button>`}
      </form>
      <small>Se você não pediu isto, feche esta página: nada muda.</small>
    </main>
  </body>
</html>`;
  return { body, policy: policyFor(chooseRedirect(deps.config, fields.redirect_to)) };
}

/** Browsers also apply the content security policy to the redirect target of a form. */
function policyFor(target: string): string {
  const { protocol, origin } = new URL(target);
  const onward = (origin === 'null' ? protocol : origin).replace(/[;,]/g, encodeURIComponent);
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${onward}; base-uri 'none'; frame-ancestors 'none'`;
}
