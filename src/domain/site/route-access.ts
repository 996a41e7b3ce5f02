import { hasPremium, isAdmin, type UserType } from '#domain/accounts/user-types.ts';

/** `admin-only` does not reveal the page: everyone else sees nothing and is redirected to the dashboard. */
export type RouteRequirement = 'premium' | 'admin' | 'admin-only';

export type RouteDecision = 'show' | 'login' | 'dashboard';

export function meetsRequirement(userType: UserType, requirement: RouteRequirement | undefined): boolean {
  if (requirement === undefined) return true;
  return requirement === 'premium' ? hasPremium(userType) : isAdmin(userType);
}

/** Redirect target of the route guard; no user type means signed out. */
export function decideRoute(userType: UserType | undefined, requirement: RouteRequirement | undefined): RouteDecision {
  if (userType && meetsRequirement(userType, requirement)) return 'show';
  if (requirement === 'admin-only') return 'dashboard';
  if (!userType || requirement === 'premium') return 'login';
  return 'dashboard';
}
