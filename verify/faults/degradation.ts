import { median, rounded } from '../kit/statistics.ts';
import type { Seen } from './watch.ts';

/** One fault: when it struck, when its cause was gone, and when everything worked again. */
export type Struck = { kind: string; at: number; overAt: number; settledAt: number };

type Outage = { feature: string; seconds: number };

/** From the blow until the first right answer after the last wrong one; a feature that went on is not in it. */
export function outagesOf({ at, settledAt }: Struck, seen: Seen[]): Outage[] {
  const during = seen.filter((one) => one.at >= at && one.askedAt <= settledAt);
  return [...Map.groupBy(during, ({ feature }) => feature)].flatMap(([feature, list]) => {
    const last = list.findLast(({ verdict }) => verdict !== 'right');
    if (!last) return [];
    const well = list.filter(({ verdict, askedAt }) => verdict === 'right' && askedAt >= last.askedAt);
    const back = Math.min(settledAt, ...well.map((one) => one.at));
    return [{ feature, seconds: rounded((Math.max(back, last.at) - at) / 1000) }];
  });
}

/** Per kind of fault: how often it struck, how long it lasted itself, and which features it took for how long. */
export function degradationTable(struck: Struck[], seen: Seen[]) {
  const kinds = [...Map.groupBy(struck, ({ kind }) => kind)].map(([kind, list]) => {
    const outages = Map.groupBy(
      list.flatMap((one) => outagesOf(one, seen)),
      ({ feature }) => feature,
    );
    const features = [...outages].map(([feature, times]) => {
      const seconds = times.map((one) => one.seconds);
      return [
        feature,
        { times: seconds.length, median: median(seconds), max: Math.max(...seconds) },
      ] as const;
    });
    const lasted = list.map(({ at, overAt }) => (overAt - at) / 1000);
    return [
      kind,
      {
        struck: list.length,
        medianSeconds: median(lasted),
        degraded: Object.fromEntries(features),
      },
    ] as const;
  });
  return Object.fromEntries(kinds);
}
