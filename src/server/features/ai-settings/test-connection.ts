import * as z from 'zod';
import type { ConnectionTest, testAiConnection as endpoint, LocalServer } from '#contract/admin/ai-settings.ts';
import type { Body } from '#contract/base/endpoint.ts';
import { AppError } from '#domain/errors.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { createAiEngine, type WriterSettings } from '#server/providers/ai/create-ai-engine.ts';
import { createOutboundFetch } from '#server/providers/outbound-fetch.ts';
import { createTranslator, type ServiceSettings } from '#server/providers/translation/create-translator.ts';
import { readAtMost } from '#server/read-at-most.ts';
import { quotationWith } from '#writer/prompts/quotation.ts';
import { settingsToTest } from './ai-settings.service.ts';

const MOST_MODELS = 500;
const TEST_MS = 60_000;

type Outcome = Pick<ConnectionTest, 'state' | 'message'>;

export async function testAiConnection(
  deps: Dependencies,
  body: Body<typeof endpoint>,
  signal: AbortSignal,
): Promise<ConnectionTest> {
  const settings = await settingsToTest(deps, body);
  const soon = AbortSignal.any([signal, AbortSignal.timeout(TEST_MS)]);
  return 'writer' in settings ? testWriter(settings.writer, soon) : testService(settings.service, soon);
}

export async function testWriter(writer: WriterSettings, signal: AbortSignal): Promise<ConnectionTest> {
  const [models, tested] = await Promise.all([
    listModels(writer, signal),
    writer.model === '' ? undefined : timed(signal, () => askSomething(writer, signal)),
  ]);
  if (tested) return { ...tested.outcome(models), milliseconds: tested.milliseconds, models };
  const found = models.length > 0;
  return {
    state: found ? 'unconfirmed' : 'failed',
    message: found ? 'O servidor respondeu. Escolha um modelo e teste de novo.' : 'Escreva o nome do modelo.',
    milliseconds: 0,
    models,
  };
}

export async function testService(service: ServiceSettings, signal: AbortSignal): Promise<ConnectionTest> {
  const translator = createTranslator(service, { isTest: true });
  const { outcome, milliseconds } = await timed(signal, async () => {
    await translator.translate({ direction: 'pt-ja', markup: ['Água'], context: '', owner: 'test', signal });
    return () => ({ state: 'works' as const, message: 'O serviço de tradução respondeu.' });
  });
  return { ...outcome([]), milliseconds, models: [] };
}

type Judged = (models: readonly string[]) => Outcome;

async function timed(signal: AbortSignal, work: () => Promise<Judged>) {
  const start = performance.now();
  const outcome = await work().catch((error: unknown): Judged => {
    if (!(error instanceof AppError)) throw error;
    return () => ({ state: 'failed', message: explain(error, signal) });
  });
  return { outcome, milliseconds: Math.round(performance.now() - start) };
}

const answerSchema = z.object({ resposta: z.string().min(1) });

async function askSomething(writer: WriterSettings, signal: AbortSignal): Promise<Judged> {
  const engine = await createAiEngine(writer);
  let signed: string | undefined;
  await engine.generate({
    system: 'Você responde a um teste de conexão.',
    prompt: 'Escreva em "resposta" a palavra japonesa para "água".',
    schema: answerSchema,
    maxTokens: 50,
    signal,
    check: () => [],
    quote: (text) => quotationWith('teste').quote('problemas', text),
    onModel: (name) => {
      signed = name;
    },
    isTest: true,
  });
  return (models) => confirm(writer.model, signed, models);
}

