import { type Collector, nearestCollector } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import { useEffect, useState } from 'react';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { call } from '#web/lib/api.ts';

type Found = { collector: Collector | null; disposalLocation: string };
export type NearestPlace = { status: 'none' | 'asking' | 'failed' } | ({ status: 'found' } & Found);

type Answer = { question: string; found: Found | undefined };

/** Who takes this material in the chosen province; nothing is asked before one is chosen. */
export function useNearestPlace(material: MaterialKey, province: Province | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const question = `${material} ${province} ${attempt}`;

  useEffect(() => {
    if (!province) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const keep = (found: Found | undefined) => {
      if (!signal.aborted) setAnswer({ question, found });
    };
    call(nearestCollector, { query: { material, province } }, { signal }).then(keep, () => keep(undefined));
    return () => asking.abort();
  }, [material, province, question]);

  return { place: placeOf(province, question, answer), retry: () => setAttempt((count) => count + 1) };
}

function placeOf(province: Province | undefined, question: string, answer: Answer | undefined): NearestPlace {
  if (!province) return { status: 'none' };
  if (answer?.question !== question) return { status: 'asking' };
  return answer.found ? { status: 'found', ...answer.found } : { status: 'failed' };
}
