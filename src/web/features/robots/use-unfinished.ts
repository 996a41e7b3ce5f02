import { useEffect, useEffectEvent } from 'react';
import type { Writer } from '#contract/robots/robot-parts.ts';
import type { WrittenSoFar } from '#domain/robots/written-parts.ts';
import type { Result } from '#web/components/writing/result.ts';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/offline/draft-storage.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

type Unfinished<Request> = { asked: Request; textId: string; written: WrittenSoFar };

/** Stores the text while it streams in, so that it can be restored if the page is left before the end. */
export function useUnfinished<Request>(
  name: string,
  begun: { asked: Request; textId: string } | undefined,
  written: WrittenSoFar | undefined,
  onFound: (unfinished: Unfinished<Request>) => void,
): void {
  const { id } = useCurrentUser();
  const key = `${name}.unfinished`;

  const find = useEffectEvent(() => {
    const found = loadDraft<Unfinished<Request>>(id, key);
    deleteDraft(id, key);
    if (found) onFound(found);
  });
  useEffect(() => find(), []);

  useEffect(() => {
    if (!begun || !written) return;
    saveDraft(id, key, { ...begun, written });
  }, [id, key, begun, written]);

  // When the stream ends, the text has already been stored elsewhere, complete or partial.
  const isWriting = written !== undefined;
  useEffect(() => {
    if (!isWriting) deleteDraft(id, key);
  }, [id, key, isWriting]);
}

type Known = { writer: Writer | undefined; reason: string | undefined };

/** Result of a text that ended early: it has no sentences, facts or warnings yet. */
export const unfinishedResult = (written: WrittenSoFar, { writer, reason }: Known): Result => ({
  texts: written,
  writer: writer ?? 'model',
  facts: [],
  warnings: [],
  notes: [],
  sentences: [],
  ending: { reason },
});
