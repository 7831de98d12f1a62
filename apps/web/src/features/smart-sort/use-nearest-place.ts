import { type Collector, nearestCollector } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import { useEffect, useState } from 'react';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { call } from '#web/lib/api.ts';

type Found = { collector: Collector | null; disposalLocation: string };
export type NearestPlace = { status: 'none' | 'asking' | 'failed' } | ({ status: 'found' } & Found);
/** A buyer of the material, or a point for hazardous waste; never one for the other. */
type Wanted = { material: MaterialKey } | { kind: 'b3' };

type Answer = { requestKey: string; found: Found | undefined };

/** The nearest place in the chosen province; no request without a province. */
export function useNearestPlace(wanted: Wanted, province: Province | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const target = JSON.stringify(wanted);
  const requestKey = `${target} ${province} ${attempt}`;

  useEffect(() => {
    if (!province) return undefined;
    const abortController = new AbortController();
    const { signal } = abortController;
    const onResult = (found: Found | undefined) => {
      if (!signal.aborted) setAnswer({ requestKey, found });
    };
    const query = { ...(JSON.parse(target) as Wanted), province };
    call(nearestCollector, { query }, { signal }).then(onResult, () => onResult(undefined));
    return () => abortController.abort();
  }, [target, province, requestKey]);

  return { place: placeOf(province, requestKey, answer), retry: () => setAttempt((count) => count + 1) };
}

function placeOf(
  province: Province | undefined,
  requestKey: string,
  answer: Answer | undefined,
): NearestPlace {
  if (!province) return { status: 'none' };
  if (answer?.requestKey !== requestKey) return { status: 'asking' };
  return answer.found ? { status: 'found', ...answer.found } : { status: 'failed' };
}
