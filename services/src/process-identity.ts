import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Boot id and start time, which distinguish a process from a later one with the same pid.
 * A zombie counts as exited.
 */
export const processIdentity = (pid: number): string | undefined => {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The program name may contain spaces and brackets, so fields are counted from the last bracket.
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

/** Running processes whose working directory is in the folder. */
export const processesIn = (folder: string): number[] => {
  if (!existsSync(folder)) return [];
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!pid || !processIdentity(pid)) return false;
      const current = workingFolder(pid);
      return current === real || current?.startsWith(`${real}/`) === true;
    });
};
