import { setTimeout as delay } from 'node:timers/promises';
import { APICallError, type JSONSchema7, type wrapLanguageModel } from 'ai';
import { withoutOddMarks } from '#domain/text/fold-text.ts';
import { type AiUsage, estimateTokens } from './ai-engine.ts';
import { AiError } from './ai-errors.ts';

export type Model = Parameters<typeof wrapLanguageModel>[0]['model'];

export type ModelCall = {
  system: string;
  /** Alternating messages of user and model; the picture belongs to the first. */
  turns: readonly string[];
  image: Uint8Array | undefined;
  schema: JSONSchema7;
  maxTokens: number;
  signal: AbortSignal;
  /** Enables streaming: receives the whole text so far after each addition. */
  onText?: ((answerText: string) => void) | undefined;
  onUsage?: ((usage: AiUsage) => void) | undefined;
  onModel?: ((name: string) => void) | undefined;
  isTest?: boolean | undefined;
};

export type ModelAnswer = { answerText: string; isCut: boolean };

const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const WHOLE_MS = 90_000;
const STREAM_MS = 240_000;
/** A stream without data for this long counts as dead. */
const SILENCE_MS = 60_000;
/** Reasoning models count it against the same token limit. */
const THINKING_TOKENS = 2_000;
/** A token has four characters on average. What is far longer than was asked for is not read. */
const MAX_CHARACTERS_PER_TOKEN = 16;

async function ask(model: Model, call: ModelCall): Promise<ModelAnswer> {
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(WHOLE_MS)]);
  const answer = await model.doGenerate({ ...optionsOf(call), abortSignal: signal });
  const { content, finishReason, usage, response } = answer;
  if (response?.modelId) call.onModel?.(response.modelId);
  const answerText = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  reportUsage(call, answerText, { input: usage.inputTokens.total, output: usage.outputTokens.total });
  refuseTooLong(call, answerText);
  return { answerText: withoutOddMarks(answerText), isCut: finishReason.unified === 'length' };
}

async function listen(model: Model, call: ModelCall): Promise<ModelAnswer> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new DOMException('silence', 'TimeoutError')), SILENCE_MS);
  const signal = AbortSignal.any([call.signal, silence.signal, AbortSignal.timeout(STREAM_MS)]);
  const counted: { input?: number | undefined; output?: number | undefined } = {};
  let answerText = '';
  let isCut = false;
  let hasStarted = false;
  try {
    const { stream } = await model.doStream({ ...optionsOf(call), abortSignal: signal });
    hasStarted = true;
    for await (const part of stream) {
      timer.refresh();
      if (part.type === 'error') throw streamError(part.error);
      if (part.type === 'text-delta') {
        answerText += part.delta;
        refuseTooLong(call, answerText);
        call.onText?.(answerText);
      }
      if (part.type === 'finish') {
        isCut = part.finishReason.unified === 'length';
        counted.input = part.usage.inputTokens.total;
        counted.output = part.usage.outputTokens.total;
      }
    }
  } finally {
    clearTimeout(timer);
    // A cancelled answer was partly generated and is charged.
    if (hasStarted && (answerText !== '' || !call.signal.aborted)) reportUsage(call, answerText, counted);
  }
  return { answerText: withoutOddMarks(answerText), isCut };
}

function refuseTooLong({ maxTokens }: ModelCall, answerText: string): void {
  if (answerText.length > (maxTokens + THINKING_TOKENS) * MAX_CHARACTERS_PER_TOKEN) {
    throw new AiError('bad_provider_response');
  }
}

/** Stream errors can be anything; the provider's own text is never passed on. */
const streamError = (error: unknown): Error => (error instanceof Error ? error : new AiError('provider_down', error));

function reportUsage(
  call: ModelCall,
  answerText: string,
  counted: { input?: number | undefined; output?: number | undefined },
) {
  call.onUsage?.({
    inputTokens: counted.input ?? estimateTokens(call.system + call.turns.join(''), call.image),
    outputTokens: counted.output ?? estimateTokens(answerText),
  });
}

