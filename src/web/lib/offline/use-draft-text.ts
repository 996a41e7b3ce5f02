import { useState } from 'react';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { deleteDraft, loadDraft, saveDraft } from './draft-storage.ts';

/** Set back to its initial value it leaves nothing behind, at once: the field may be gone after the next render. */
export function useDraftText(name: string, initial = '') {
  const { id } = useCurrentUser();
  const [text, setText] = useState(() => loadDraft<string>(id, name) ?? initial);
  const change = (next: string) => {
    setText(next);
    if (next === initial) deleteDraft(id, name);
    else saveDraft(id, name, next);
  };
  return [text, change] as const;
}
