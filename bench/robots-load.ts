import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import sharp from 'sharp';
import { makeTemporaryFolder, startBuiltServer } from '#tests/support/built-server.ts';
import { startFakeAiServer } from '#tests/support/doubles/fake-ai-server.ts';
import { type LoadResult, runRobotsLoad } from '#tests/support/robots-load.ts';

/**
 * 200 people each start a generation that the provider delays: does the server still answer others, how much memory
 * does it use, does everybody get their own answer? Loopback only: `npm run bench:robots`.
 */
const PEOPLE = 200;
const ROUNDS = 2;
const HOLD_MS = 5_000;
const HEAP_LIMIT_MB = 256;

const fake = await startFakeAiServer();
const folder = await makeTemporaryFolder();
const server = await startBuiltServer({
  DATA_DIR: folder.path,
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'modelo',
  AI_BASE_URL: fake.url,
  // Too small to hold all uploads: every third generation includes a picture.
  NODE_OPTIONS: `--max-old-space-size=${HEAP_LIMIT_MB}`,
});
try {
  const tokens = await signUpAll();
  const picture = await drawPicture();
  const run = async (imageBase64: string | null, isStreamed = false) => {
    const rounds: LoadResult[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(
        await runRobotsLoad({ url: server.url, tokens, fake, holdMs: HOLD_MS, imageBase64, isStreamed, readMemory }),
      );
    }
    return rounds;
  };
  const scenarios = [
    { title: 'texts only', rounds: await run(null) },
    { title: 'streamed, 20 pieces of text a second each', rounds: await run(null, true) },
    { title: 'every third with a picture', rounds: await run(picture.toString('base64')) },
  ];
  const text = writeReport(scenarios, picture.length);
  console.log(text);
  writeFileSync('bench/robots-load.md', text);
  const rounds = scenarios.flatMap((scenario) => scenario.rounds);
  const isWhole = rounds.every(
    (round) => round.inFlight === PEOPLE && round.finished === PEOPLE && round.mixedUp === 0,
  );
  if (!isWhole) process.exitCode = 1;
} finally {
  await server.stop();
  await fake.close();
  await folder.remove();
}

/** Four at a time: each computes a password hash. */
async function signUpAll(): Promise<string[]> {
  const tokens: string[] = [];
  const signUpSome = async () => {
    while (tokens.length < PEOPLE) tokens.push(await signUp());
  };
  await Promise.all(Array.from({ length: 4 }, signUpSome));
  return tokens.slice(0, PEOPLE);
}

async function signUp(): Promise<string> {
  const reply = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'bench' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'uma-senha-boa-1', data: { name: 'Ana' } }),
  });
  if (!reply.ok) throw new Error(`sign-up answered ${reply.status}: ${await reply.text()}`);
  const session: { access_token: string } = await reply.json();
  return session.access_token;
}

/** Blurred noise, about as large as a photo before and after resizing. */
function drawPicture(): Promise<Buffer> {
  const side = 1200;
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .blur(1.5)
    .png()
    .toBuffer();
}

async function readMemory(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

type Scenario = { title: string; rounds: readonly LoadResult[] };

function writeReport(scenarios: readonly Scenario[], pictureBytes: number): string {
  return `# ${PEOPLE} generations in flight

Written by \`npm run bench:robots\`: built server with a heap of at most ${HEAP_LIMIT_MB} MB, embedded PostgreSQL, a fake provider
over loopback that holds every answer for ${HOLD_MS / 1000} s after the last of ${PEOPLE} generations has reached it, all sent at the same
instant, each by another person; ${ROUNDS} rounds. Pictures have ${mb(pictureBytes)}. The other request is \`GET /api/board\`; who sends
all this shares the machine.
Machine: ${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}, load ${(loadavg()[0] ?? 0).toFixed(1)} while measuring, Node ${process.version}.${process.env.BENCH_NOTE ? ` ${process.env.BENCH_NOTE}` : ''}
${scenarios.map(describeScenario).join('')}`;
}

function describeScenario({ title, rounds }: Scenario): string {
  const idle = rounds.flatMap((round) => round.idle);
  const row = (name: string, values: readonly number[]) => {
    const ratio = percentile(values, 0.5) / percentile(idle, 0.5);
    const cells = [0.5, 0.95, 0.99].map((share) => ms(percentile(values, share)));
    return `| ${name} | ${cells.join(' | ')} | ${ms(Math.max(...values))} | ${ratio.toFixed(2)} | ${values.length} |`;
  };
  const roundRow = (round: LoadResult, index: number) =>
    `| ${index + 1} | ${round.inFlight} | ${round.finished} | ${round.mixedUp} | ${round.providerRequests} | ${mb(round.memory.before)} | ${mb(round.memory.peak)} |`;
  const held = rounds.flatMap((round) => round.held);
  const whole = rounds.flatMap((round) => round.whole);
  return `
## ${PEOPLE} generations, ${title}

| answer time of another request | median | 95th percentile | 99th percentile | longest | median to idle | requests |
|---|---|---|---|---|---|---|
${row('nothing else going on', idle)}
${row(`${PEOPLE} generations in flight`, held)}
${row('from the first sent to the last answered', whole)}

| round | in flight at once | finished | mixed up | asked of the provider | memory before | memory at most |
|---|---|---|---|---|---|---|
${rounds.map(roundRow).join('\n')}
`;
}
