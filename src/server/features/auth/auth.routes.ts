import { type Handler, Hono } from 'hono';
import { timeout } from 'hono/timeout';
import type { App, AppContext, AppEnv } from '#server/http/app-env.ts';
import { authErrorResponse, unknownAddress } from './auth-errors.ts';
import { type AuthRequest, readAuthRequest } from './auth-request.ts';
import { type Caller, requireCaller } from './caller.ts';
import { signOut } from './logout.ts';
import { presentHealth, presentSettings } from './settings.ts';
import { signUp } from './sign-up.ts';
import { grantToken } from './token.ts';
import { getUser } from './user.ts';

const TIMEOUT_MILLISECONDS = 10_000;

type Reply = Record<string, unknown>;

/** The accounts protocol that the site's client library speaks. */
export function registerAuthRoutes(app: App): void {
  const auth = new Hono<AppEnv>();
  auth.onError((error, c) => authErrorResponse(error, c));
  auth.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  auth.use(timeout(TIMEOUT_MILLISECONDS));

  auth.get('/health', (c) => c.json(presentHealth()));
  auth.get('/settings', (c) => c.json(presentSettings(c.var.deps.config)));
  auth.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json({ keys: c.var.deps.accessTokens.publicKeys() });
  });

  auth.post('/signup', forAnyone(signUp));
  auth.post('/token', forAnyone(grantToken));
  auth.get('/user', forCaller(getUser));
  auth.post('/logout', async (c) => {
    const request = readAuthRequest(c);
    await signOut(request, await requireCaller(request));
    return c.body(null, 204);
  });

  auth.all('*', () => {
    throw unknownAddress();
  });
  app.route('/auth/v1', auth);
}

/** A bearer that comes along with a public call is not looked at. */
function forAnyone(handle: (request: AuthRequest) => Promise<Reply>): Handler<AppEnv> {
  return async (c: AppContext) => c.json(await handle(readAuthRequest(c)));
}

function forCaller(handle: (request: AuthRequest, caller: Caller) => Promise<Reply>): Handler<AppEnv> {
  return async (c: AppContext) => {
    const request = readAuthRequest(c);
    return c.json(await handle(request, await requireCaller(request)));
  };
}
