import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { requestPosition, type Point } from '#web/lib/device-position.ts';

type Status = 'off' | 'asking' | 'on' | 'refused' | 'failed';

type NearMe = {
  status: Status;
  /** Rounded and kept in memory only: never in a URL, a log or on disk. */
  point: Point | undefined;
  requestPosition: () => Promise<Point | undefined>;
  clearPosition: () => void;
};

const NearMeContext = createContext<NearMe | undefined>(undefined);

export function useNearMe(): NearMe {
  const nearMe = useContext(NearMeContext);
  if (!nearMe) throw new Error('useNearMe was called outside of NearMeProvider');
  return nearMe;
}

/** Shares one position between the list, the map and the calculator. */
export function NearMeProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<{ status: Status; point?: Point }>({ status: 'off' });

  const findMe = useCallback(async () => {
    setState({ status: 'asking' });
    const answer = await requestPosition();
    if (answer.status !== 'found') {
      setState({ status: answer.status });
      return undefined;
    }
    const point = { latitude: answer.latitude, longitude: answer.longitude };
    setState({ status: 'on', point });
    return point;
  }, []);
  const clearPosition = useCallback(() => setState({ status: 'off' }), []);

  const nearMe = useMemo(
    () => ({ status: state.status, point: state.point, requestPosition: findMe, clearPosition }),
    [state, findMe, clearPosition],
  );
  return <NearMeContext value={nearMe}>{children}</NearMeContext>;
}

/** The query parameters of a point. */
export const pointQuery = (point: Point | undefined) =>
  point ? { lat: point.latitude, lon: point.longitude } : {};
