import type { LessonSummary } from '#contract/academy.ts';
import type { UserType } from '#domain/accounts/user-types.ts';

/** Who has Premium need not be told that a lesson belongs to it; an administrator looks after the catalogue. */
export const namesPremium = ({ accessType }: LessonSummary, plan: UserType | undefined): boolean =>
  accessType === 'premium' && plan !== 'premium';
