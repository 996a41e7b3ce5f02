import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '#package.json';

export type Metrics = ReturnType<typeof createMetrics>;

export type QueueSize = () => { running: number; waiting: number };

/** Counters that are updated during work. Gauges that can be read at any time are in `service-gauges.ts`. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const build = new Gauge({
    name: 'dropar_build_info',
    help: 'Version that runs, always 1',
    labelNames: ['version', 'node'],
    aggregator: 'max',
    registers,
  });
  build.set({ version, node: process.version }, 1);
  return {
    registry,
    /** All metrics in Prometheus text format; with several workers the reply covers all of them. */
    collect: () => registry.metrics(),
    queues: createQueueGauge(registry),
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
      registers,
    }),
    httpInFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests being answered now',
      registers,
    }),
    robotDuration: new Histogram({
      name: 'robot_duration_seconds',
      help: 'Time of a generation, by robot and provider',
      labelNames: ['robot', 'provider'],
      buckets: [0.01, 0.1, 1, 3, 10, 30, 60, 120],
      registers,
    }),
    robotFailures: counter('robot_failures_total', 'Generations that failed, by robot, provider and reason', [
      'robot',
      'provider',
      'failure',
    ]),
    aiTokens: counter(
      'dropar_ai_tokens_total',
      'Tokens that the provider counted, by robot and direction (input, output)',
      ['robot', 'direction'],
    ),
    mailSent: counter('mail_sent_total', 'Messages handed to the mail server, by outcome', ['outcome']),
    webhookDeliveries: counter(
      'dropar_webhook_deliveries_total',
      'Deliveries of the payment provider, by what became of them',
      ['outcome'],
    ),
    signInFailures: counter('dropar_sign_in_failures_total', 'Sign-ins that were refused, by method and reason', [
      'method',
      'reason',
    ]),
    sweepFinished: new Gauge({
      name: 'dropar_sweep_finished_timestamp_seconds',
      help: 'When the work of the clock was last done, by sweep',
      labelNames: ['sweep'],
      aggregator: 'max',
      registers,
    }),
  };
}

/** Work queues by name; their owners register them. */
function createQueueGauge(registry: Registry): Map<string, QueueSize> {
  const queues = new Map<string, QueueSize>();
  new Gauge({
    name: 'dropar_queue_jobs',
    help: 'Jobs in each queue now, running and waiting',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect() {
      for (const [queue, size] of queues) {
        const { running, waiting } = size();
        this.set({ queue, state: 'running' }, running);
        this.set({ queue, state: 'waiting' }, waiting);
      }
    },
  });
  return queues;
}
