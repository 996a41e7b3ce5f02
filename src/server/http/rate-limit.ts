import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#domain/errors.ts';

export type RateLimit = { name: string; points: number; seconds: number };

export type RateLimits = {
  /** Counts one use; throws `rate_limited` with the seconds to wait when the limit is reached. */
  consume(limit: RateLimit, key: string): Promise<void>;
  /** Throws for a key that this process knows to be exhausted, without counting and without a query. */
  refuseSpent(limit: RateLimit, key: string): void;
  /** Returns one use that should not have been counted. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
  reset(limit: RateLimit, key: string): Promise<void>;
};

export const unlimited: RateLimits = {
  consume: async () => {},
  giveBack: async () => {},
  refuseSpent: () => {},
  reset: async () => {},
};

/** Memory limit; a flood from more IP addresses is counted by the database alone. */
const MAX_SPENT = 10_000;

const tooMany = (milliseconds: number): AppError =>
  new AppError('rate_limited', 'Muitas tentativas. Tente novamente em alguns minutos.', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

/** Counters are stored in the database, so that all instances share them. */
export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const spent = new Map<string, number>();

  function limiterOf(limit: RateLimit): RateLimiterPostgres {
    let limiter = limiters.get(limit.name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: limit.name,
        points: limit.points,
        duration: limit.seconds,
        clearExpiredByTimeout: false,
      });
      limiters.set(limit.name, limiter);
    }
    return limiter;
  }

  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        if (spent.size >= MAX_SPENT) spent.clear();
        spent.set(`${limit.name}:${key}`, Date.now() + reason.msBeforeNext);
        throw tooMany(reason.msBeforeNext);
      }
    },
    refuseSpent(limit, key) {
      const left = (spent.get(`${limit.name}:${key}`) ?? 0) - Date.now();
      if (left > 0) throw tooMany(left);
    },
    async giveBack(limit, key) {
      spent.delete(`${limit.name}:${key}`);
      await limiterOf(limit).reward(key);
    },
    async reset(limit, key) {
      spent.delete(`${limit.name}:${key}`);
      await limiterOf(limit).delete(key);
    },
  };
}
