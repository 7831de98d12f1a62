import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounded } from '../kit/statistics.ts';

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
  endTime: number;
};

/** Self time by function in the last seconds of a process, without idle time, largest first. */
export function topSelfTime(folder: string, pid: number, lastSeconds: number, count = 15) {
  const name = readdirSync(folder).find((file) => file.includes(`.${pid}.0.`));
  if (!name) throw new Error(`process ${pid} left no profile`);
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Profile;
  const places = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'} ${url.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')}:${lineNumber + 1}`,
    ]),
  );
  const times = new Map<string, number>();
  const whole = timeDeltas.reduce((sum, delta) => sum + delta, 0);
  let at = 0;
  for (const [index, id] of samples.entries()) {
    const delta = timeDeltas[index] ?? 0;
    at += delta;
    const place = places.get(id) ?? '';
    if (whole - at > lastSeconds * 1_000_000 || place.startsWith('(idle)')) continue;
    times.set(place, (times.get(place) ?? 0) + delta);
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([place, time]) => ({ place, share: rounded(time / busy) }));
}
