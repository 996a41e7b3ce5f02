import autocannon from 'autocannon';

export type RequestDraft = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };

export type Load = { requests: number; requestsPerSecond: number; medianMs: number; p99Ms: number };

/** Keeps this many connections busy for a while, one request at a time on each. Any unsuccessful reply ends the run. */
export async function runLoad(
  url: string,
  next: () => RequestDraft,
  options: { connections: number; seconds: number },
): Promise<Load> {
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return {
    requests: result['2xx'],
    requestsPerSecond: result['2xx'] / result.duration,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** For the tables of the results. */
export const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
export const met = (isMet: boolean): string => (isMet ? 'met' : '**missed**');
