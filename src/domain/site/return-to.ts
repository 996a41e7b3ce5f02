import type { UserType } from '#domain/accounts/user-types.ts';
import { meetsRequirement, type RouteRequirement } from './route-access.ts';

export const DEFAULT_DESTINATION = '/dashboard';

/** One leading slash, then nothing that a browser could read as another host or as a control character. */
const localPath = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u;

/** Reduces a stored address to path, query and hash; anything of another origin is refused. */
export function readReturnTo(stored: string | null, origin: string): string | undefined {
  if (!stored) return undefined;
  const path = stored.startsWith(`${origin}/`) ? stored.slice(origin.length) : stored;
  return localPath.test(path) ? path : undefined;
}

type Page = { requires?: RouteRequirement | undefined };

type Arrival = {
  stored: string | null;
  origin: string;
  userType: UserType;
  /** The signed-in page at a path, if there is one. */
  findPage: (pathname: string) => Page | undefined;
};

/** Refused: the page exists, but not for this plan. */
export type Destination = { path: string; isRefused: boolean };

/** Where to go after signing in: back to the stored page, if it exists and this plan may see it. */
export function destinationAfterLogin({ stored, origin, userType, findPage }: Arrival): Destination {
  const path = readReturnTo(stored, origin);
  const page = path && findPage(path.replace(/[?#].*/su, ''));
  if (!page) return { path: DEFAULT_DESTINATION, isRefused: false };
  if (!meetsRequirement(userType, page.requires)) return { path: DEFAULT_DESTINATION, isRefused: true };
  return { path, isRefused: false };
}
