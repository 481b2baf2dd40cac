import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the clock in a second (sysconf _SC_CLK_TCK), 100 on every Linux of today. */
const TICKS = 100;

type Stat = { parent: number; ticks: number; ticks_of_ended: number };

/** Fields 4, 14 to 17 of /proc/[pid]/stat (proc(5)); null for a process that ended meanwhile. */
function statOf(pid: string): Stat | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // Behind the name, which may hold anything.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, ticks: utime + stime, ticks_of_ended: cutime + cstime };
}

/** Processor time of a postmaster and its backends up to now, those that have ended among them, ms. Linux only. */
export function processorTimeOf(postmaster: number): number {
  const own = statOf(String(postmaster));
  if (own === null) throw new Error(`no process ${postmaster}`);
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(name);
      return stat?.parent === postmaster ? [stat.ticks] : [];
    });
  const ticks = backends.reduce((sum, one) => sum + one, own.ticks + own.ticks_of_ended);
  return (ticks * 1_000) / TICKS;
}
