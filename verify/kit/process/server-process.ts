import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Waits for the address that a server prints when it listens. */
export function listeningAddress(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const printed = /listens at (http:[\w.:/]+\d)/.exec(text)?.[1];
      if (printed) resolve(printed);
    });
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
