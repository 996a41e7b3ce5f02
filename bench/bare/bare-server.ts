import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { loadInstanceKeys } from '#server/features/auth/tokens/instance-keys.ts';
import { type AccessTokens, createAccessTokens } from '#server/secrets/access-tokens.ts';
import { ISSUER } from '../settings.ts';
import { createBoardHandlers } from './bare-board.ts';
import { createPaymentHandler } from './bare-payment.ts';
import { createBareQuery } from './bare-query.ts';
import { createReadHandlers } from './bare-reads.ts';
import { createRefreshHandler } from './bare-refresh.ts';

/**
 * Baseline server: node:http and pg, the same statements, the same token check, no framework, no validation, no limits,
 * no log. The benchmark measures what the product adds to it.
 */
export type BareRequest = { url: URL; body: Buffer; userId: string };
export type BareHandler = (request: BareRequest) => Promise<unknown>;

const { DATABASE_URL, PORT, POOL_SIZE } = process.env;
const setup = openDatabase({ connectionString: DATABASE_URL }, { poolSize: 1, onError: () => {} });
const keys = await loadInstanceKeys(setup.db);
await setup.close();
const tokens = await createAccessTokens(keys.signing, { issuer: ISSUER, now: () => new Date() });
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(POOL_SIZE), options: '-c timezone=UTC' });
const query = createBareQuery(pool);

const handlers: Record<string, BareHandler> = {
  ...createReadHandlers(query),
  ...createBoardHandlers(pool, query),
  'POST /auth/v1/token': createRefreshHandler(query, tokens, keys.secret),
  'POST /webhooks/payments': createPaymentHandler(pool, query),
};

createServer((request, response) => {
  answer(request).then(
    (reply) => {
      const text = JSON.stringify(reply);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      response.end(text);
    },
    (error) => {
      // A connection closed at the end of a round is not a failure.
      if (error.code !== 'ECONNRESET' && request.url !== '/healthz') console.error(error);
      response.writeHead(500).end();
    },
  );
}).listen(Number(PORT), '127.0.0.1');

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.replace(/[0-9a-f-]{36}/, ':id');
  const handler = handlers[`${request.method} ${path}`];
  if (!handler) throw new Error(`nothing at ${request.method} ${path}`);
  const userId = path.startsWith('/api/') ? await checkToken(tokens, request) : '';
  return handler({ url, body: await readBody(request), userId });
}

async function checkToken(accessTokens: AccessTokens, request: IncomingMessage): Promise<string> {
  const claims = await accessTokens.verify((request.headers.authorization ?? '').slice('Bearer '.length));
  if (!claims) throw new Error('bad token');
  const [row] = await query(
    'session',
    `select p.id, p.user_type, p.premium_until, p.name, p.email, coalesce(u.banned_until > now(), false) as banned
     from auth_sessions s join profiles p on p.id = s.user_id join auth_users u on u.id = s.user_id where s.id = $1`,
    [claims.sessionId],
  );
  if (!row || row.banned) throw new Error('session is over');
  return claims.userId;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (request.method === 'GET') return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

process.once('SIGTERM', () => process.exit(0));
