import { receivePayment } from '#contract/account/payments.ts';
import type { Trend } from '#contract/admin/admin-overview.ts';
import { listDays } from '#domain/recent-days.ts';
import type { Db } from '#server/db/client.ts';
import { countContents, countDeliveries, countTrends, countUsers, listFailures } from './admin-overview.repository.ts';

const HEALTH_DAYS = 7;
const DAY_MS = 86_400_000;

export async function getAdminStats(db: Db) {
  const [users, contents] = await Promise.all([countUsers(db), countContents(db)]);
  return { ...users, contents };
}

export async function getAdminTrends(db: Db, dayCount: number, now: Date): Promise<{ trends: Trend[] }> {
  const days = listDays(now, dayCount);
  // One day more than is shown, because the first day starts at another hour in UTC than in São Paulo.
  const counts = await countTrends(db, new Date(now.getTime() - (dayCount + 1) * DAY_MS).toISOString());
  const of = (figures: Map<string, number>, day: string) => figures.get(day) ?? 0;
  return {
    trends: days.map((day) => ({
      day,
      signUps: of(counts.signUps, day),
      lessonsCompleted: of(counts.lessonsCompleted, day),
      snippetsCopied: of(counts.snippetsCopied, day),
      comments: of(counts.ofLessons, day) + of(counts.ofSnippets, day),
    })),
  };
}

export async function getAdminHealth(db: Db, now: Date) {
  const since = new Date(now.getTime() - HEALTH_DAYS * DAY_MS).toISOString();
  const [deliveries, refused, failures] = await Promise.all([
    countDeliveries(db, since),
    listFailures(db, since, receivePayment.path, 'webhook'),
    listFailures(db, since, receivePayment.path, 'others'),
  ]);
  return { deliveries, refused, failures };
}
