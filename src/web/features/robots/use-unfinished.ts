import { useEffect, useEffectEvent } from 'react';
import type { WrittenSoFar } from '#domain/robots/written-parts.ts';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/offline/draft-storage.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

type Unfinished<Asked> = { asked: Asked; textId: string; written: WrittenSoFar };

/** Keeps what is being written while it is being written; a page that was left in the middle finds it again. */
export function useUnfinished<Asked>(
  name: string,
  begun: { asked: Asked; textId: string } | undefined,
  written: WrittenSoFar | undefined,
  onFound: (unfinished: Unfinished<Asked>) => void,
): void {
  const { id } = useCurrentUser();
  const key = `${name}.unfinished`;

  const find = useEffectEvent(() => {
    const found = loadDraft<Unfinished<Asked>>(id, key);
    deleteDraft(id, key);
    if (found) onFound(found);
  });
  useEffect(() => find(), []);

  useEffect(() => {
    if (!begun || !written) return;
    saveDraft(id, key, { ...begun, written });
  }, [id, key, begun, written]);

  // The words stop coming on this page only when they are kept elsewhere: whole, or as far as they came.
  const isWriting = written !== undefined;
  useEffect(() => {
    if (!isWriting) deleteDraft(id, key);
  }, [id, key, isWriting]);
}
