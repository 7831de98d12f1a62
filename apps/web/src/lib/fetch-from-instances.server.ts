/** The API's own URLs where the operator set them, else the gateway as for a browser. */
const instanceUrls = () => (process.env.API_URL ?? `${process.env.ORIGIN}/api`).split(',');

let turn = 0;
/** Each instance once, another one first each time. A single URL is tried twice: it may resolve to another instance. */
function instancesInTurn(): string[] {
  const all = instanceUrls();
  turn = (turn + 1) % all.length;
  const inTurn = [...all.slice(turn), ...all.slice(0, turn)];
  return inTurn.length > 1 ? inTurn : [...inTurn, ...inTurn];
}

/** The response of the first available instance; a stopping one responds with 503 or not at all. For reads only. */
export async function fetchFromInstances(path: string, init: RequestInit = {}): Promise<Response> {
  const [last, ...before] = instancesInTurn().toReversed();
  for (const instance of before.toReversed()) {
    const response = await fetch(instance + path, init).catch(() => undefined);
    if (response && response.status < 502) return response;
    await response?.body?.cancel();
  }
  return fetch(last + path, init);
}
