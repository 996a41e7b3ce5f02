import { readFile } from 'node:fs/promises';
import { freemem } from 'node:os';

export const MB = 1_000_000;
/** Free memory needed for both models of a direction in one process, for one after the other, and for both directions side by side. */
export const MEMORY_LIMITS = { both: 1_200 * MB, one: 600 * MB, twoDirections: 2_000 * MB };

/** Of the control group that a container runs in: the second version's files, then the first's. */
const GROUPS = [
  { limit: '/sys/fs/cgroup/memory.max', used: '/sys/fs/cgroup/memory.current', stat: '/sys/fs/cgroup/memory.stat' },
  {
    limit: '/sys/fs/cgroup/memory/memory.limit_in_bytes',
    used: '/sys/fs/cgroup/memory/memory.usage_in_bytes',
    stat: '/sys/fs/cgroup/memory/memory.stat',
  },
];

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Bytes that a new process may take: of the machine, or of the container where that has fewer. */
export async function freeMemory(): Promise<number> {
  const available = /^MemAvailable:\s+(\d+) kB/m.exec(await read('/proc/meminfo'))?.[1];
  const ofMachine = available ? Number(available) * 1024 : freemem();
  const ofGroups = await Promise.all(
    GROUPS.map(async (group) => {
      const [limit, used, stat] = await Promise.all([read(group.limit), read(group.used), read(group.stat)]);
      // Files that were read lately count as used, and are given up for whoever asks.
      const cached = Number(/^(?:total_)?inactive_file (\d+)/m.exec(stat)?.[1] ?? 0);
      const left = Number.parseInt(limit, 10) - Number.parseInt(used, 10) + cached;
      return Number.isFinite(left) ? left : Number.POSITIVE_INFINITY;
    }),
  );
  return Math.min(ofMachine, ...ofGroups);
}
