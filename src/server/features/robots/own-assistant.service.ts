import type { Body } from '#contract/base/endpoint.ts';
import type * as contract from '#contract/robots/own-assistant.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_PRODUCT_NAME } from '#domain/products/product.ts';
import { MAX_LISTING_LINE } from '#domain/publishing/listing.ts';
import { type CopyRequest, MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { secondLookFormat } from '#domain/robots/second-look/second-look-prompt.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import type { WrittenSentence } from '#domain/robots/written-sentence.ts';
import { readJapaneseLines, wordsWithoutJapanese } from '#domain/sheet/wording/japanese-words.ts';
import { getProduct } from '#server/features/products/products.service.ts';
import { promptText, sourceOf } from '#writer/prompts/prompt-for.ts';
import {
  type AnswerReplies,
  type AnswerRobot,
  type PromptRequests,
  ROBOT_PROMPTS,
} from '#writer/prompts/robot-prompts.ts';
import { sheetPrompt } from '#writer/prompts/sheet-prompt.ts';
import { splitSentencesAndCells } from '#writer/text/sentences.ts';
import { loadJobInput } from './job-input.ts';
import { createQuotation } from './model-session.ts';
import { type RobotCall, runTaskInQueue } from './robot-queue.ts';
import { writeAndSave } from './write-and-save.ts';

export async function getPrompt(call: RobotCall, body: Body<typeof contract.getPrompt>): Promise<string> {
  const quotation = createQuotation();
  if (body.robot === 'sheet') return promptText(sheetPrompt(body.text, quotation));
  if (body.robot === 'second_look') {
    const input = { ...body, mark: quotation.mark };
    const prompt = await call.deps.writerThreads.runInWorker(call.actor.id, { work: 'secondLook', input });
    return promptText({ ...prompt, format: secondLookFormat(body) });
  }
  const { robot, ...request } = body.robot === 'page' ? await pageRequest(call, body.productId) : body;
  const { sheet, glossary, compose } = await loadJobInput(call, body, sourceOf(robot, request));
  const { mark } = quotation;
  return promptText(await compose({ work: 'prompt', input: { robot, request, sheet, glossary, mark } }));
}

const countOf = <R extends AnswerRobot>(robot: R, request: PromptRequests[R]): number =>
  ROBOT_PROMPTS[robot].count?.(request) ?? 0;

export async function checkAnswer(call: RobotCall, { request, answer, textId }: Body<typeof contract.checkAnswer>) {
  const { robot, productId, sheet } = request;
  const given = await pasted(call, robot, answer, countOf(robot, request));
  return writeAndSave(robot, call, request, { textId, productId, sheet }, given);
}

/** The page of a product is asked for under its own name; the assistant chooses model and tone. */
async function pageRequest({ deps, actor }: RobotCall, productId: string): Promise<CopyRequest & { robot: 'page' }> {
  const product = await getProduct(deps.db, actor, productId);
  const { name, source, sheet } = product;
  const input = { name, source, sheet };
  const description = await deps.writerThreads.runInWorker(actor.id, { work: 'sourceForRobots', input });
  return { robot: 'page', description: description.slice(0, MAX_ROBOT_TEXT), chosenName: name, chosenModel: 'auto' };
}

/** One answer for the whole page: each of its texts is checked and saved like that of its own robot. */
export async function checkPageAnswer(
  call: RobotCall,
  { productId, answer, copyId, translationId }: Body<typeof contract.checkPageAnswer>,
): Promise<contract.PageAnswer> {
  const request = await pageRequest(call, productId);
  const { texts, warnings: notes, writer } = await pasted(call, 'page', answer);
  const { publico, persona, name_ja, benefit_ja } = texts;
  const { translation: translated, meta_description, url_slug } = texts;
  const text = texts.copy.slice(0, MAX_ROBOT_TEXT);
  const ofCopy = { writer, texts: { publico, persona, copy: texts.copy }, warnings: notes };
  const copy = await writeAndSave('copy', call, request, { productId, textId: copyId }, ofCopy);
  const translation = await writeAndSave(
    'translate',
    call,
    { text, tone: 'auto' },
    { productId, textId: translationId },
    {
      writer,
      texts: { translation: translated, meta_description, url_slug },
      knownSentences: saidOf('meta_description', meta_description, texts.meta_pt ?? ''),
    },
  );
  const nameJa = name_ja.slice(0, MAX_PRODUCT_NAME);
  const benefitJa = benefit_ja.slice(0, MAX_LISTING_LINE);
  const { sheet, compose } = await loadJobInput(call, { productId }, request.description);
  const words = wordsWithoutJapanese(await compose({ work: 'specification', input: sheet }));
  // Short lines are checked like ads, but may be shorter and fewer.
  const asAds = { text: request.description, strategy: 'auto' as const };
  const lines = await runTaskInQueue(call, {
    work: 'check',
    input: { robot: 'ads', texts: { descriptions: [nameJa, benefitJa] }, request: asAds, sheet },
  });
  return {
    copy: copy.copy,
    translation: translation.translation,
    metaDescription: translation.meta_description,
    nameJa,
    benefitJa,
    slug: translation.url_slug,
    meanings: { name: texts.name_pt ?? '', benefit: texts.benefit_pt ?? '', meta: texts.meta_pt ?? '' },
    terms: Array.from(readJapaneseLines(texts.words_ja ?? '', words), ([pt, ja]) => ({ pt, ja })),
    warnings: {
      copy: copy.warnings,
      translation: translation.warnings,
      lines: lines.warnings.filter(({ code }) => code !== 'too_short'),
    },
    kept: copy.kept && translation.kept,
  };
}

/** Each Japanese sentence with its Portuguese; the last one takes what is left. */
function saidOf(field: string, ja: string, pt: string): WrittenSentence[] {
  const meanings = splitSentencesAndCells(pt, 'pt').map(({ text }) => text);
  const sentences = splitSentencesAndCells(ja.normalize('NFC'), 'ja');
  return sentences.map(({ text }, at) => {
    const own = at === sentences.length - 1 ? meanings.slice(at) : meanings.slice(at, at + 1);
    return { field, index: 0, source: null, text, meaning: own.join(' ') || null };
  });
}

async function pasted<R extends AnswerRobot>(call: RobotCall, robot: R, answer: string, expected = 0) {
  const read = await runTaskInQueue(call, { work: 'readAnswer', input: { robot, answer, expected } });
  if (read.problem) throw new AppError('invalid_input', read.problem);
  if (read.missing.length > 0) {
    throw new AppError('invalid_input', `Faltou na resposta: ${read.missing.join(', ')}.`);
  }
  const field = ROBOT_PROMPTS[robot].parts.at(-1)?.field ?? '';
  const warnings = read.notes.map(
    (message): Warning => ({ code: 'answer_partial', field, excerpt: '', hint: true, message }),
  );
  // No part is missing, so the reply is complete.
  return { writer: 'pasted' as const, texts: read.reply as AnswerReplies[R], warnings };
}
