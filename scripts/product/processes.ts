import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

export type Program = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  stopSignal?: NodeJS.Signals;
};

type Running = { program: Program; child: ChildProcess };

/** Runs programs in one terminal: output lines are prefixed with the name, and crashed programs are restarted. */
export class ProcessGroup {
  readonly #running = new Map<string, Running>();
  #isStopping = false;

  start(program: Program): void {
    // Its own process group, so that Ctrl-C does not reach it and the stop order is ours.
    const child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: program.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => console.info(`${program.name} | ${line}`));
    }
    this.#running.set(program.name, { program, child });
    child.on('error', (error) => console.error(`${program.name} | ${error.message}`));
    child.on('exit', (code, signal) => void this.#ended(program, code ?? signal));
  }

  async #ended(program: Program, reason: number | string | null): Promise<void> {
    if (this.#isStopping) return;
    console.error(`${program.name} | exited (${reason}); restarting`);
    await wait(500);
    if (!this.#isStopping) this.start(program);
  }

  /** Stops in the given order of name prefixes, each fully before the next, so that no accepted request is lost. */
  async stop(order: string[], timeoutMs = 30_000): Promise<void> {
    this.#isStopping = true;
    for (const prefix of order) {
      const group = [...this.#running.values()].filter(({ program }) => program.name.startsWith(prefix));
      await Promise.all(group.map((running) => end(running, timeoutMs)));
    }
  }
}

async function end({ program, child }: Running, timeoutMs: number): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  if (hasEnded() || !child.pid) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, program.stopSignal ?? 'SIGTERM');
  await Promise.race([exited, wait(timeoutMs, undefined, { ref: false })]);
  if (!hasEnded()) process.kill(-child.pid, 'SIGKILL');
}

/** Waits until the URL returns a success status. */
export async function waitUntilUp(url: string, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    if (performance.now() > deadline) throw new Error(`${url} did not answer within ${timeoutMs} ms`);
    await wait(100);
  }
}

/** Runs `stop` once, on the first signal that asks for it. */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}
