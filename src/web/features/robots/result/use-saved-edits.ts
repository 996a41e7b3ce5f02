import { useEffect, useEffectEvent } from 'react';
import { editText } from '#contract/robots/texts.ts';
import { AppError } from '#domain/errors.ts';
import { errorToast } from '#web/components/ui/toast/failure-toast.ts';
import type { Result } from '#web/components/writing/result.ts';
import { call } from '#web/lib/api/api.ts';

/** `words`: the person edited the text, which creates a version. `amendment`: metadata of the same text changed. */
export type Unsaved = 'words' | 'amendment';

type Kept = { result?: Result | undefined; textId?: string | undefined; unsaved?: Unsaved | undefined };

const PAUSE_MS = 700;

export async function sendEdit({ result, textId, unsaved }: Kept): Promise<void> {
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

export function useSavedEdits(work: Kept, onKept: (result: Result) => void): void {
  const send = useEffectEvent(async () => {
    const { result } = work;
    if (!result) return;
    try {
      await sendEdit(work);
      onKept(result);
    } catch (error) {
      // The text was deleted, or is not included in the plan: it cannot be saved.
      const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'premium_required');
      if (isGone) onKept(result);
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
