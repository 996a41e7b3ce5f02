import { useEffect, useEffectEvent } from 'react';
import { editText, type SavedText } from '#contract/robots/texts.ts';
import { AppError } from '#domain/errors.ts';
import { shareOfSplit } from '#domain/robots/reviews/review-counts.ts';
import { MAX_ROBOT_TEXT, type TextRobot } from '#domain/robots/robot-options.ts';
import type { Result } from '#web/components/robot-text/result.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/offline/draft-storage.ts';
import type { RobotTextDraft } from './use-robot-text.ts';

export type RobotDraftKey = Exclude<TextRobot, 'translate'> | 'translator';

const formFieldOf = (robot: RobotDraftKey): 'text' | 'description' =>
  robot === 'copy' || robot === 'reviews' ? 'description' : 'text';

const emptyDraft = { past: [] };

type Origin = { productId?: string | undefined };

/** Replaces the drafts. First sends an unsaved edit of the previous text to the server, so that nothing is lost. */
function put(owner: string, robot: RobotDraftKey, form: object, work: object, origin: Origin): void {
  const before = loadDraft<RobotTextDraft<object>>(owner, `${robot}.work`);
  if (before) void sendEdit(before).catch(() => undefined);
  saveDraft(owner, robot, form);
  saveDraft(owner, `${robot}.work`, work);
  saveDraft(owner, `${robot}.origin`, origin);
}

const DRAFTS = ['', '.work', '.origin'] as const;

export function clearScreen(owner: string, robot: RobotDraftKey): void {
  const work = loadDraft<RobotTextDraft<object>>(owner, `${robot}.work`);
  if (work?.result) {
    void sendEdit(work).catch(() => undefined);
    saveDraft(
      owner,
      `${robot}.last`,
      DRAFTS.map((part) => loadDraft(owner, robot + part) ?? {}),
    );
  }
  for (const part of DRAFTS) deleteDraft(owner, robot + part);
}

export const hasLast = (owner: string, robot: RobotDraftKey): boolean =>
  loadDraft(owner, `${robot}.last`) !== undefined;

export const hasResult = (owner: string, robot: RobotDraftKey): boolean =>
  loadDraft<RobotTextDraft<object>>(owner, `${robot}.work`)?.result !== undefined;

export function restoreLastResult(owner: string, robot: RobotDraftKey): string | undefined {
  const last = loadDraft<object[]>(owner, `${robot}.last`) ?? [];
  for (const [at, part] of DRAFTS.entries()) saveDraft(owner, robot + part, last[at] ?? {});
  deleteDraft(owner, `${robot}.last`);
  return loadDraft<Origin>(owner, `${robot}.origin`)?.productId;
}

export const isFilledFor = (owner: string, robot: RobotDraftKey, productId: string): boolean =>
  loadDraft<Origin>(owner, `${robot}.origin`)?.productId === productId;

export function fillWithProduct(owner: string, robot: RobotDraftKey, productId: string, words: string): void {
  const source = words.slice(0, MAX_ROBOT_TEXT).trim();
  put(owner, robot, { [formFieldOf(robot)]: source }, emptyDraft, { productId });
}

export function fillWithWords(owner: string, robot: RobotDraftKey, text: SavedText): void {
  const { copy, descriptions, translation } = text.output.texts;
  const source = (copy ?? translation ?? descriptions ?? []).join('\n\n').slice(0, MAX_ROBOT_TEXT).trim();
  const productId = text.productId ?? undefined;
  put(owner, robot, { [formFieldOf(robot)]: source }, emptyDraft, { productId });
}

export function fillWithText(owner: string, robot: RobotDraftKey, text: SavedText): void {
  const { names, ...shown } = text.output.texts;
  const isBegun = robot === 'copy' && !shown.copy;
  const result: Result = {
    texts: robot === 'copy' ? shown : text.output.texts,
    writer: text.writer,
    facts: text.facts,
    warnings: text.warnings,
    notes: text.output.notes,
    sentences: text.output.sentences,
    toConfirm: text.output.toConfirm,
    settled: text.output.settled,
    translatedShare: text.output.translatedShare,
    ending: text.output.endedEarly ? { reason: undefined } : undefined,
  };
  const { form, asked } = screenOf(robot, text, isBegun ? text.id : undefined, names ?? []);
  const work = isBegun ? emptyDraft : { ...emptyDraft, asked, result, textId: text.id };
  put(owner, robot, form, work, { productId: text.productId ?? undefined });
}

function screenOf(robot: RobotDraftKey, { input }: SavedText, textId: string | undefined, names: readonly string[]) {
  if (robot === 'copy') {
    const { description, chosenName, chosenModel } = input;
    return { form: { ...input, names, step: 2, textId }, asked: { description, chosenName, chosenModel } };
  }
  if (robot === 'reviews') {
    const { product_description: description, count, women_count, men_count, name_style: nameStyle, size } = input;
    const split = { women: Number(women_count), men: Number(men_count) };
    const form = { description, countText: String(count), share: shareOfSplit(split), split, nameStyle, size };
    return { form, asked: input };
  }
  // These robots have one text and one option, whose name in the request differs.
  const { text, ...choice } = input;
  const form = { text, option: Object.values(choice)[0] };
  return { form, asked: form };
}

/** `words`: the person edited the text, which creates a version. `amendment`: metadata of the same text changed. */
export type Unsaved = 'words' | 'amendment';

type EditedResult = { result?: Result | undefined; textId?: string | undefined; unsaved?: Unsaved | undefined };

const PAUSE_MS = 700;

async function sendEdit({ result, textId, unsaved }: EditedResult): Promise<void> {
  if (!result || !textId || !unsaved) return;
  const { texts, warnings, notes, sentences, toConfirm, settled, translatedShare, ending } = result;
  const body = {
    output: {
      texts: Object.fromEntries(Object.entries(texts).map(([field, items]) => [field, [...items]])),
      sentences: [...sentences],
      notes: [...notes],
      ...(toConfirm && { toConfirm }),
      ...(settled && { settled }),
      ...(translatedShare !== undefined && { translatedShare }),
      ...(ending && { endedEarly: true }),
    },
    warnings: [...warnings],
    amends: unsaved === 'amendment',
  };
  await call(editText, { params: { textId }, body });
}

export function useSavedEdits(work: EditedResult, onSaved: (result: Result) => void): void {
  const send = useEffectEvent(async () => {
    const { result } = work;
    if (!result) return;
    try {
      await sendEdit(work);
      onSaved(result);
    } catch (error) {
      // The text was deleted, or is not included in the plan: it cannot be saved.
      const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'premium_required');
      if (isGone) onSaved(result);
      else errorToast('A edição ainda não foi salva. Ela fica aqui e tentamos novamente.');
    }
  });
  const { result, textId, unsaved } = work;
  useEffect(() => {
    if (!result || !textId || !unsaved) return;
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [result, textId, unsaved]);

  const leave = useEffectEvent(() => void sendEdit(work).catch(() => undefined));
  useEffect(() => () => leave(), []);
}
