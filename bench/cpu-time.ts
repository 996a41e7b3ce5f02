import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

type Process = { pid: number; parent: number; milliseconds: number };

/** CPU time so far of a process and all its descendants. Linux only; elsewhere 0. */
export function cpuTime(pid: number): number {
  const processes = listProcesses();
  const family = new Set([pid]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const process of processes) if (family.has(process.parent)) family.add(process.pid);
  }
  return processes.filter((process) => family.has(process.pid)).reduce((sum, process) => sum + process.milliseconds, 0);
}

function listProcesses(): Process[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
}

function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain any character; the fields after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return [{ pid, parent: Number(fields[1]), milliseconds: (ticks * 1000) / TICKS_PER_SECOND }];
  } catch {
    return [];
  }
}
