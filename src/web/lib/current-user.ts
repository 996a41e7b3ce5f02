import { useContext } from 'react';
import type { Profile } from '#contract/profile.ts';
import { CurrentUserContext } from './auth-context.ts';

/** The signed-in person, with the plan as it is now. Only inside the pages behind the route guard. */
export function useCurrentUser(): Profile {
  const profile = useContext(CurrentUserContext);
  if (!profile) throw new Error('useCurrentUser needs the route guard around it');
  return profile;
}
