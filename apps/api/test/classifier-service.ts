import { spawnProgram } from './spawned-server.ts';

/** One process and one place in the queue, so that each photo affects the next. */
const singleProcess = { CLASSIFIER_PROCESSES: '1', CLASSIFIER_QUEUE: '1', CLASSIFIER_DEADLINE_MS: '50000' };

/** The classifier service as a process of its own, ready for photos. */
export async function startClassifierService(overrides: Record<string, string> = {}) {
  const env = { ...singleProcess, PORT: '0', NODE_ENV: 'test', ...overrides };
  const service = await spawnProgram(
    'src/classifier-server.ts',
    env,
    /listens at (http:\/\/[\d.:]+)[^]*"pid":(\d+)[^\n]*classifier process ready|"pid":(\d+)[^\n]*classifier process ready[^]*listens at (http:\/\/[\d.:]+)/,
  );
  const [, addressFirst, pidLast, pidFirst, addressLast] = service.match;
  const address = addressFirst ?? addressLast ?? '';
  const metrics = () => fetch(`${address}/metrics`).then((response) => response.text());
  return {
    ...service,
    address,
    /** The process that decodes. */
    classifier: Number(pidLast ?? pidFirst),
    metrics,
    /** The value of a metric without labels, or with these. */
    metric: async (name: string) =>
      Number(
        (await metrics())
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')
          .at(-1),
      ),
  };
}
