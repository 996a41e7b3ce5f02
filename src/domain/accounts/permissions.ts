import { AppError } from '#domain/errors.ts';
import { hasPremium, isAdmin, type UserType } from './user-types.ts';

/** The signed-in person, as loaded for this request. */
export type Actor = { id: string; userType: UserType };

type Owned = { userId: string };

const rules = {
  'lesson-comment:edit': (actor: Actor, comment: Owned) => comment.userId === actor.id || isAdmin(actor.userType),
  'lesson-comment:delete': (actor: Actor, comment: Owned) => comment.userId === actor.id || isAdmin(actor.userType),
  'snippet-comment:edit': (actor: Actor, comment: Owned) => comment.userId === actor.id,
  'snippet-comment:delete': (actor: Actor, comment: Owned) => comment.userId === actor.id || isAdmin(actor.userType),
  'snippet:rate': (actor: Actor, _snippet: unknown) => hasPremium(actor.userType),
} satisfies Record<string, (actor: Actor, resource: never) => boolean>;

export type Action = keyof typeof rules;
export type Resource<A extends Action> = Parameters<(typeof rules)[A]>[1];

export function can<A extends Action>(actor: Actor, action: A, resource: Resource<A>): boolean {
  // The table pairs each action with its own resource type; the union of rules cannot express that.
  const rule = rules[action] as (actor: Actor, resource: Resource<A>) => boolean;
  return rule(actor, resource);
}

export function authorize<A extends Action>(actor: Actor, action: A, resource: Resource<A>): void {
  if (!can(actor, action, resource)) {
    throw new AppError('forbidden', 'Você não tem permissão para fazer isso.');
  }
}
