import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { clone } from './bare-root.ts';
import type { BareMachine } from './namespace.ts';

/** What the demo says when everything is there. */
const lastWords = 'Ctrl-C ends everything';

export type Demo = { seconds: number; stop: () => Promise<number> };

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

/** Shows what a process says, and waits until it has said something. */
async function untilSaid(child: ChildProcess, sentence: string, timeoutMs: number): Promise<void> {
  let said = '';
  const matched = new Promise<void>((resolve) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        process.stderr.write(text);
        said = (said + text).slice(-10_000);
        if (said.includes(sentence)) resolve();
      });
    }
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the demo ended with ${code}`)),
  );
  const overdue = pause(timeoutMs, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`the demo was not ready after ${timeoutMs / 1000} s`)),
  );
  await Promise.race([matched, ended, overdue]);
}

async function untilEmpty(machine: BareMachine, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
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
  timeoutMs: number,
): Promise<Demo> {
  const began = performance.now();
  const child = machine.run(clone, ['./scripts/demo'], variables);
  await untilSaid(child, lastWords, timeoutMs);
  return {
    seconds: seconds(began),
    async stop() {
      const asked = performance.now();
      process.kill(-child.pid!, 'SIGINT');
      await untilEmpty(machine, 60_000);
      return seconds(asked);
    },
  };
}
