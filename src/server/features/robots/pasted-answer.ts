import type { Body } from '#contract/base/endpoint.ts';
import type { checkAnswer, getPrompt } from '#contract/robots/robot-tools.ts';
import { AppError } from '#domain/errors.ts';
import { AD_DESCRIPTION_COUNT } from '#domain/robots/robot-options.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import { ANSWER_PARTS, type AnswerReplies, type AnswerRobot } from '#writer/compose/answer-parts.ts';
import { promptFor, promptText } from '#writer/compose/prompt-for.ts';
import { reviewSlots } from '#writer/compose/review-slots.ts';
import { sheetPrompt } from '#writer/compose/sheet-prompt.ts';
import { guidanceOf } from './guidance.ts';
import type { RobotCall } from './robot-call.ts';
import { openQuotation } from './translation/open-quotation.ts';
import { writeAds, writeCopy, writeNames, writeReviews, writeTranslation } from './write-with-robot.ts';

/** The prompt that a person copies to their own assistant. */
export async function promptTextFor(call: RobotCall, body: Body<typeof getPrompt>): Promise<string> {
  const quotation = openQuotation();
  if (body.robot === 'sheet') return promptText(sheetPrompt(body.text, quotation));
  const { sheet, glossary } = await guidanceOf(call, body, sourceOf(body));
  const material = { sheet, glossary, quotation };
  switch (body.robot) {
    case 'names':
      return promptText(promptFor('names', body, material));
    case 'copy':
      return promptText(promptFor('copy', body, material));
    case 'translate':
      return promptText(promptFor('translate', body, material));
    case 'ads':
      return promptText(promptFor('ads', body, material));
    case 'reviews':
      return promptText(promptFor('reviews', { ...body, slots: reviewSlots(body) }, material));
  }
}

type Request = Body<typeof checkAnswer>['request'];

const sourceOf = (request: Request): string =>
  'description' in request ? request.description : 'text' in request ? request.text : request.product_description;

/** Parses leniently, checks strictly, and saves like a generation. */
export async function checkPastedAnswer(call: RobotCall, { request, answer, textId }: Body<typeof checkAnswer>) {
  const { productId, sheet } = request;
  const asked = { textId, productId, sheet };
  switch (request.robot) {
    case 'names':
      return writeNames(call, request, asked, await pasted(call, 'names', answer));
    case 'copy':
      return writeCopy(call, request, asked, await pasted(call, 'copy', answer));
    case 'translate':
      return writeTranslation(call, request, asked, await pasted(call, 'translate', answer));
    case 'ads':
      return writeAds(call, request, asked, await pasted(call, 'ads', answer, AD_DESCRIPTION_COUNT));
    case 'reviews':
      return writeReviews(call, request, asked, await pasted(call, 'reviews', answer, request.count));
  }
}

async function pasted<R extends AnswerRobot>(
  { deps, actor, signal }: RobotCall,
  robot: R,
  answer: string,
  expected = 0,
) {
  const read = await deps.generations.run(actor.id, signal, () =>
    deps.composers.composeInWorker(actor.id, { work: 'readAnswer', input: { robot, answer, expected } }),
  );
  if (read.problem) throw new AppError('invalid_input', read.problem);
  if (read.missing.length > 0) {
    throw new AppError('invalid_input', `Faltou na resposta: ${read.missing.join(', ')}.`);
  }
  const field = ANSWER_PARTS[robot].at(-1)?.field ?? '';
  const warnings = read.notes.map(
    (message): Warning => ({ code: 'answer_partial', field, excerpt: '', hint: true, message }),
  );
  // No part is missing, so the reply is complete.
  return { writer: 'pasted' as const, texts: read.reply as AnswerReplies[R], warnings };
}
