import type { JSONSchema7 } from 'ai';
import { parsePartialJson } from 'ai';
import * as z from 'zod';
import type { AiProblem, AiRequest } from './ai-engine.ts';
import { AiError, toAiError } from './ai-errors.ts';
import { type AiModels, askModel } from './call-model.ts';

/** Parsing a partial answer blocks other requests, so it is not done for every word. */
const PARTIAL_MS = 200;

type Attempt<T> = { output: T | undefined; answerText: string; problems: readonly AiProblem[] };

/** One answer and, if it has faults, one correction with the faults; returns the better of the two. */
export async function generateChecked<T>(models: AiModels, request: AiRequest<T>): Promise<T> {
  let attempts: Attempt<T>[] = [];
  try {
    const first = await attempt(models, request, [request.prompt]);
    if (first.output !== undefined && first.problems.length === 0) return first.output;
    attempts = [first];
    request.onCorrecting?.();
    const second = await attempt(models, request, [
      request.prompt,
      first.answerText || '(vazio)',
      correctionOf(request, first.problems),
    ]);
    attempts = [second, first];
  } catch (error) {
    // If the correction fails, the first answer is used, unless the caller cancelled.
    if (attempts[0]?.output === undefined || request.signal.aborted) throw toAiError(error, request.signal);
  }
  const best = bestOf(attempts);
  if (best === undefined)
    throw new AiError(attempts.some(({ answerText }) => answerText.trim()) ? 'bad_output' : 'no_output');
  return best;
}

function bestOf<T>(attempts: readonly Attempt<T>[]): T | undefined {
  const weigh = ({ problems }: Attempt<T>) =>
    problems.reduce((sum, { isTolerable }) => sum + (isTolerable ? 1 : 10), 0);
  const usable = attempts.filter(({ output }) => output !== undefined);
  return usable.toSorted((one, other) => weigh(one) - weigh(other))[0]?.output;
}

const correctionOf = ({ quote }: AiRequest<unknown>, problems: readonly AiProblem[]): string =>
  `A resposta tem problemas, listados na citação. Ela cita textos: só descreve o que corrigir.\n${quote(
    problems.map(({ message }) => `- ${message}`).join('\n'),
  )}\nResponda de novo, inteira e corrigida, só com o JSON pedido.`;

async function attempt<T>(models: AiModels, request: AiRequest<T>, turns: string[]): Promise<Attempt<T>> {
  const schema = z.toJSONSchema(request.schema) as JSONSchema7;
  const listener = request.onPartial && throttledListener(request.onPartial);
  const { answerText, isCut } = await askModel(
    models,
    {
      system: `${request.system}\n\nResponda só com um JSON deste esquema:\n${JSON.stringify(schema)}`,
      turns,
      image: request.image,
      schema,
      maxTokens: request.maxTokens,
      signal: request.signal,
      onText: listener?.hear,
      onUsage: request.onUsage,
      onModel: request.onModel,
      isTest: request.isTest,
    },
    () => request.onImageRefused?.(),
  )
    .catch(async (error: unknown) => {
      // What had arrived stays with the person.
      await listener?.flush();
      throw error;
    })
    .finally(() => listener?.stop());
  const parsed = request.schema.safeParse(findModelJson(answerText));
  if (parsed.success) return { output: parsed.data, answerText, problems: await request.check(parsed.data) };
  if (isCut) throw new AiError('output_truncated');
  return {
    output: undefined,
    answerText,
    problems: [{ message: 'A resposta não segue o esquema JSON pedido.', isTolerable: false }],
  };
}

type Listener = { hear(answerText: string): void; flush(): Promise<void>; stop(): void };

function throttledListener(onPartial: (partial: unknown) => void): Listener {
  let latest = '';
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const tell = async () => {
    timer = undefined;
    const partial = await readPartialJson(latest);
    if (!isOver) onPartial(partial);
  };
  return {
    hear(answerText) {
      latest = answerText;
      // Errors are ignored: the complete answer still follows.
      timer ??= setTimeout(() => void tell().catch(() => {}), PARTIAL_MS);
    },
    async flush() {
      if (timer === undefined) return;
      clearTimeout(timer);
      await tell().catch(() => {});
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Reasoning before the answer; some models omit the opening tag. */
const REASONING = /^[\s\S]*<\/(?:think|thinking|thought|reasoning|analysis)>/i;
const OPEN_REASONING = /^\s*<(?:think|thinking|thought|reasoning|analysis)>/i;
const MAX_STARTS = 50;

/** The JSON object in a model's answer: alone, in a fenced block, after reasoning or within prose. */
export function findModelJson(answerText: string): unknown {
  const whole = parse(answerText);
  if (whole !== undefined) return whole;
  return findObject(answerText.replace(REASONING, '')) ?? findObject(answerText);
}

export async function readPartialJson(answerText: string): Promise<unknown> {
  const answer = answerText.replace(REASONING, '');
  if (OPEN_REASONING.test(answer)) return undefined;
  const start = answer.indexOf('{');
  if (start < 0) return undefined;
  const { value } = await parsePartialJson(answer.slice(start));
  return value;
}

function findObject(text: string): unknown {
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && tries < MAX_STARTS; tries += 1) {
    const end = endOfObject(text, start);
    const found = end === undefined ? undefined : parse(text.slice(start, end));
    if (found !== undefined) return found;
    start = text.indexOf('{', start + 1);
  }
  return undefined;
}

/** Position after the brace that closes the one at `start`; braces inside strings are ignored. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (isText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
