import { randomUUID } from 'node:crypto';
import type { StatedFact } from '#contract/products/sheet.ts';
import type { RiskNote, Sentence, Writer } from '#contract/robots/robot-parts.ts';
import type { TextRobot } from '#domain/robots/robot-options.ts';
import type { SavedInput } from '#domain/robots/saved-text.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import { describeError } from '#server/db/error-causes.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import { type Generated, requireOwnTextId, saveGenerated } from '#server/features/texts/save-text.service.ts';
import type { Progress } from '#server/http/event-writer.ts';
import { type RobotCall, translatingWriter } from './robot-call.ts';

type SaveTarget = {
  textId?: string | undefined;
  productId?: string | undefined;
  only?: unknown;
};

type Verdict = {
  mode: 'offline' | 'ai';
  writer: Writer;
  facts: StatedFact[];
  warnings: Warning[];
  notes: RiskNote[];
  sentences: Sentence[];
  toConfirm?: string[];
};

type ToSave<Words> = {
  robot: TextRobot;
  input: SavedInput;
  /** The texts of a reply, each field as a list. */
  wordsOf: (words: Words) => { texts: Record<string, string[]>; translatedShare?: number };
};

/** Complete, or partial when stopped. If saving fails, the text is still returned with a note. */
export async function saveWriting<Words>(
  call: RobotCall,
  { textId, productId, only }: SaveTarget,
  { robot, input, wordsOf }: ToSave<Words>,
  write: (call: RobotCall) => Promise<Words & Verdict>,
): Promise<Words & Verdict & { kept: boolean }> {
  const { deps, actor } = call;
  if (productId) await getProduct(deps.db, actor, productId);
  if (textId) await requireOwnTextId(deps.db, actor, textId);
  const text = { id: textId ?? randomUUID(), productId, robot, input };
  const { progress, writtenSoFar } = listenIn(call.progress);
  try {
    const reply = await write({ ...call, progress });
    const { writer, warnings, sentences, notes, toConfirm } = reply;
    const output = { ...wordsOf(reply), sentences, notes, ...(toConfirm && { toConfirm }) };
    const kept = await keep(call, { ...text, facts: reply.facts, output, writer, warnings });
    return { ...reply, kept };
  } catch (error) {
    const texts = writtenSoFar();
    // A partial rewrite of one item is discarded, and the saved text stays unchanged.
    if (texts && only === undefined) {
      const output = { texts, sentences: [], notes: [], endedEarly: true };
      const engines = deps.aiSettings.current();
      const writer = engines.ai ? 'model' : translatingWriter(engines);
      await keep(call, { ...text, facts: [], output, writer, warnings: [] });
    }
    throw error;
  }
}

async function keep({ deps, actor }: RobotCall, generated: Generated): Promise<boolean> {
  try {
    await saveGenerated(deps.db, actor, generated);
    return true;
  } catch (error) {
    deps.log.error({ err: describeError(error) }, 'a text was not kept');
    return false;
  }
}

/** Forwards progress events and collects the words. Only models and the local translator stream. */
function listenIn(progress: Progress | undefined) {
  const written = new Map<string, string[]>();
  const listening: Progress | undefined = progress && {
    stage: progress.stage,
    write(field, index, text) {
      const items = written.get(field) ?? [];
      for (let place = items.length; place < (index ?? 0); place += 1) items.push('');
      items[index ?? 0] = text;
      written.set(field, items);
      progress.write(field, index, text);
    },
  };
  const hasWords = () => [...written.values()].flat().some((words) => words.trim() !== '');
  return { progress: listening, writtenSoFar: () => (hasWords() ? Object.fromEntries(written) : undefined) };
}
