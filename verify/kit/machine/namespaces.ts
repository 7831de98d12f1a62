import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { processIdentity } from '@app/services/src/process-identity.ts';

const namespaceOf = (pid: number | string) => {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return undefined;
  }
};

type Options = {
  /** Beside processes and mounts, which are always their own. */
  kinds?: readonly '--net'[];
  /** Bash; it prepares the mounts, prints a line and then reads one, whose end is the end of everything. */
  firstProcess: string;
  /** Its $0, $1, … */
  words: readonly string[];
  environment: NodeJS.ProcessEnv;
};

/**
 * Processes and mounts that are seen by nobody else. They go with the first process, which lives until its input ends,
 * so that nothing is left when the test dies, however it dies.
 */
export async function holdNamespaces({ kinds = [], firstProcess, words, environment }: Options) {
  const namespaces = ['--mount', '--pid', ...kinds, '--fork', '--kill-child'];
  const holder = spawn('unshare', [...namespaces, 'bash', '-c', firstProcess, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: environment,
    // Ctrl-C reaches the test, which ends this in order.
    detached: true,
  });
  const ended = once(holder, 'exit');
  await Promise.race([
    once(holder.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('the namespaces could not be made'))),
  ]);
  const first = Number(readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8'));
  const own = namespaceOf(first);
  if (!own || own === namespaceOf('self')) throw new Error('there are no processes of their own');

  return {
    first,
    /** The living processes, without the first. */
    processes: (): { pid: number; name: string }[] =>
      readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid && pid !== first && namespaceOf(pid) === own && processIdentity(pid))
        .map((pid) => ({ pid, name: nameOf(pid) })),
    stop: async (): Promise<void> => {
      holder.stdin.end();
      await ended;
    },
  };
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return 'gone';
  }
}
