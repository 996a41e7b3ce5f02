import * as z from 'zod';
import type { Body, HandlerReply } from '#contract/base/endpoint.ts';
import type { suggestFields as endpoint } from '#contract/robots/suggest-fields.ts';
import { AppError } from '#domain/errors.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { getProduct, updateProduct } from '#server/features/products/products.service.ts';
import type { Compose } from '#server/writer-threads/writer-pool.ts';
import { sheetPrompt } from '#writer/prompts/sheet-prompt.ts';
import { withModel } from './model-session.ts';
import { type RobotCall, runTaskInQueue } from './robot-queue.ts';

const MAX_STORED = 200;
const MAX_TOKENS = 3_000;

/** Suggestions for the sheet from the source, without accepted or dismissed ones. */
export async function suggestFields(
  call: RobotCall,
  { text, productId, words, withModel, answer }: Body<typeof endpoint>,
): Promise<HandlerReply<typeof endpoint>> {
  const { deps, actor, signal } = call;
  const compose: Compose = (task) => deps.writerThreads.runInWorker(actor.id, task);
  const product = productId ? await getProduct(deps.db, actor, productId) : undefined;
  const source = product?.source ?? text ?? '';
  if (words !== undefined) return { suggestions: await readMarked(call, words, source), notes: [], dropped: [] };
  const lines =
    answer ?? (withModel ? await deps.generations.run(actor.id, signal, () => askModel(call, source)) : undefined);
  return deps.generations.run(actor.id, signal, async () => {
    const { suggestions: read, dropped } = lines
      ? await compose({ work: 'readFieldLines', input: { lines, source, by: answer ? 'assistant' : 'model' } })
      : { suggestions: [], dropped: [] };
    const stored = product?.suggestions ?? [];
    const known = new Map([...stored, ...read].map((suggestion) => [suggestion.id, suggestion]));
    const storedSuggestions = [...known.values()].slice(-MAX_STORED);
    if (product && read.length > 0)
      await updateProduct(deps.db, actor, { productId: product.id, suggestions: storedSuggestions });
    const { sheet = {}, dismissed = [] } = product ?? {};
    return {
      ...(await compose({
        work: 'pendingSuggestions',
        input: { source, stored: storedSuggestions, sheet, dismissed },
      })),
      dropped,
      isAnswered: storedSuggestions.length > 0,
      notes: await compose({ work: 'notes', input: source }),
    };
  });
}

async function readMarked(call: RobotCall, words: string, source: string): Promise<Suggestion[]> {
  const readings = await runTaskInQueue(call, { work: 'suggestFromWords', input: words });
  const start = Math.max(0, source.indexOf(words));
  const place = { words, start, end: start + words.length, by: 'label' as const };
  return readings.map((reading, index) => ({ id: `marked-${index}`, ...reading, ...place }));
}

const linesSchema = z.object({ lines: z.array(z.string()) });

/** The model fills the sheet line by line, each with a quote that is checked against the source. */
async function askModel(call: RobotCall, source: string): Promise<string> {
  const { ai } = call.deps.aiSettings.current();
  if (!ai)
    throw new AppError('conflict', 'Nenhuma IA está ligada neste servidor. Use “Preencher com o seu assistente”.');
  return withModel(call, ai, 'sheet', async ({ quotation, ask }) => {
    const { system, body, format } = sheetPrompt(source, quotation);
    const prompt = `${body}\n\n${format}`;
    const { lines } = await ask({ system, prompt, schema: linesSchema, maxTokens: MAX_TOKENS });
    return lines.join('\n');
  });
}
