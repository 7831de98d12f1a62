import { type Collector, nearestCollector } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import { useEffect, useState } from 'react';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { call } from '#web/lib/api.ts';

type Found = { collector: Collector | null; disposalLocation: string };
export type NearestPlace = { status: 'none' | 'asking' | 'failed' } | ({ status: 'found' } & Found);

type Answer = { requestKey: string; found: Found | undefined };

/** The nearest collector of the material in the chosen province; no request without a province. */
export function useNearestPlace(material: MaterialKey, province: Province | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const requestKey = `${material} ${province} ${attempt}`;

  useEffect(() => {
    if (!province) return undefined;
    const abortController = new AbortController();
    const { signal } = abortController;
    const onResult = (found: Found | undefined) => {
      if (!signal.aborted) setAnswer({ requestKey, found });
    };
    call(nearestCollector, { query: { material, province } }, { signal }).then(onResult, () =>
      onResult(undefined),
    );
    return () => abortController.abort();
  }, [material, province, requestKey]);

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
