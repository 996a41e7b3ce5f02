import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#domain/errors.ts';

export type RateLimit = { name: string; points: number; seconds: number };

export type RateLimits = {
  /** Counts one use; throws `rate_limited` with the seconds to wait once the points are used up. */
  consume(limit: RateLimit, key: string): Promise<void>;
  /** Forgets the uses of a key, e.g. after a success. */
  reset(limit: RateLimit, key: string): Promise<void>;
};

export const unlimited: RateLimits = {
  consume: async () => {},
  reset: async () => {},
};

/** Counters live in the database, so all instances count together. */
export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();

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
        throw new AppError('rate_limited', 'Muitas tentativas. Tente novamente em alguns minutos.', {
          retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
        });
      }
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}
