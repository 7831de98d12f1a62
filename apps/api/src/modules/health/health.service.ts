import { withDeadline } from '#api/lib/deadline.ts';

type State = 'up' | 'down';
export type Checks<N extends string> = Record<N, () => Promise<void>>;

const checkTimeoutMs = 1000;
const cacheMs = 1000;

/** Checks all dependencies in parallel, at most once a second for any number of probes. */
export function healthService<N extends string>(checks: Checks<N>) {
  let cached: { at: number; result: Promise<Record<N, State>> } | undefined;

  const checkAll = async () => {
    const names = Object.keys(checks) as N[];
    const states = await Promise.all(
      names.map((name) =>
        withDeadline(checks[name](), checkTimeoutMs).then(
          () => 'up' as const,
          () => 'down' as const,
        ),
      ),
    );
    return Object.fromEntries(names.map((name, index) => [name, states[index]])) as Record<N, State>;
  };

  return {
    dependencies(): Promise<Record<N, State>> {
      const now = performance.now();
      if (!cached || now - cached.at > cacheMs) cached = { at: now, result: checkAll() };
      return cached.result;
    },
  };
}

export type HealthService<N extends string> = ReturnType<typeof healthService<N>>;
