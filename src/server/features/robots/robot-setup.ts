import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import type { AiEngine } from '#server/providers/ai/ai-engine.ts';
import type { Translator } from '#server/providers/translation/translator.ts';
import { openQuotation } from './open-quotation.ts';

export type SetUp = { kind: 'model' | 'service'; provider: string; model: string | null; host: string | null };
export type RobotTest = SetUp & { isWorking: boolean; message: string; milliseconds: number };

type Engines = Pick<Dependencies, 'ai' | 'translator'>;

const describeModel = (ai: AiEngine): SetUp => ({
  kind: 'model',
  provider: ai.provider,
  model: ai.model,
  host: ai.host ?? null,
});

const describeService = ({ provider, host }: Translator): SetUp => ({ kind: 'service', provider, model: null, host });

export const describeSetUp = ({ ai, translator }: Engines): SetUp[] => [
  ...(ai ? [describeModel(ai)] : []),
  ...(translator ? [describeService(translator)] : []),
];

/** A tiny request to each of them; what is wrong comes back as a sentence, never as the provider's own text. */
export async function testSetUp({ ai, translator }: Engines, signal: AbortSignal): Promise<RobotTest[]> {
  return Promise.all([
    ...(ai ? [time(describeModel(ai), () => askModelSomething(ai, signal))] : []),
    ...(translator ? [time(describeService(translator), () => translateSomething(translator, signal))] : []),
  ]);
}

async function time(setUp: SetUp, work: () => Promise<string>): Promise<RobotTest> {
  const start = performance.now();
  const done = (isWorking: boolean, message: string): RobotTest => ({
    ...setUp,
    isWorking,
    message,
    milliseconds: Math.round(performance.now() - start),
  });
  try {
    return done(true, await work());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const failure = 'failure' in error ? String(error.failure) : '';
    return done(false, [error.message, HINTS[failure]].filter(Boolean).join(' '));
  }
}

/** What to look at first. */
const HINTS: Record<string, string> = {
  auth: 'Confira a chave (AI_API_KEY ou TRANSLATE_API_KEY).',
  model_not_found: 'Confira AI_MODEL; num servidor local, veja se o modelo foi baixado.',
  wrong_address: 'Confira AI_BASE_URL: em geral termina em /v1.',
  unreachable: 'Confira o endereço (AI_BASE_URL ou TRANSLATE_URL) e se o servidor está ligado.',
  quota: 'Veja o saldo ou o limite da conta no provedor.',
  rate_limited: 'Espere um minuto e teste de novo.',
  timeout: 'O servidor respondeu devagar demais: use um modelo menor ou uma máquina mais forte.',
  bad_output: 'O modelo não escreve JSON: escolha um maior ou mais novo.',
  no_output: 'O modelo não respondeu nada: escolha outro.',
  bad_provider_response: 'Confira se o endereço é o da API (em geral termina em /v1).',
  refused_request: 'Confira AI_MODEL e o endereço.',
};

const answerSchema = z.object({ resposta: z.string().min(1) });

async function askModelSomething(ai: AiEngine, signal: AbortSignal): Promise<string> {
  const quotation = openQuotation();
  await ai.generate({
    system: 'Você responde a um teste de conexão.',
    prompt: 'Escreva em "resposta" a palavra japonesa para "água".',
    schema: answerSchema,
    maxTokens: 50,
    signal,
    check: () => [],
    quote: (text) => quotation.quote('problemas', text),
  });
  return 'O modelo respondeu.';
}

async function translateSomething(translator: Translator, signal: AbortSignal): Promise<string> {
  await translator.translate({ direction: 'pt-ja', markup: ['Água'], context: '', owner: 'test', signal });
  return 'O serviço de tradução respondeu.';
}
