import { html } from 'hono/html';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';

/** Parameters of a mailed link, which its page submits. */
export type LinkFields = { token: string; type: string; redirect_to: string; code_challenge: string };

/** Form field of the second button. */
export const RETURN_TO_APP = 'return_to_app';

type LinkWords = { title: string; intro: string; action: string };

const confirmation: LinkWords = {
  title: 'Confirme seu e-mail',
  intro: `Falta um toque para confirmar que este e-mail é seu e começar a usar o ${PRODUCT_NAME}.`,
  action: 'Confirmar meu e-mail',
};

const words = new Map<string, LinkWords>(
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

/** A form without script works in every browser that a mail program opens. */
export function linkPage(fields: LinkFields, target: string) {
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
  return { body, policy: policyFor(target) };
}

/** Browsers also apply the content security policy to the redirect target of a form. */
function policyFor(target: string): string {
  const { protocol, origin } = new URL(target);
  const onward = (origin === 'null' ? protocol : origin).replace(/[;,]/g, encodeURIComponent);
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${onward}; base-uri 'none'; frame-ancestors 'none'`;
}
