import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
      registers: [registry],
    }),
    robotDuration: new Histogram({
      name: 'robot_duration_seconds',
      help: 'Time of a generation, by robot and provider',
      labelNames: ['robot', 'provider'],
      buckets: [0.01, 0.1, 1, 3, 10, 30, 60, 120],
      registers: [registry],
    }),
    robotFailures: new Counter({
      name: 'robot_failures_total',
      help: 'Generations that failed, by robot, provider and reason',
      labelNames: ['robot', 'provider', 'failure'],
      registers: [registry],
    }),
    mailSent: new Counter({
      name: 'mail_sent_total',
      help: 'Messages handed to the mail server, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    httpInFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests being answered now',
      registers: [registry],
    }),
  };
}
