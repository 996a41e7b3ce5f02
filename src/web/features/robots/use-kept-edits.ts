import { useEffect, useEffectEvent } from 'react';
import { editText } from '#contract/texts.ts';
import { AppError } from '#domain/errors.ts';
import type { Sheet } from '#web/components/writing/sheet.ts';
import { call } from '#web/lib/api.ts';
import { failureToast } from './failure-toast.ts';

/** `words`: the person wrote, which makes a version. `amendment`: something was found out about the same words. */
export type Unsaved = 'words' | 'amendment';

type Kept = { sheet?: Sheet | undefined; textId?: string | undefined; unsaved?: Unsaved | undefined };

const PAUSE_MS = 700;

/** Also from where the screen is about to show something else. */
export async function sendEdit({ sheet, textId, unsaved }: Kept): Promise<void> {
  if (!sheet || !textId || !unsaved) return;
  const { texts, facts, warnings, notes, sentences, translatedShare, ending } = sheet;
  const body = {
    output: {
      texts: Object.fromEntries(Object.entries(texts).map(([field, items]) => [field, [...items]])),
      sentences: [...sentences],
      notes: [...notes],
      ...(translatedShare !== undefined && { translatedShare }),
      ...(ending && { endedEarly: true }),
    },
    facts: [...facts],
    warnings: [...warnings],
    amends: unsaved === 'amendment',
  };
  await call(editText, { params: { textId }, body });
}

/** Whatever changes on the sheet is kept on the server, too: a moment after the last change, and when the page is left. */
export function useKeptEdits(work: Kept, onKept: (sheet: Sheet) => void): void {
  const send = useEffectEvent(async () => {
    const { sheet } = work;
    if (!sheet) return;
    try {
      await sendEdit(work);
      onKept(sheet);
    } catch (error) {
      // Deleted meanwhile, or beyond the plan: there is nothing to keep it in.
      const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'premium_required');
      if (isGone) onKept(sheet);
      else failureToast('A edição ainda não foi guardada. Ela fica aqui e tentamos de novo.');
    }
  });
  const { sheet, textId, unsaved } = work;
  useEffect(() => {
    if (!sheet || !textId || !unsaved) return;
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sheet, textId, unsaved]);

  const leave = useEffectEvent(() => void sendEdit(work).catch(() => undefined));
  useEffect(() => () => leave(), []);
}
