/** Straight to the API where the operator named it, else through the gateway as a browser does. */
const addresses = () => (process.env.API_URL ?? `${process.env.ORIGIN}/api`).split(',');

let turn = 0;
/** Each copy once, another one first each time. A name that stands for many may lead elsewhere the second time. */
function copiesToAsk(): string[] {
  const all = addresses();
  turn = (turn + 1) % all.length;
  const inTurn = [...all.slice(turn), ...all.slice(0, turn)];
  return inTurn.length > 1 ? inTurn : [...inTurn, ...inTurn];
}

/** The answer of the first copy that is there; one that stops meanwhile says so, or says nothing. For reading only. */
export async function askCopies(path: string, init: RequestInit = {}): Promise<Response> {
  const [last, ...before] = copiesToAsk().toReversed();
  for (const copy of before.toReversed()) {
    const response = await fetch(copy + path, init).catch(() => undefined);
    if (response && response.status < 502) return response;
    await response?.body?.cancel();
  }
  return fetch(last + path, init);
}
