import { median, rounded } from '../kit/statistics.ts';
import type { Observation } from './watch.ts';

/** One fault: when it began, when its cause ended, and when everything worked again. */
export type InjectedFault = { kind: string; at: number; endedAt: number; recoveredAt: number };

type Outage = { feature: string; seconds: number };

/** The time from the fault to the first correct response after the last failure, for each affected feature. */
export function outagesOf({ at, recoveredAt }: InjectedFault, observations: Observation[]): Outage[] {
  const during = observations.filter((one) => one.at >= at && one.askedAt <= recoveredAt);
  return [...Map.groupBy(during, ({ feature }) => feature)].flatMap(([feature, list]) => {
    const last = list.findLast(({ verdict }) => verdict !== 'ok');
    if (!last) return [];
    const correctAfter = list.filter(({ verdict, askedAt }) => verdict === 'ok' && askedAt >= last.askedAt);
    const correctAt = Math.min(recoveredAt, ...correctAfter.map((one) => one.at));
    return [{ feature, seconds: rounded((Math.max(correctAt, last.at) - at) / 1000) }];
  });
}

/** For each kind of fault: count, duration, and the outages of each feature. */
export function degradationTable(injected: InjectedFault[], observations: Observation[]) {
  const kinds = [...Map.groupBy(injected, ({ kind }) => kind)].map(([kind, list]) => {
    const outages = Map.groupBy(
      list.flatMap((one) => outagesOf(one, observations)),
      ({ feature }) => feature,
    );
    const features = [...outages].map(([feature, times]) => {
      const seconds = times.map((one) => one.seconds);
      return [
        feature,
        { times: seconds.length, median: median(seconds), max: Math.max(...seconds) },
      ] as const;
    });
    const lasted = list.map(({ at, endedAt }) => (endedAt - at) / 1000);
    return [
      kind,
      {
        injected: list.length,
        medianSeconds: median(lasted),
        degraded: Object.fromEntries(features),
      },
    ] as const;
  });
  return Object.fromEntries(kinds);
}
