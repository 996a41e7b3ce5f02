import { setTimeout as delay } from 'node:timers/promises';
import {
  type FakeAiServer,
  type FakeRequestBody,
  type FakeTurn,
  fieldsOf,
  promptOf,
} from './doubles/fake-ai-server.ts';

export type LoadSettings = {
  url: string;
  /** One access token per generation: each belongs to a different person. */
  tokens: readonly string[];
  fake: FakeAiServer;
  /**
   * Every generation is streamed from the provider to the person: chunks continue to arrive while other requests are
   * timed.
   */
  isStreamed?: boolean;
  /** How long all generations stay in flight while other requests are timed. */
  holdMs: number;
};

export type LoadResult = {
  /** Generations that the provider held at the same time. */
  inFlight: number;
  finished: number;
  /** Chunks of text that reached the people before their answer was complete. */
  parts: number;
  /** Answers with another generation's marker, or without their own. */
  mixedUp: number;
  /** Requests that reached the provider: more than generations means corrective turns. */
  providerRequests: number;
  /** Response times of another request in milliseconds: idle, with all generations held, and during the whole run. */
  idle: number[];
  underLoad: number[];
  whole: number[];
};

const PROBE_PAUSE_MS = 20;
const TIMEOUT_MS = 120_000;
/** Streaming speed of the provider: characters per chunk and pause. */
const PIECE = { size: 2, pauseMs: 50 };

/** Generations of all robots at once, with a provider that answers none until released. */
export async function runRobotsLoad(settings: LoadSettings): Promise<LoadResult> {
  const { fake, tokens, holdMs } = settings;
  let release: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isReleased = false;
  void gate.then(() => {
    isReleased = true;
  });
  /** Streams slowly while other requests are timed, and does not finish before. */
  const slowly = (turn: FakeTurn): FakeTurn => {
    const pieces = Math.ceil(JSON.stringify(turn.content).length / PIECE.size);
    const wait = (piece: number) => (piece >= pieces - 1 ? gate : delay(PIECE.pauseMs));
    return { ...turn, stream: { size: PIECE.size, gate: (piece) => (isReleased ? undefined : wait(piece)) } };
  };
  fake.script((request) => (settings.isStreamed ? slowly(answerFor(request)) : { ...answerFor(request), after: gate }));

  const idleProbe = startProbe(settings);
  await delay(holdMs);
  const idle = await idleProbe.stop();

  const wholeProbe = startProbe(settings);
  const replies = Promise.all(tokens.map((token, index) => generate(settings, token, index)));
  // A failure must not leave the others waiting until their timeout.
  replies.catch(() => release());
  const deadline = Date.now() + TIMEOUT_MS;
  while (fake.requests.length < tokens.length && Date.now() < deadline) await delay(20);
  const inFlight = fake.requests.filter((request) => !request.closedByClient).length;

  const loadedProbe = startProbe(settings);
  await delay(holdMs);
  const underLoad = await loadedProbe.stop();
  release();
  const texts = await replies;
  const whole = await wholeProbe.stop();

  return {
    inFlight,
    finished: texts.length,
    parts: texts.reduce((sum, text) => sum + (text.match(/^event: part$/gm)?.length ?? 0), 0),
    mixedUp: texts.filter((text, index) => !carriesOnly(text, markerOf(index))).length,
    providerRequests: fake.requests.length,
    idle,
    underLoad,
    whole,
  };
}

const markerOf = (index: number): string => String(1000 + index);

function carriesOnly(text: string, marker: string): boolean {
  const found = new Set(Array.from(text.matchAll(/番号(\d{4})/g), ([, number]) => number));
  return found.size === 1 && found.has(marker);
}

async function generate(settings: LoadSettings, token: string, index: number): Promise<string> {
  const text = `Garrafa térmica de aço inox 500 ml, lote ${markerOf(index)}. ${'Mantém a bebida quente por horas. '.repeat(30)}`;
  const robots = [
    ['generate-copy', { action: 'generateNames', description: text, imageBase64: null }],
    ['generate-ads', { text, strategy: 'aida' }],
    [
      'generate-reviews',
      { product_description: text, size: 'curta', count: 3, women_count: 2, men_count: 1, name_style: 'ambos' },
    ],
  ] as const;
  const [name, body] = robots[index % robots.length] ?? robots[0];
  const reply = await fetch(`${settings.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(settings.isStreamed && { accept: 'text/event-stream' }),
    },
    body: JSON.stringify(body),
  });
  const answer = await reply.text();
  if (settings.isStreamed && !/^event: done$/m.test(answer)) throw new Error(`generation ${index} was cut: ${answer}`);
  if (!reply.ok) throw new Error(`generation ${index} answered ${reply.status}: ${answer}`);
  return answer;
}

const ADS = [
  'のステンレスボトルです。朝の通勤にどうぞ。',
  'なら、午後の休憩でも温かい飲み物を楽しめます。',
  'をバッグに入れて、週末は公園へ出かけませんか。',
  'は飾らない形が魅力。オフィスの机にもなじみます。',
  'で、家族そろってのピクニックがもっと楽しくなります。',
];
const REVIEWS = [
  'を通勤で使っています。温かさが続いて助かります。',
  'は形がきれいで、机に置いても気に入っています。',
  'を母に贈りました。とても喜んでくれました。',
];

/** An answer with the marker of the request in every text. */
function answerFor(request: FakeRequestBody): FakeTurn {
  const marker = /lote (\d{4})/.exec(promptOf(request))?.[1] ?? '';
  const marked = (texts: readonly string[]) => texts.map((text) => `番号${marker}${text}`);
  const fields = fieldsOf(request);
  if (fields.includes('names')) return { content: { names: marked([' Passeio', ' Trilha', ' Aurora', ' Brisa']) } };
  if (fields.includes('descriptions')) return { content: { descriptions: marked(ADS) } };
  return { content: { reviews: marked(REVIEWS) } };
}

/** Times another person's request repeatedly until stopped. */
function startProbe({ url, tokens }: LoadSettings): { stop(): Promise<number[]> } {
  const times: number[] = [];
  let isRunning = true;
  const work = (async () => {
    while (isRunning) {
      const start = performance.now();
      const reply = await fetch(`${url}/api/board`, { headers: { authorization: `Bearer ${tokens[0]}` } });
      const answer = await reply.text();
      if (!reply.ok) throw new Error(`the board answered ${reply.status}: ${answer}`);
      times.push(performance.now() - start);
      await delay(PROBE_PAUSE_MS);
    }
    return times;
  })();
  // Reported when the probe is stopped.
  work.catch(() => {});
  return {
    stop() {
      isRunning = false;
      return work;
    },
  };
}
