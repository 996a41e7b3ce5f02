import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  type LanguageModel,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai';
import * as z from 'zod';
import type { AiProblem, AiRequest } from './ai-engine.ts';
import { AiError, toAiError } from './ai-errors.ts';

type Model = Exclude<LanguageModel, string>;

/** `loose` is for compatible servers without json_schema: it asks for any JSON and the schema stands in the prompt. */
export type AiModels = { structured: Model; loose: Model | undefined };

const TIMEOUT_MILLISECONDS = 90_000;
const MAX_RETRIES = 2;

// The SDK prints advice to the console; the log is ours.
globalThis.AI_SDK_LOG_WARNINGS = false;

type Attempt<T> = { output?: T; said: string; problems: AiProblem[] };

const isGood = (attempt: Attempt<unknown>) => attempt.problems.length === 0;
const isUsable = (attempt: Attempt<unknown>) => attempt.problems.every((problem) => problem.isTolerable);

/** One answer and, when it does not fit, one corrective turn that says why. */
export async function generateChecked<T>(models: AiModels, request: AiRequest<T>): Promise<T> {
  try {
    const opening: ModelMessage[] = [{ role: 'user', content: contentOf(request) }];
    const first = await attempt(models, request, opening);
    if (first.output !== undefined && isGood(first)) return first.output;
    const second = await attempt(models, request, [
      ...opening,
      { role: 'assistant', content: first.said || '(vazio)' },
      { role: 'user', content: correctionOf(first.problems) },
    ]);
    const usable = [second, first].find((each) => each.output !== undefined && isUsable(each));
    if (usable?.output === undefined) throw new AiError('bad_output');
    return usable.output;
  } catch (error) {
    throw toAiError(error, request.signal);
  }
}

const correctionOf = (problems: readonly AiProblem[]): string =>
  `A resposta tem problemas:\n- ${problems.map(({ message }) => message).join('\n- ')}\nResponda de novo, inteira e corrigida, só com o JSON pedido.`;

function contentOf(request: AiRequest<unknown>) {
  const text = { type: 'text' as const, text: request.prompt };
  if (!request.image) return [text];
  // As text: the SDK would turn bytes into base64 one by one, which holds up everybody else.
  const image = Buffer.from(request.image).toString('base64');
  return [text, { type: 'image' as const, image, mediaType: 'image/jpeg' }];
}

async function attempt<T>(models: AiModels, request: AiRequest<T>, messages: ModelMessage[]): Promise<Attempt<T>> {
  try {
    return await ask(models.structured, request, messages);
  } catch (error) {
    const unsupported = APICallError.isInstance(error) && error.statusCode === 400;
    if (!unsupported || !models.loose) throw error;
    return ask(models.loose, request, messages);
  }
}

async function ask<T>(model: Model, request: AiRequest<T>, messages: ModelMessage[]): Promise<Attempt<T>> {
  try {
    const result = await generateText({
      model: wrapLanguageModel({
        model: model as Parameters<typeof wrapLanguageModel>[0]['model'],
        middleware: extractJsonMiddleware(),
      }),
      system: `${request.system}\n\nResponda só com um JSON deste esquema:\n${JSON.stringify(z.toJSONSchema(request.schema))}`,
      messages,
      output: Output.object({ schema: request.schema }),
      maxRetries: MAX_RETRIES,
      abortSignal: request.signal,
      timeout: TIMEOUT_MILLISECONDS,
    });
    // A getter that throws when the model gave nothing.
    const output = result.output as T;
    return { output, said: JSON.stringify(output), problems: request.check(output) };
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.finishReason !== 'length') {
      return {
        said: error.text ?? '',
        problems: [{ message: 'A resposta não segue o esquema JSON pedido.', isTolerable: false }],
      };
    }
    throw error;
  }
}
