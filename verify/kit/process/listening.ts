import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The address that a server of ours prints once it listens. */
export function listeningAddress(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const said = /listens at (http:[\w.:/]+\d)/.exec(text)?.[1];
      if (said) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
}

export async function stopGently(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
