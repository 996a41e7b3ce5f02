import { gzipSync } from 'node:zlib';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { generateValue, pick, type Random, schemaOf, spoilOne } from './generate-value.ts';
import { nastyCursors, nastyTexts } from './nasty-values.ts';

export type HostileRequest = { path: string; init: RequestInit & { headers: Record<string, string> } };

/** Nesting deep enough to overflow a recursive parser. */
const deepJson = (depth: number, open: string, close: string): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

const brokenBodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '{',
  '[]',
  'null',
  'true',
  '1e999',
  '"texto"',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  '\u0000',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  '{"a":"\\ud800"}',
  'title=x&content=y',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  deepJson(20_000, '[', ']'),
  deepJson(20_000, '{"a":', '}'),
  `{"title":${deepJson(5_000, '[', ']')},"content":${deepJson(5_000, '{"x":', '}')}}`,
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0x22, 0x7d]),
  new Uint8Array(gzipSync('{"title":"x"}')),
  'x'.repeat(300_000),
];

const contentTypes = [
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/jsonp',
  'APPLICATION/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'image/png',
  'application/octet-stream',
  'x'.repeat(2_000),
  '',
];

const oddHeaders: readonly Record<string, string>[] = [
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { 'content-length': '-1' },
  { 'content-length': '99999999999' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': "127.0.0.1', ::1, x".repeat(50) },
  { 'x-request-id': '../../x' },
  { 'x-request-id': 'a'.repeat(5_000) },
  { cookie: 'a=b; '.repeat(500) },
  { 'accept-encoding': 'br;q=NaN, *;q=0' },
  { 'accept-language': 'x'.repeat(4_000) },
  { 'if-none-match': '"'.repeat(3_000) },
  { range: 'bytes=0-18446744073709551615' },
  { host: 'evil.example' },
  { 'user-agent': '\u00ff'.repeat(2_000) },
];

/** Unusual path segments. */
const oddSegments = [
  '..',
  '.',
  '%2e%2e%2f',
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%F0%9F%99%82',
  "'%20or%201=1",
  '__proto__',
  'constructor',
  'x'.repeat(4_000),
  '-1',
  '1;drop',
];

/** Adds a duplicate key with another value. */
function withDuplicateKey(json: string, random: Random): string {
  const name = /"(\w+)":/.exec(json)?.[1];
  return name ? `${json.slice(0, -1)},"${name}":${JSON.stringify(pick(nastyTexts, random))}}` : json;
}

/** Fields that no form has: attempts to gain other rights. */
const smuggled = {
  id: '00000000-0000-4000-8000-000000000000',
  userId: '00000000-0000-4000-8000-000000000000',
  user_id: '00000000-0000-4000-8000-000000000000',
  userType: 'admin',
  user_type: 'admin',
  role: 'admin',
  plan: 'premium',
  email: 'outra@example.com',
  downloads: 1_000_000,
  rating: 5,
  createdAt: '1999-01-01T00:00:00Z',
};

function generateBody(schema: object | undefined, random: Random, spoil: number, knownIds: readonly string[]) {
  if (random() < 0.1) return pick(brokenBodies, random);
  const value = schema ? generateValue(schemaOf(schema), random, spoil, knownIds) : {};
  const spoiled = spoil === 0 && random() < 0.7 ? spoilOne(value, random) : value;
  const isObject = typeof spoiled === 'object' && spoiled !== null && !Array.isArray(spoiled);
  // Fields of the schema come last: only foreign fields are added.
  const json = JSON.stringify(isObject && random() < 0.1 ? { ...smuggled, ...spoiled } : spoiled);
  return isObject && random() < 0.05 ? withDuplicateKey(json, random) : json;
}

/** As text for a URL: a lone surrogate cannot be encoded. */
function inAddress(value: unknown): string {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
  return Buffer.from(text.slice(0, 8_000)).toString();
}

function generatePath(endpoint: Endpoint, random: Random, spoil: number, knownIds: readonly string[]): string {
  const values = (schema: object | undefined): Record<string, unknown> =>
    schema ? Object(generateValue(schemaOf(schema), random, spoil, knownIds)) : {};
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const given = values(endpoint.params);
  const query = values(endpoint.query);
  if ('cursor' in query && random() < 0.7) query.cursor = pick(nastyCursors, random);
  const path = buildPath(
    endpoint.path,
    Object.fromEntries(names.map((name) => [name, inAddress(given[name] ?? 'x') || 'x'])),
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, inAddress(value)])),
  );
  if (names.length > 0 && random() < 0.05) {
    return endpoint.path.replace(/:\w+/g, () => pick(oddSegments, random));
  }
  return random() < 0.05 ? `${path}${path.includes('?') ? '&' : '?'}${pick(oddQueries, random)}` : path;
}

const oddQueries = [
  'cursor=a&cursor=b',
  'page=1&page=x',
  '__proto__[userType]=admin',
  '%',
  '%ff=%fe',
  '&&&==&',
  `q=${'x'.repeat(6_000)}`,
  Array.from({ length: 500 }, (_, index) => `p${index}=${index}`).join('&'),
];

export function generateRequest(
  endpoint: Endpoint,
  random: Random,
  context: { tokens: readonly string[]; knownIds: readonly string[] },
): HostileRequest {
  const spoil = pick([0, 0, 0.05, 0.3], random);
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const token =
    random() < 0.6 ? context.tokens.at(-1) : random() < 0.9 ? pick(context.tokens, random) : pick(oddTokens, random);
  const contentType = random() < 0.9 ? 'application/json' : pick(contentTypes, random);
  const init = {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(contentType && { 'content-type': contentType }),
      ...(random() < 0.08 && pick(oddHeaders, random)),
    },
    ...(hasBody && { body: generateBody(endpoint.body, random, spoil, context.knownIds) }),
  };
  return { path: generatePath(endpoint, random, spoil, context.knownIds), init };
}

const oddTokens = ['a.b.c', 'lixo', '', 'e30.e30.e30', `${'x'.repeat(3_000)}.y.z`, 'eyJhbGciOiJub25lIn0.e30.'];
