import { startFakeAiServer } from '#tests/support/doubles/fake-ai-server.ts';
import { runRobotsLoad } from '#tests/support/robots-load.ts';
import type { BenchDatabase } from './bench-database.ts';
import { startProduct } from './compare-with-bare.ts';
import { median } from './load.ts';
import { signIn } from './signed-in-people.ts';

const PEOPLE = 200;
const SAMPLES = 60;
const PROVIDER_MS = 150;

/** Time added to the provider's own, and the effect of 200 running generations on other requests. */
export async function measureRobots({ url, database, client }: BenchDatabase): Promise<string> {
  const fake = await startFakeAiServer();
  const product = await startProduct(url, {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'modelo',
    AI_BASE_URL: fake.url,
  });
  try {
    const { people } = await signIn(database.db, client, PEOPLE);
    const tokens = people.map((person) => person.token);
    const names = Array.from({ length: 6 }, (_, index) => `Garrafa térmica ${index + 1}`);
    fake.script(() => ({ content: { names }, delayMs: PROVIDER_MS }));
    const direct = () => timePost(`${fake.url}/chat/completions`, {}, { model: 'modelo', messages: [] });
    const ours = (index: number) =>
      timePost(`${product.url}/functions/v1/generate-copy`, people[index % PEOPLE]?.headers ?? {}, {
        action: 'generateNames',
        description: 'Garrafa térmica de aço inox 500 ml',
        imageBase64: null,
      });
    const rounds: { direct: number; ours: number }[] = [];
    for (let index = 0; index < SAMPLES; index += 1) rounds.push({ direct: await direct(), ours: await ours(index) });
    const providerMs = median(rounds.map((round) => round.direct));
    const load = await runRobotsLoad({ url: product.url, tokens, fake, holdMs: 5_000 });
    const addedMs = median(rounds.map((round) => round.ours - round.direct));
    return `## Robots with a provider

| figure | value |
|---|---|
| time of a generation, product to provider alone (${providerMs.toFixed(0)} ms) | ${((providerMs + addedMs) / providerMs).toFixed(3)} (${addedMs.toFixed(1)} ms added) |
| other requests while ${load.inFlight} generations are in flight, median to idle | ${(median(load.underLoad) / median(load.idle)).toFixed(2)} |
| generations that finished | ${load.finished} of ${load.inFlight} |

Memory, streams and pictures: \`bench/notes.md\`.
`;
  } finally {
    await product.stop();
    await fake.close();
  }
}

async function timePost(url: string, headers: Record<string, string>, body: unknown): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await reply.text();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}
