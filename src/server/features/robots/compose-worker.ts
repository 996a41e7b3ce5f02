import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { composeAds } from '#writer/compose/compose-ads.ts';
import { composeCopy } from '#writer/compose/compose-copy.ts';
import { composeNames } from '#writer/compose/compose-names.ts';
import { composeReviews } from '#writer/compose/compose-reviews.ts';
import { composeTranslation } from '#writer/translate/compose-translation.ts';

// On Linux this is the thread's own: where cores are short, requests go first. Elsewhere it would slow the whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** What each robot writes offline. Input and output cross a thread: plain data only. */
const composers = {
  names: composeNames,
  copy: composeCopy,
  translate: composeTranslation,
  ads: composeAds,
  reviews: composeReviews,
};

type Composers = typeof composers;
export type RobotName = keyof Composers;
export type ComposeTask<R extends RobotName> = { robot: R; input: Parameters<Composers[R]>[0] };
export type Composed<R extends RobotName> = ReturnType<Composers[R]>;

/** Runs in a worker thread (see compose-pool.ts). */
export function compose<R extends RobotName>({ robot, input }: ComposeTask<R>): Composed<R> {
  // Indexing by a type parameter loses the tie between input and output.
  const composer = composers[robot] as (value: typeof input) => Composed<R>;
  return composer(input);
}