/** Servers add dates and folders to the requested model names. */
const isSameModel = (asked: string, other: string): boolean => {
  const [one, two] = [asked, other].map((name) => name.toLowerCase().replace(/^models\//, ''));
  return one !== undefined && two !== undefined && (one.includes(two) || two.includes(one));
};

function confirm(asked: string, signed: string | undefined, models: readonly string[]): Outcome {
  if (signed && !isSameModel(asked, signed)) {
    const message = `Pedimos ${asked} e a resposta veio assinada ${signed.slice(0, 100)}.`;
    return { state: 'unconfirmed', message };
  }
  if (models.length > 0 && !models.some((name) => isSameModel(asked, name))) {
    return { state: 'unconfirmed', message: `O servidor respondeu, mas ${asked} não está na lista dele.` };
  }
  return { state: 'works', message: `${asked} respondeu.` };
}

/** What to check first. The provider's own text is never shown. */
const HINTS: Readonly<Record<string, string>> = {
  auth: 'Confira se ela foi colada inteira.',
  model_not_found: 'Confira o nome do modelo; num servidor local, veja se ele foi baixado.',
  wrong_address: 'Em geral o endereço termina em /v1.',
  unreachable: 'Confira o endereço e se o servidor está ligado.',
  quota: 'Veja o saldo ou o limite da conta no provedor.',
  rate_limited: 'Espere um minuto e teste de novo.',
  timeout: 'Use um modelo menor ou uma máquina mais forte.',
  bad_output: 'O modelo não escreve JSON: escolha um maior ou mais novo.',
  no_output: 'Escolha outro modelo.',
  bad_provider_response: 'Confira se o endereço é o da API: em geral termina em /v1.',
  refused_request: 'Confira o modelo e o endereço.',
  redirected: 'Use o endereço final: redirecionamentos não são seguidos.',
  private_address: 'Se for um servidor seu, marque “Servidor da minha rede”.',
  certificate: 'Confira se o endereço está certo e se o certificado está em dia.',
};

function explain(error: AppError, signal: AbortSignal): string {
  const isLate = signal.aborted && (signal.reason as Error | undefined)?.name === 'TimeoutError';
  if (isLate) return `O servidor demorou demais para responder. ${HINTS.timeout}`;
  const failure = 'failure' in error ? String(error.failure) : '';
  return [error.message.replace(' configurada', '').replace(' configurado', ''), HINTS[failure]]
    .filter(Boolean)
    .join(' ');
}

const ids = z.object({ data: z.array(z.object({ id: z.string() })) });
const names = z.object({ models: z.array(z.object({ name: z.string() })) });
const readIds = (reply: unknown): string[] => ids.parse(reply).data.map(({ id }) => id);
const readNames = (reply: unknown): string[] => names.parse(reply).models.map(({ name }) => name);

/** Empty when the server does not list models. */
async function listModels(
  { provider, key, url, allowsPrivate }: WriterSettings,
  signal: AbortSignal,
): Promise<string[]> {
  const bearer: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  const asked = {
    'openai-compatible': { base: url ?? '', path: '/models', headers: bearer },
    openai: { base: url ?? 'https://api.openai.com/v1', path: '/models', headers: bearer },
    anthropic: {
      base: url ?? 'https://api.anthropic.com/v1',
      path: '/models?limit=1000',
      headers: { 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' },
    },
    google: {
      base: url ?? 'https://generativelanguage.googleapis.com/v1beta',
      path: '/models?pageSize=1000',
      headers: { 'x-goog-api-key': key ?? '' },
    },
  }[provider];
  try {
    const address = `${asked.base.replace(/(?<!\/)\/+$/, '')}${asked.path}`;
    const reply = await readSmallJson(createOutboundFetch({ allowsPrivate }), address, {
      headers: asked.headers,
      signal,
    });
    const found =
      provider === 'google' ? readNames(reply).map((name) => name.replace(/^models\//, '')) : readIds(reply);
    return found.slice(0, MOST_MODELS);
  } catch {
    return [];
  }
}

/** This machine, and the host of a container. No other address is ever tried. */
const HOSTS = ['127.0.0.1', 'host.docker.internal', '172.17.0.1'];
const TIMEOUT_MS = 2_000;
const MOST_BYTES = 1_000_000;

export type Probe = {
  name: string;
  port: number;
  /** A reply that only this server gives, because many programs listen on such ports. */
  sign: { path: string; fits: z.ZodType };
  models: { path: string; read: (reply: unknown) => string[] };
};

export const localProbes: readonly Probe[] = [
  {
    name: 'Ollama',
    port: 11_434,
    sign: { path: '/api/version', fits: z.object({ version: z.string() }) },
    models: { path: '/api/tags', read: readNames },
  },
  {
    name: 'LM Studio',
    port: 1_234,
    sign: { path: '/v1/models', fits: z.unknown() },
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
export function findLocalServers(
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
  const bytes = await readAtMost(reply.body, MOST_BYTES, () => new Error('too long'));
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  return JSON.parse(bytes.toString());
}
