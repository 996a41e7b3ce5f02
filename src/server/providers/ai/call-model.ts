import { setTimeout as delay } from 'node:timers/promises';
import { APICallError, type JSONSchema7, type wrapLanguageModel } from 'ai';
import { type AiUsage, aboutTokens } from './ai-engine.ts';
import { AiError } from './ai-errors.ts';

export type Model = Parameters<typeof wrapLanguageModel>[0]['model'];

export type ModelCall = {
  system: string;
  /** The person's and the model's words in turn; the picture goes with the first. */
  turns: readonly string[];
  image: Uint8Array | undefined;
  schema: JSONSchema7;
  maxTokens: number;
  signal: AbortSignal;
  /** Asks for a stream: all that has been said so far, each time something is added. */
  onText?: ((said: string) => void) | undefined;
  onUsage?: ((usage: AiUsage) => void) | undefined;
  onModel?: ((name: string) => void) | undefined;
  isTest?: boolean | undefined;
};

export type ModelAnswer = { said: string; isCut: boolean };

const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const WHOLE_MS = 90_000;
const STREAM_MS = 240_000;
/** A stream that says nothing for this long has died. */
const SILENCE_MS = 60_000;
/** Models that think first take it out of the same purse. */
const THINKING_TOKENS = 2_000;

/** One question to a model. Asked again when the provider is busy or gone, as long as nothing was heard. */
export async function callModel(model: Model, call: ModelCall): Promise<ModelAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    let heard = 0;
    const onText = call.onText;
    const listening = onText && {
      onText: (said: string) => {
        heard = said.length;
        onText(said);
      },
    };
    try {
      return await (call.onText ? listen : ask)(model, { ...call, ...listening });
    } catch (error) {
      // Whoever goes away before the first word has asked all the same, and the provider writes on.
      if (call.signal.aborted && heard === 0) tell(call, '', { output: Math.ceil(call.maxTokens / 2) });
      const wait = call.isTest ? undefined : pauseAfter(error, attempt);
      if (wait === undefined || heard > 0) throw error;
      await delay(wait, undefined, { signal: call.signal });
    }
  }
}

async function ask(model: Model, call: ModelCall): Promise<ModelAnswer> {
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(WHOLE_MS)]);
  const answer = await model.doGenerate({ ...optionsOf(call), abortSignal: signal });
  const { content, finishReason, usage, response } = answer;
  if (response?.modelId) call.onModel?.(response.modelId);
  const said = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  tell(call, said, { input: usage.inputTokens.total, output: usage.outputTokens.total });
  return { said, isCut: finishReason.unified === 'length' };
}

async function listen(model: Model, call: ModelCall): Promise<ModelAnswer> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new DOMException('silence', 'TimeoutError')), SILENCE_MS);
  const signal = AbortSignal.any([call.signal, silence.signal, AbortSignal.timeout(STREAM_MS)]);
  const counted: { input?: number | undefined; output?: number | undefined } = {};
  let said = '';
  let isCut = false;
  let hasStarted = false;
  try {
    const { stream } = await model.doStream({ ...optionsOf(call), abortSignal: signal });
    hasStarted = true;
    for await (const part of stream) {
      timer.refresh();
      if (part.type === 'error') throw streamError(part.error);
      if (part.type === 'text-delta') {
        said += part.delta;
        call.onText?.(said);
      }
      if (part.type === 'finish') {
        isCut = part.finishReason.unified === 'length';
        counted.input = part.usage.inputTokens.total;
        counted.output = part.usage.outputTokens.total;
      }
    }
  } finally {
    clearTimeout(timer);
    // What was left half-way has been written, and is paid for.
    if (hasStarted && (said !== '' || !call.signal.aborted)) tell(call, said, counted);
  }
  return { said, isCut };
}

/** What a stream calls an error may be anything; nothing of the provider's own text passes. */
const streamError = (error: unknown): Error => (error instanceof Error ? error : new AiError('provider_down', error));

function tell(call: ModelCall, said: string, counted: { input?: number | undefined; output?: number | undefined }) {
  call.onUsage?.({
    inputTokens: counted.input ?? aboutTokens(call.system + call.turns.join(''), call.image),
    outputTokens: counted.output ?? aboutTokens(said),
  });
}

function optionsOf({ system, turns, image, schema, maxTokens }: ModelCall) {
  // As text: bytes would be turned into base64 one by one, which holds up everybody else.
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

/** How long to wait before asking again; undefined: asking again would not help. */
function pauseAfter(error: unknown, attempt: number): number | undefined {
  if (attempt >= MAX_RETRIES || !APICallError.isInstance(error) || !error.isRetryable) return undefined;
  const { 'retry-after-ms': milliseconds, 'retry-after': seconds } = error.responseHeaders ?? {};
  const asked = milliseconds ? Number(milliseconds) : Number(seconds) * 1000;
  return asked >= 0 && asked <= LONGEST_PAUSE_MS ? asked : FIRST_PAUSE_MS * 2 ** attempt;
}
