import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { timeout } from 'hono/timeout';
import type { App, AppContext, AppEnv } from '#server/http/dependencies.ts';
import { jsonReply, noStore } from '#server/http/json-reply.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import { challengeFactor, enrollFactor, unenrollFactor, verifyFactor } from './factors/factors.ts';
import { reauthenticate, recover, resend, sendOtp } from './mail/request-mail.ts';
import { authErrorResponse, disabled, unknownAddress } from './protocol/auth-errors.ts';
import { addressLimits, limitAddress } from './protocol/auth-limits.ts';
import { type AuthRequest, readAuthRequest } from './protocol/auth-request.ts';
import { type Caller, requireCaller } from './protocol/caller.ts';
import { getUser, updateCaller } from './protocol/get-and-update-user.ts';
import { countingFailures, grantToken, limitOfGrant } from './protocol/grants.ts';
import { presentHealth, presentSettings } from './protocol/present-settings.ts';
import { signUp } from './protocol/sign-up.ts';
import { signOut } from './sessions/end-sessions.ts';
import { followLink, showLink } from './tokens/open-mailed-link.ts';
import { verify } from './tokens/redeem-token.ts';

const TIMEOUT_MILLISECONDS = 10_000;

type Reply = Record<string, unknown>;

export function registerAuthRoutes(app: App): void {
  const auth = new Hono<AppEnv>();
  auth.onError((error, c) => authErrorResponse(error, c));
  auth.use(timeout(TIMEOUT_MILLISECONDS));

  auth.get('/health', (c) => jsonReply(c, presentHealth(), 200, noStore));
  auth.get('/settings', (c) => jsonReply(c, presentSettings(c.get('deps').config), 200, noStore));
  auth.get('/.well-known/jwks.json', (c) =>
    jsonReply(c, { keys: c.get('deps').accessTokens.publicKeys() }, 200, { 'Cache-Control': 'public, max-age=600' }),
  );

  auth.post('/signup', limited(addressLimits.signUp), forAnyone(signUp));
  auth.post('/token', limited(limitOfGrant), forAnyone(grantToken));
  auth.post('/recover', limited(addressLimits.recover), forAnyone(recover));
  auth.post('/otp', limited(addressLimits.otp), forAnyone(sendOtp));
  auth.post('/magiclink', limited(addressLimits.otp), forAnyone(sendOtp));
  auth.post('/resend', limited(addressLimits.resend), forAnyone(resend));
  auth.post('/verify', pressLink, limited(addressLimits.verify), forAnyone(countingFailures('code', verify)));
  auth.get('/verify', openLink);

  auth.get('/user', forCaller(getUser));
  auth.put('/user', limited(addressLimits.updateUser), forCaller(updateCaller));
  auth.get('/reauthenticate', forCaller(reauthenticate));
  auth.post('/factors', limited(addressLimits.enroll), forCaller(enrollFactor));
  auth.post('/factors/:id/challenge', limited(addressLimits.challenge), forCaller(challengeFactor));
  auth.post(
    '/factors/:id/verify',
    limited(addressLimits.verifyFactor),
    forCaller(countingFailures('factor', verifyFactor)),
  );
  auth.delete('/factors/:id', forCaller(unenrollFactor));
  auth.post('/logout', limited(addressLimits.logout), async (c) => {
    const request = readAuthRequest(c);
    await signOut(request, await requireCaller(request));
    return c.body(null, 204, noStore);
  });

  auth.use(limited(addressLimits.other));
  auth.get('/user/identities/authorize', forCaller(refuse('linking')));
  auth.delete('/user/identities/:id', forCaller(refuse('linking')));
  auth.post('/sso', refuse('sso'));
  auth.get('/authorize', refuse('oauth'));
  auth.all('/passkeys/*', refuse('passkeys'));
  auth.all('/oauth/*', refuse('oauthServer'));
  auth.all('/user/oauth/*', refuse('oauthServer'));
  auth.all('*', () => {
    throw unknownAddress();
  });
  app.route('/auth/v1', auth);
}

/** Counted before anything else, including reading the body. */
function limited(limit: RateLimit | ((request: AuthRequest) => RateLimit)): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const request = readAuthRequest(c);
    await limitAddress(request, typeof limit === 'function' ? limit(request) : limit);
    await next();
  };
}

const refuse = (feature: Parameters<typeof disabled>[0]) => () => {
  throw disabled(feature);
};

/** The URL contains the token. */
const linkHeaders = { ...noStore, 'Referrer-Policy': 'no-referrer' } as const;

async function openLink(c: AppContext): Promise<Response> {
  const { body, policy } = showLink(readAuthRequest(c));
  return c.html(body, 200, { ...linkHeaders, 'Content-Security-Policy': policy });
}

const pressLink: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) return next();
  for (const [name, value] of Object.entries(linkHeaders)) c.header(name, value);
  return c.redirect(await followLink(readAuthRequest(c)), 303);
};

/** Ignores a bearer token sent with a public call. */
function forAnyone(handle: (request: AuthRequest) => Promise<Reply>): Handler<AppEnv> {
  return async (c: AppContext) => jsonReply(c, await handle(readAuthRequest(c)), 200, noStore);
}

type CallerHandler = (request: AuthRequest, caller: Caller, id: string) => Promise<Reply> | Reply;

function forCaller(handle: CallerHandler): Handler<AppEnv> {
  return async (c: AppContext) => {
    const request = readAuthRequest(c);
    let caller = await requireCaller(request);
    if (c.req.method === 'POST' || c.req.method === 'PUT') {
      // The sender controls how long the body takes, so the caller is authenticated after it has arrived.
      await request.readBody();
      caller = await requireCaller(request);
    }
    return jsonReply(c, await handle(request, caller, c.req.param('id') ?? ''), 200, noStore);
  };
}
