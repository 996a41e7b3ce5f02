import { useEffect, useEffectEvent } from 'react';
import { editText, type SavedText } from '#contract/robots/texts.ts';
import { AppError } from '#domain/errors.ts';
import { shareOfSplit } from '#domain/robots/reviews/review-counts.ts';
import { MAX_ROBOT_TEXT, TEXT_ROBOT, type TextRobot } from '#domain/robots/robot-options.ts';
import type { Result } from '#web/components/robot-text/result.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/offline/draft-storage.ts';
import type { RobotTextDraft, TextRequest } from './use-robot-text.ts';

/** The form of the robot, what it wrote, and the product that it was opened for. */
const PARTS = ['.form', '.text', '.product'] as const;
type Origin = { productId?: string | null | undefined };

const loadText = (owner: string, robot: TextRobot) => loadDraft<RobotTextDraft>(owner, `${robot}.text`);

/** Sends an unsaved edit of the text on the screen to the server, so that nothing is lost. */
function saveShown(owner: string, robot: TextRobot): RobotTextDraft | undefined {
  const shown = loadText(owner, robot);
  if (shown) void sendEdit(shown).catch(() => undefined);
  return shown;
}

function put(owner: string, robot: TextRobot, form: object, text: object, origin: Origin): void {
  saveShown(owner, robot);
  saveDraft(owner, `${robot}.form`, form);
  saveDraft(owner, `${robot}.text`, text);
  saveDraft(owner, `${robot}.product`, origin);
}

export function clearScreen(owner: string, robot: TextRobot): void {
  if (saveShown(owner, robot)?.result) {
    const last = PARTS.map((part) => loadDraft(owner, robot + part) ?? {});
    saveDraft(owner, `${robot}.before`, last);
  }
  for (const part of PARTS) deleteDraft(owner, robot + part);
}

export const hasLast = (owner: string, robot: TextRobot): boolean => loadDraft(owner, `${robot}.before`) !== undefined;

export const hasResult = (owner: string, robot: TextRobot): boolean => loadText(owner, robot)?.result !== undefined;

export const originOf = (owner: string, robot: TextRobot): string | null | undefined =>
  loadDraft<Origin>(owner, `${robot}.product`)?.productId;

export function restoreLast(owner: string, robot: TextRobot): void {
  const last = loadDraft<object[]>(owner, `${robot}.before`) ?? [];
  for (const [at, part] of PARTS.entries()) saveDraft(owner, robot + part, last[at] ?? {});
  deleteDraft(owner, `${robot}.before`);
}

export function fillWithWords(owner: string, robot: TextRobot, words: string, productId: string | null): void {
  put(owner, robot, { [TEXT_ROBOT[robot].source]: words.slice(0, MAX_ROBOT_TEXT).trim() }, { past: [] }, { productId });
}

export function fillWithText(owner: string, robot: TextRobot, text: SavedText): void {
  const { id, input, output, writer, facts, warnings, productId } = text;
  // Its names alone are there: the next step is to choose one.
  const isBegun = robot === 'copy' && !output.texts.copy;
  const { names = [] } = output.texts;
  const counts = { women: Number(input.women_count), men: Number(input.men_count) };
  const more =
    robot === 'copy'
      ? { names, step: 2, ...(isBegun && { textId: id }) }
      : robot === 'reviews' && { count: String(input.count), share: shareOfSplit(counts) };
  // What is saved of a request is the robot's own fields.
  const asked = { robot, ...input } as TextRequest;
  const shown = { past: [], asked, result: { ...output, writer, facts, warnings }, textId: id };
  put(owner, robot, { ...input, ...more }, isBegun ? { past: [] } : shown, { productId });
}

/** `words`: the person edited the text, which creates a version. `amendment`: metadata of the same text changed. */
export type Unsaved = 'words' | 'amendment';

type EditedResult = { result?: Result | undefined; textId?: string | undefined; unsaved?: Unsaved | undefined };

const PAUSE_MS = 700;

async function sendEdit({ result, textId, unsaved }: EditedResult): Promise<void> {
  if (!result || !textId || !unsaved) return;
  const { texts, sentences, notes, toConfirm, settled, translatedShare, endedEarly, warnings } = result;
  const output = { texts, sentences, notes, toConfirm, settled, translatedShare, endedEarly };
  await call(editText, { params: { textId }, body: { output, warnings, amends: unsaved === 'amendment' } });
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
