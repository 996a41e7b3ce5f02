import { randomUUID } from 'node:crypto';
import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import { afterEach } from 'vitest';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { MailMessage } from '#server/providers/mail/mailer.ts';
import { serve } from '#tests/support/serve.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

export const PASSWORD = 'segredo-1';

export const freshEmail = (): string => `${randomUUID()}@example.com`;

type ClientOptions = {
  flowType?: 'implicit' | 'pkce';
  storage?: Map<string, string>;
  /** Clients with the same storage and key are tabs of one browser. */
  storageKey?: string;
  fetch?: typeof fetch;
};

export type AuthTestApp = TestApp & {
  /** URL of the accounts API. */
  url: string;
  /** A separate browser: the real client library with its own storage. */
  client(options?: ClientOptions): GoTrueClient;
  /** A client signed in to a new account. */
  signedUp(over?: { email?: string; name?: string }): Promise<{ client: GoTrueClient; email: string; userId: string }>;
  /** A separate browser, signed in by password. */
  signIn(email: string, password?: string): Promise<GoTrueClient>;
  canSignIn(email: string, password?: string): Promise<boolean>;
  /** What an authenticator app shows at that time of the app's clock. */
  totpCode(secret: string, millisecondsAgo?: number): string;
  enroll(
    client: GoTrueClient,
    friendlyName?: string,
  ): Promise<{ factorId: string; secret: string; uri: string; qr_code: string }>;
  /** Enrols an authenticator app and verifies it: the session is aal2. */
  addFactor(client: GoTrueClient): Promise<{ factorId: string; secret: string }>;
  /** Moves the clock on; every test starts at the present. */
  later(seconds: number): void;
  lastMail(email: string): MailMessage;
  lastLink(email: string): string;
  lastCode(email: string): string;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Opens a link from an e-mail and presses a button of its page; returns the redirect target without following it. */
  open(link: string, button?: 'here' | 'app', headers?: Record<string, string>): Promise<URL>;
  /** A client signed in by the link of the last e-mail, and what its redirect said. */
  signInByLink(email: string): Promise<{ client: GoTrueClient; fragment: URLSearchParams }>;
};

/** The real app over real HTTP, used through the unmodified client library. */
export async function createAuthApp(
  env: Record<string, string> = {},
  over: Partial<Dependencies> = {},
): Promise<AuthTestApp> {
  const testApp = await createTestApp(env, over);
  const origin = await serve(testApp.app);
  const url = `${origin}/auth/v1`;
  afterEach(() => testApp.setNow(new Date()));

  const client = ({ flowType = 'implicit', storage = new Map(), ...options }: ClientOptions = {}) =>
    new AuthClient({
      url,
      flowType,
      storageKey: options.storageKey ?? `test-${randomUUID()}`,
      ...(options.fetch && { fetch: options.fetch }),
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    });

  const authApp: AuthTestApp = {
    ...testApp,
    url,
    client,
    async signedUp({ email = freshEmail(), name = 'Marina Tanaka' } = {}) {
      const signedIn = client();
      const { data, error } = await signedIn.signUp({ email, password: PASSWORD, options: { data: { name } } });
      if (error || !data.session || !data.user) throw error ?? new Error('no session');
      return { client: signedIn, email, userId: data.user.id };
    },
    async signIn(email, password = PASSWORD) {
      const signedIn = client();
      const { error } = await signedIn.signInWithPassword({ email, password });
      if (error) throw error;
      return signedIn;
    },
    canSignIn: async (email, password = PASSWORD) => !(await client().signInWithPassword({ email, password })).error,
    totpCode: (secret, millisecondsAgo = 0) =>
      new TOTP({ secret }).generate({ timestamp: testApp.deps.now().getTime() - millisecondsAgo }),
    async enroll(signedIn, friendlyName) {
      const options = { factorType: 'totp' as const, ...(friendlyName && { friendlyName }) };
      const { data, error } = await signedIn.mfa.enroll(options);
      if (error) throw error;
      return { factorId: data.id, ...data.totp };
    },
    async addFactor(signedIn) {
      const factor = await authApp.enroll(signedIn);
      const code = authApp.totpCode(factor.secret);
      const { error } = await signedIn.mfa.challengeAndVerify({ factorId: factor.factorId, code });
      if (error) throw error;
      return factor;
    },
    later: (seconds) => testApp.setNow(new Date(testApp.deps.now().getTime() + seconds * 1000)),
    lastLink: (email) => linkIn(authApp.lastMail(email)),
    lastCode: (email) => codeIn(authApp.lastMail(email)),
    lastMail(email) {
      const message = testApp.outbox.findLast((candidate) => candidate.to === email);
      if (!message) throw new Error(`no mail to ${email}`);
      return message;
    },
    post: (path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async open(link, button = 'here', headers = {}) {
      const { pathname, search } = new URL(link);
      const page = await (await fetch(`${origin}${pathname}${search}`, { headers })).text();
      const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
      const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, decodeHtml(value)]));
      if (button === 'app') body.set(/<button name="(\w+)"/.exec(page)?.[1] ?? 'no such button', '1');
      const response = await fetch(`${origin}${pathname}`, { method: 'POST', body, headers, redirect: 'manual' });
      if (response.status !== 303) throw new Error(`link answered ${response.status}`);
      return new URL(response.headers.get('location') ?? '');
    },
    async signInByLink(email) {
      const fragment = fragmentOf(await authApp.open(linkIn(authApp.lastMail(email))));
      const signedIn = client();
      const [access_token, refresh_token] = [fragment.get('access_token') ?? '', fragment.get('refresh_token') ?? ''];
      await signedIn.setSession({ access_token, refresh_token });
      return { client: signedIn, fragment };
    },
  };
  return authApp;
}

export async function bearer(client: GoTrueClient): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await client.getSession()).data.session?.access_token}` };
}

const decodeHtml = (value: string) =>
  value.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

export function linkIn(message: MailMessage): string {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(message.text)?.[0];
  if (!link) throw new Error('no link in the text part');
  return link;
}

export function codeIn(message: MailMessage): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(message.text.replaceAll(/https?:\S+/g, ''))?.[0];
  if (!code) throw new Error('no code in the text part');
  return code;
}

export const fragmentOf = (url: URL): URLSearchParams => new URLSearchParams(url.hash.slice(1));
