import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { askPosition, type Point } from '#web/lib/device-position.ts';

type Status = 'off' | 'asking' | 'on' | 'refused' | 'failed';

type NearMe = {
  status: Status;
  /** Rounded; kept in this tab's memory alone: never in an address, a log or on the disk. */
  point: Point | undefined;
  ask: () => Promise<Point | undefined>;
  forget: () => void;
};

const NearMeContext = createContext<NearMe | undefined>(undefined);

export function useNearMe(): NearMe {
  const nearMe = useContext(NearMeContext);
  if (!nearMe) throw new Error('useNearMe was called outside of NearMeProvider');
  return nearMe;
}

/** List, map and calculator know the same position, from the tap on "Dekat saya" until the next one. */
export function NearMeProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<{ status: Status; point?: Point }>({ status: 'off' });

  const ask = useCallback(async () => {
    setState({ status: 'asking' });
    const answer = await askPosition();
    if (answer.status !== 'found') {
      setState({ status: answer.status });
      return undefined;
    }
    const point = { latitude: answer.latitude, longitude: answer.longitude };
    setState({ status: 'on', point });
    return point;
  }, []);
  const forget = useCallback(() => setState({ status: 'off' }), []);

  const nearMe = useMemo(
    () => ({ status: state.status, point: state.point, ask, forget }),
    [state, ask, forget],
  );
  return <NearMeContext value={nearMe}>{children}</NearMeContext>;
}

/** How a point stands in a request. */
export const pointQuery = (point: Point | undefined) =>
  point ? { lat: point.latitude, lon: point.longitude } : {};
