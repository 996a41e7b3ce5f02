import { hasPremium, isAdmin, type UserType } from '#domain/accounts/user-types.ts';

export type LessonTerms = {
  accessType: 'free' | 'premium';
  status: 'posted' | 'scheduled';
  releaseDate: string | null;
};

/** open: may be watched; scheduled: only the notice; premium: locked for this plan. */
export type LessonState = 'open' | 'scheduled' | 'premium';

/** A scheduled lesson opens by itself at its release date. Admins preview everything. */
export function lessonState(lesson: LessonTerms, userType: UserType, now: Date): LessonState {
  if (isAdmin(userType)) return 'open';
  if (!isReleased(lesson, now)) return 'scheduled';
  if (lesson.accessType === 'premium' && !hasPremium(userType)) return 'premium';
  return 'open';
}

export function isReleased(lesson: LessonTerms, now: Date): boolean {
  return lesson.status === 'posted' || (lesson.releaseDate !== null && Date.parse(lesson.releaseDate) <= now.getTime());
}

/** Progress in a module, counting only the lessons that the person can open. */
export function moduleProgress(lessons: readonly { state: LessonState; completed: boolean }[]) {
  const own = lessons.filter(({ state }) => state === 'open');
  const done = own.filter(({ completed }) => completed).length;
  return { done, total: own.length, percent: own.length === 0 ? 0 : Math.round((done / own.length) * 100) };
}