function optionsOf({ system, turns, image, schema, maxTokens }: ModelCall) {
  // As text: the library would convert bytes to base64 one by one, which blocks the event loop.
  const picture = image && {
    type: 'file' as const,
    mediaType: 'image/jpeg',
    data: Buffer.from(image).toString('base64'),
  };
  const text = (words: string) => ({ type: 'text' as const, text: words });
  return {
    prompt: [
      { role: 'system' as const, content: system },
      ...turns.map((words, index) =>
        index % 2 === 0
          ? { role: 'user' as const, content: index === 0 && picture ? [text(words), picture] : [text(words)] }
          : { role: 'assistant' as const, content: [text(words)] },
      ),
    ],
    maxOutputTokens: maxTokens + THINKING_TOKENS,
    responseFormat: { type: 'json' as const, schema, name: 'resposta' },
  };
}

/** Pause before a retry; undefined: a retry would not help. */
function pauseAfter(error: unknown, attempt: number): number | undefined {
  if (attempt >= MAX_RETRIES || !APICallError.isInstance(error) || !error.isRetryable) return undefined;
  const { 'retry-after-ms': milliseconds, 'retry-after': seconds } = error.responseHeaders ?? {};
  const retryAfterMs = milliseconds ? Number(milliseconds) : Number(seconds) * 1000;
  return retryAfterMs >= 0 && retryAfterMs <= LONGEST_PAUSE_MS ? retryAfterMs : FIRST_PAUSE_MS * 2 ** attempt;
}

/** `loose` is for compatible servers without json_schema: it requests any JSON, with the schema in the prompt. */
export type AiModels = { structured: Model; loose: Model | undefined };

type Shape = { isLoose: boolean; hasImage: boolean; isStream: boolean };

/** Status codes that servers return when a model does not support images. */
const IMAGE_REFUSALS = [400, 404, 415, 422, 500, 501];

/**
 * Starts with all features: schema, picture and streaming are dropped one by one when the server rejects them. Retried
 * when the provider is busy or unreachable. After the first data an answer is neither repeated nor simplified.
 */
export async function askModel(models: AiModels, call: ModelCall, onImageRefused: () => void): Promise<ModelAnswer> {
  const { signal, onText } = call;
  let shape: Shape = { isLoose: false, hasImage: call.image !== undefined, isStream: onText !== undefined };
  let attempt = 0;
  let hasHeard = false;
  const hear = (answerText: string) => {
    hasHeard = true;
    onText?.(answerText);
  };
  for (;;) {
    const model = (shape.isLoose && models.loose) || models.structured;
    const image = shape.hasImage ? call.image : undefined;
    try {
      const answer = shape.isStream
        ? await listen(model, { ...call, image, onText: hear })
        : await ask(model, { ...call, image });
      // A server without streaming answers with a plain body, which contains no events.
      if (answer.answerText !== '' || !shape.isStream) return answer;
      shape = { ...shape, isStream: false };
    } catch (error) {
      // A request cancelled before the first data still costs tokens, because the provider continues writing.
      if (signal.aborted && !hasHeard) reportUsage(call, '', { output: Math.ceil(call.maxTokens / 2) });
      if (signal.aborted || hasHeard) throw error;
      const wait = call.isTest ? undefined : pauseAfter(error, attempt);
      const simpler = wait === undefined ? simplify(shape, error, models.loose !== undefined) : shape;
      if (!simpler) throw error;
      if (shape.hasImage && !simpler.hasImage) onImageRefused();
      attempt = simpler === shape ? attempt + 1 : 0;
      shape = simpler;
      if (wait !== undefined) await delay(wait, undefined, { signal });
    }
  }
}

function simplify(shape: Shape, error: unknown, hasLoose: boolean): Shape | undefined {
  const isSilentStream = error instanceof Error && error.name === 'AI_InvalidResponseDataError' && shape.isStream;
  if (isSilentStream) return { ...shape, isStream: false };
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return undefined;
  const { statusCode, responseBody = '' } = error;
  const refusesImage = shape.hasImage && IMAGE_REFUSALS.includes(statusCode);
  const withoutImage = { ...shape, hasImage: false };
  if (refusesImage && /image|vision|multimodal|picture/i.test(responseBody)) return withoutImage;
  if (statusCode === 400 && shape.isStream && /stream/i.test(responseBody)) return { ...shape, isStream: false };
  if (statusCode === 400 && hasLoose && !shape.isLoose) return { ...shape, isLoose: true };
  return refusesImage ? withoutImage : undefined;
}
