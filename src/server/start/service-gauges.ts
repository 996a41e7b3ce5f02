import { Gauge } from 'prom-client';
import { countMail } from '#server/features/auth/mail/send-in-background.ts';
import { passwordWork } from '#server/features/auth/passwords/passwords.ts';
import type { Dependencies } from '#server/http/dependencies.ts';

type Watched = Pick<Dependencies, 'metrics' | 'pool' | 'events' | 'generations' | 'mailer'>;

export function addServiceMetrics({ metrics, pool, events, generations, mailer }: Watched): void {
  const registers = [metrics.registry];
  metrics.queues.set('generations', generations.size);
  metrics.queues.set('passwords', passwordWork);
  metrics.queues.set('mail', () => countMail(mailer));

  new Gauge({
    name: 'dropar_database_connections',
    help: 'Connections of the pool, busy and idle',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'dropar_database_connections_limit',
    help: 'Connections that the pool may open',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: 'dropar_database_waiting',
    help: 'Queries and transactions that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: 'dropar_event_streams_open',
    help: 'Open streams of live events, one per tab',
    registers,
    collect() {
      this.set(events.countOpen());
    },
  });
}
