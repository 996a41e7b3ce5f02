import { randomUUID } from 'node:crypto';
import type { SheetRow } from '#contract/products/sheet.ts';
import { robotFields } from '#contract/robots/robots.ts';
import type { Writer } from '#contract/robots/shared-fields.ts';
import type { RobotName } from '#domain/robots/robot-options.ts';
import { textsOfReply } from '#domain/robots/robot-reply-texts.ts';
import type { Sheet } from '#domain/sheet/sheet.ts';
import type { SpecificationRow } from '#domain/sheet/specification.ts';
import { describeError } from '#server/db/error-causes.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import { type Generated, requireOwnTextId, saveGenerated } from '#server/features/texts/save-text.service.ts';
import type { Progress } from '#server/http/event-writer.ts';
import { sourceOf } from '#writer/prompts/prompt-for.ts';
import type { AnswerReplies, PromptRequests } from '#writer/prompts/robot-prompts.ts';
import { translatingWriter } from './choose-writer.ts';
import { type JobOptions, loadJobInput } from './job-input.ts';
import type { CurrentTexts, Given, RobotJob, Texts } from './robot-job-types.ts';
import { createJob } from './robot-jobs.ts';
import type { RobotCall } from './robot-queue.ts';
import { type Outcome, runJob } from './run-job.ts';

/**
 * Writes with a robot, or takes over a text written elsewhere; checks it and saves it: complete, or partial when stopped.
 * If saving fails, the text is still returned with a note.
 */
export async function writeAndSave<R extends RobotName>(
  robot: R,
  call: RobotCall,
  body: PromptRequests[R],
  asked: JobOptions<CurrentTexts<R>> & { textId?: string | undefined },
  given?: Given<AnswerReplies[R]>,
) {
  const { deps, actor } = call;
  const { textId, productId } = asked;
  // Only the robot's own fields are saved and asked.
  const request = Object.fromEntries(
    Object.entries(body).filter(([field]) => field in robotFields[robot]),
  ) as PromptRequests[R];
  if (productId) await getProduct(deps.db, actor, productId);
  if (textId) await requireOwnTextId(deps.db, actor, textId);
  const name: RobotName = robot;
  const text = { id: textId ?? randomUUID(), productId, robot: name === 'names' ? 'copy' : name, input: request };
  const { progress, writtenSoFar } = listenIn(call.progress);
  try {
    const reply = await write(robot, { ...call, progress }, request, asked, given);
    const { facts, writer, warnings, sentences, notes, toConfirm } = reply;
    const output = {
      texts: textsOfReply(reply),
      sentences,
      notes,
      ...('translated_share' in reply && { translatedShare: Number(reply.translated_share) }),
      ...(toConfirm && { toConfirm }),
    };
    return { ...reply, kept: await keep(call, { ...text, facts, output, writer, warnings }) };
  } catch (error) {
    const texts = writtenSoFar();
    // A partial rewrite of one item is discarded, and the saved text stays unchanged.
    if (texts && asked.only === undefined) {
      const output = { texts, sentences: [], notes: [], endedEarly: true };
      const engines = deps.aiSettings.current();
      const writer = engines.ai ? 'model' : translatingWriter(engines);
      await keep(call, { ...text, facts: [], output, writer, warnings: [] });
    }
    throw error;
  }
}

async function write<R extends RobotName>(
  robot: R,
  call: RobotCall,
  request: PromptRequests[R],
  asked: JobOptions<CurrentTexts<R>>,
  given: Given<AnswerReplies[R]> | undefined,
) {
  const input = await loadJobInput(call, asked, sourceOf(robot, request));
  const job = await createJob(robot, request, { ...input, given });
  const outcome = await runJob(call, job);
  return { ...job.replyOf(outcome.texts, outcome.sentences), ...(await sharedReplyOf(job, outcome)) };
}

const sheetRowsOf = (sheet: Sheet, rows: readonly SpecificationRow[]): SheetRow[] =>
  rows.map(({ key, labelPt, valuePt }) => ({
    key,
    label: labelPt,
    value: valuePt,
    words: key === 'variants' ? undefined : sheet[key]?.words,
  }));

/** What a reply says beside its texts. */
async function sharedReplyOf<T extends Texts>(job: RobotJob<T>, outcome: Outcome<T>) {
  const { writer, warnings, notes, sentences, toConfirm } = outcome;
  return {
    mode: modeOf(writer),
    writer,
    facts: sheetRowsOf(job.sheet, await job.compose({ work: 'specification', input: job.sheet })),
    ...(job.suggested && { suggested: true }),
    warnings,
    notes,
    sentences,
    ...(toConfirm.length > 0 && { toConfirm }),
  };
}

const modeOf = (writer: Writer): 'offline' | 'ai' => (writer === 'composer' || writer === 'local' ? 'offline' : 'ai');

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
