import { readFile } from 'node:fs/promises';
import { freemem } from 'node:os';

export const MB = 1_000_000;
/** Free memory for both models of a direction in one process, for one at a time, and for both directions. */
export const MEMORY_LIMITS = { both: 1_200 * MB, one: 600 * MB, twoDirections: 2_000 * MB };

/** Memory files of a container's cgroup: version 2, then version 1. */
const GROUPS = [
  { limit: '/sys/fs/cgroup/memory.max', used: '/sys/fs/cgroup/memory.current', stat: '/sys/fs/cgroup/memory.stat' },
  {
    limit: '/sys/fs/cgroup/memory/memory.limit_in_bytes',
    used: '/sys/fs/cgroup/memory/memory.usage_in_bytes',
    stat: '/sys/fs/cgroup/memory/memory.stat',
  },
];

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Bytes available to a new process: of the machine, or of the container if that has fewer. */
export async function freeMemory(): Promise<number> {
  const available = /^MemAvailable:\s+(\d+) kB/m.exec(await read('/proc/meminfo'))?.[1];
  const ofMachine = available ? Number(available) * 1024 : freemem();
  const ofGroups = await Promise.all(
    GROUPS.map(async (group) => {
      const [limit, used, stat] = await Promise.all([read(group.limit), read(group.used), read(group.stat)]);
      // The file cache counts as used, but the kernel frees it on demand.
      const cached = Number(/^(?:total_)?inactive_file (\d+)/m.exec(stat)?.[1] ?? 0);
      const left = Number.parseInt(limit, 10) - Number.parseInt(used, 10) + cached;
      return Number.isFinite(left) ? left : Number.POSITIVE_INFINITY;
    }),
  );
  return Math.min(ofMachine, ...ofGroups);
}
