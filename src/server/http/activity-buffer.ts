export type FailedRequest = { method: string; route: string; status: number };

export type Activity = ReturnType<typeof createActivity>;

/** Buffers the activity of this process, so that it is written once per minute instead of once per request. */
export function createActivity() {
  let seen = new Map<string, number>();
  let failures = new Map<string, FailedRequest & { count: number }>();
  return {
    noteSeen(userId: string, at: number) {
      seen.set(userId, at);
    },
    noteFailure(failure: FailedRequest) {
      const key = `${failure.status} ${failure.method} ${failure.route}`;
      const known = failures.get(key);
      if (known) known.count += 1;
      else failures.set(key, { ...failure, count: 1 });
    },
    take() {
      const taken = { seen: [...seen], failures: [...failures.values()] };
      seen = new Map();
      failures = new Map();
      return taken;
    },
  };
}
