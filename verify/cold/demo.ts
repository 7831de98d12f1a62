import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { clone } from './bare-root.ts';
import type { BareMachine } from './namespace.ts';

/** The last line of a demo that is ready. */
const readyText = 'Ctrl-C ends everything';

export type Demo = { seconds: number; stop: (timeoutSeconds: number) => Promise<number> };

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

/** Prints the output of a process and waits for a sentence in it. */
async function waitForOutput(child: ChildProcess, sentence: string, timeoutSeconds: number): Promise<void> {
  let output = '';
  const found = new Promise<void>((resolve) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        process.stderr.write(text);
        output = (output + text).slice(-10_000);
        if (output.includes(sentence)) resolve();
      });
    }
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the demo ended with ${code}`)),
  );
  const overdue = pause(timeoutSeconds * 1000, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`the demo was not ready after ${timeoutSeconds} s`)),
  );
  await Promise.race([found, ended, overdue]);
}

async function waitForNoProcess(machine: BareMachine, timeoutSeconds: number): Promise<void> {
  const deadline = performance.now() + timeoutSeconds * 1000;
  for (;;) {
    const left = machine.processes();
    if (left.length === 0) return;
    if (performance.now() > deadline) {
      throw new Error(`left after Ctrl-C: ${left.map(({ pid, name }) => `${pid} ${name}`).join('; ')}`);
    }
    await pause(100);
  }
}

/** `./scripts/demo` until it is ready. Stopping is Ctrl-C, and gives the seconds until no process was left. */
export async function startDemo(
  machine: BareMachine,
  variables: Record<string, string>,
  timeoutSeconds: number,
): Promise<Demo> {
  const began = performance.now();
  const child = machine.run(clone, ['./scripts/demo'], variables);
  await waitForOutput(child, readyText, timeoutSeconds);
  return {
    seconds: seconds(began),
    async stop(stopTimeoutSeconds) {
      const signalledAt = performance.now();
      process.kill(-child.pid!, 'SIGINT');
      await waitForNoProcess(machine, stopTimeoutSeconds);
      return seconds(signalledAt);
    },
  };
}
