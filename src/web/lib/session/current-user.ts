import { useContext } from 'react';
import type { Profile } from '#contract/account/profile.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { CurrentUserContext } from './auth-context.ts';

/** The signed-in person with the current plan. Only for pages behind the route guard. */
export function useCurrentUser(): Profile {
  const profile = useContext(CurrentUserContext);
  if (!profile) throw new Error('useCurrentUser needs the route guard around it');
  return profile;
}

/** The plan; undefined in the prerendered skeleton of a page, which is the same for everybody. */
export function usePlan(): UserType | undefined {
  const { id, userType } = useCurrentUser();
  return id === '' ? undefined : userType;
}
