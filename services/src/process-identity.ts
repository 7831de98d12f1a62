import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * What tells a process from a later one that was given the same pid: the boot and the moment of its birth.
 * A zombie that nobody reaped counts as gone.
 */
export const birthOf = (pid: number): string | undefined => {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The program's name may hold spaces and brackets, so fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const startTime = fields[19];
  if (!startTime || state === 'Z' || state === 'X') return undefined;
  return `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${startTime}`;
};

const workingFolder = (pid: number) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

/** Living processes that work in a folder or below it. */
export const processesIn = (folder: string): number[] => {
  if (!existsSync(folder)) return [];
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!pid || !birthOf(pid)) return false;
      const current = workingFolder(pid);
      return current === real || current?.startsWith(`${real}/`) === true;
    });
};
