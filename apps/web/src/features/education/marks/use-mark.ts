import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { failureText } from '#web/lib/failure.ts';
import { storedToken } from '#web/lib/token.ts';
import { marksText as text } from '#web/messages/education-marks.ts';
import { marksQuery } from './api/member-marks.ts';
import { type Piece, useSetMark, useWish } from './api/set-mark.ts';
import { deviceMarks, noMarks } from './device-marks.ts';
import { hasMark, type Mark, withMark } from './marks.ts';
import { onChangeElsewhere } from './other-tabs.ts';
import { recentCounts } from './recent-counts.ts';

/** Whether the person likes or saved a piece, how many do, and the way to change it. `drawn`: the page's count. */
export function useMark(mark: Mark, { kind, id }: Piece, drawn: number) {
  const piece = { kind, id };
  const kept = useSyncExternalStore(deviceMarks.subscribe, deviceMarks.read, () => noMarks);
  const known = useMemberMarks();
  const wish = useWish(mark, piece);
  const setMark = useSetMark(mark, piece);
  const recent = useRecentCount(mark, piece, drawn);

  const isCounted = known ? hasMark(known, mark, piece) : false;
  // The server counts nobody but members.
  const isUncounted = hasMark(kept, mark, piece) && !isCounted;
  const wasOn = isCounted || isUncounted;
  const isOn = wish ?? wasOn;
  const before = isUncounted ? drawn + 1 : (recent ?? drawn);
  const count = Math.max(0, before + Number(isOn) - Number(wasOn));

  const keepOnDevice = (next: boolean) => {
    recentCounts.keep(mark, piece, { drawn, now: drawn + Number(next) });
    deviceMarks.write(withMark(deviceMarks.read(), mark, piece, next));
  };
  const send = (next: boolean) =>
    setMark.mutate(
      { isOn: next, count: drawn },
      {
        onError: (error) => showErrorWithRetry(failureText(error, text.notSent[mark]), () => send(next)),
      },
    );
  /** The token and not the session: who presses before the session is known is a member all the same. */
  const toggle = () => (storedToken.read() ? send(!isOn) : keepOnDevice(!isOn));
  return { isOn, count, toggle };
}

/** Undefined for visitors, and until the server has answered. */
function useMemberMarks() {
  const auth = useAuth();
  const client = useQueryClient();
  const memberId = auth.status === 'signed-in' ? auth.user._id : undefined;
  const { data } = useQuery({ ...marksQuery(memberId ?? ''), enabled: memberId !== undefined });
  useEffect(() => onChangeElsewhere(() => void client.invalidateQueries({ queryKey: ['marks'] })), [client]);
  return memberId === undefined ? undefined : data;
}

const never = () => () => {};

/** Not while waking up: the page as it was sent knows nothing of this browser. */
const useRecentCount = (mark: Mark, piece: Piece, drawn: number) =>
  useSyncExternalStore(
    never,
    () => recentCounts.read(mark, piece, drawn),
    () => undefined,
  );
