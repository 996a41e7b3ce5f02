import { useEffect, useState } from 'react';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { loadDraft, saveDraft } from './draft-storage.ts';

type Options<Work> = {
  /** A smaller value to store when the whole exceeds the storage quota: pictures are large. */
  smaller?: (work: Work) => Work;
};

/** State that survives a reload and the back button, for this person and this tab. */
export function useDraftState<Work extends object>(name: string, initial: Work, { smaller }: Options<Work> = {}) {
  const { id } = useCurrentUser();
  const [work, setWork] = useState<Work>(() => ({ ...initial, ...loadDraft<Work>(id, name) }));

  useEffect(() => {
    if (!saveDraft(id, name, work) && smaller) saveDraft(id, name, smaller(work));
  }, [id, name, work, smaller]);

  return [work, setWork] as const;
}
