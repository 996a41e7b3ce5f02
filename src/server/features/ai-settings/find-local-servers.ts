import * as z from 'zod';
import type { LocalServer } from '#contract/admin/ai-settings.ts';
import { createOutboundFetch } from '#server/providers/outbound-fetch.ts';

/** This machine, and the host of a container. No other address is ever tried. */
const HOSTS = ['127.0.0.1', 'host.docker.internal', '172.17.0.1'];
const TIMEOUT_MS = 2_000;
const MOST_BYTES = 1_000_000;
const MOST_MODELS = 500;

const listed = z.object({ data: z.array(z.object({ id: z.string() })) });
const readIds = (reply: unknown): string[] => listed.parse(reply).data.map(({ id }) => id);
const tags = z.object({ models: z.array(z.object({ name: z.string() })) });

export type Probe = {
  name: string;
  port: number;
  /** A reply that only this server gives, because many programs listen on such ports. */
  sign: { path: string; fits: z.ZodType };
  models: { path: string; read: (reply: unknown) => string[] };
};

const anything = z.unknown();

export const localProbes: readonly Probe[] = [
  {
    name: 'Ollama',
    port: 11_434,
    sign: { path: '/api/version', fits: z.object({ version: z.string() }) },
    models: { path: '/api/tags', read: (reply) => tags.parse(reply).models.map(({ name }) => name) },
  },
  {
    name: 'LM Studio',
    port: 1_234,
    sign: { path: '/v1/models', fits: anything },
    models: { path: '/v1/models', read: readIds },
  },
  {
    name: 'llama.cpp',
    port: 8_080,
    sign: { path: '/health', fits: z.object({ status: z.string() }) },
    models: { path: '/v1/models', read: readIds },
  },
];

const fetchLocal = createOutboundFetch({ allowsPrivate: true });

/** In parallel, so that the page waits two seconds at most. */
export function lookForServers(
  signal: AbortSignal,
  probes: readonly Probe[] = localProbes,
  hosts: readonly string[] = HOSTS,
): Promise<LocalServer[]> {
  return Promise.all(
    probes.map(async (probe) => {
      const answers = await Promise.all(hosts.map((host) => ask(probe, host, signal)));
      return answers.find((answer) => answer !== undefined) ?? { name: probe.name, url: null, models: [] };
    }),
  );
}

async function ask({ name, port, sign, models }: Probe, host: string, signal: AbortSignal) {
  const base = `http://${host}:${port}`;
  const soon = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    sign.fits.parse(await readSmallJson(fetchLocal, `${base}${sign.path}`, { signal: soon }));
    const reply = await readSmallJson(fetchLocal, `${base}${models.path}`, { signal: soon });
    return { name, url: `${base}/v1`, models: models.read(reply).slice(0, MOST_MODELS) };
  } catch {
    return undefined;
  }
}

/** Limits the size, because a user-supplied server may send endless data. */
export async function readSmallJson(
  fetchIt: ReturnType<typeof createOutboundFetch>,
  url: string,
  init: RequestInit,
): Promise<unknown> {
  const reply = await fetchIt(url, init);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Error('too long');
    chunks.push(chunk);
  }
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  return JSON.parse(Buffer.concat(chunks).toString());
}
