import { useEffect, useState } from 'react';
import { useCurrentUser } from './current-user.ts';
import { keepWork, loadWork } from './kept-work.ts';

type Options<Work> = {
  /** What to keep when the whole has no room: pictures are large. */
  smaller?: (work: Work) => Work;
};

/** State that survives a reload and a step back, for this person and this tab. */
export function useKeptState<Work extends object>(name: string, initial: Work, { smaller }: Options<Work> = {}) {
  const { id } = useCurrentUser();
  const [work, setWork] = useState<Work>(() => ({ ...initial, ...loadWork<Work>(id, name) }));

  useEffect(() => {
    if (!keepWork(id, name, work) && smaller) keepWork(id, name, smaller(work));
  }, [id, name, work, smaller]);

  return [work, setWork] as const;
}
