import { withDeadline } from '#api/lib/deadline.ts';

type State = 'up' | 'down';
export type Checks<N extends string> = Record<N, () => Promise<void>>;

const patience = 1000;
const sharedFor = 1000;

/** Asks every server at once, and at most once a second however many probes come in. */
export function healthService<N extends string>(checks: Checks<N>) {
  let shared: { at: number; answer: Promise<Record<N, State>> } | undefined;

  const ask = async () => {
    const names = Object.keys(checks) as N[];
    const states = await Promise.all(
      names.map((name) =>
        withDeadline(checks[name](), patience).then(
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
      if (!shared || now - shared.at > sharedFor) shared = { at: now, answer: ask() };
      return shared.answer;
    },
  };
}

export type HealthService<N extends string> = ReturnType<typeof healthService<N>>;
