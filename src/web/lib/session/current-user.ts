import { useContext } from 'react';
import type { Profile } from '#contract/account/profile.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { CurrentUserContext } from './auth-context.ts';

/** The signed-in person, with the plan as it is now. Only inside the pages behind the route guard. */
export function useCurrentUser(): Profile {
  const profile = useContext(CurrentUserContext);
  if (!profile) throw new Error('useCurrentUser needs the route guard around it');
  return profile;
}

/** The plan; undefined in the picture of a page, which is drawn for everybody: whatever depends on the plan waits there. */
export function usePlan(): UserType | undefined {
  const { id, userType } = useCurrentUser();
  return id === '' ? undefined : userType;
}
