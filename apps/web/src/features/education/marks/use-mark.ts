import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { failureText } from '#web/lib/failure.ts';
import { storedToken } from '#web/lib/token.ts';
import { marksText as text } from '#web/messages/education-marks.ts';
import { marksQuery } from './api/member-marks.ts';
import { type Piece, useSetMark, usePendingMark } from './api/set-mark.ts';
import { deviceMarks, noMarks } from './device-marks.ts';
import { hasMark, type Mark, withMark } from './marks.ts';
import { onOtherTabChange } from './other-tabs.ts';
import { recentCounts } from './recent-counts.ts';

/** State, count and toggle of a like or save. `drawn`: the count rendered by the server. */
export function useMark(mark: Mark, { kind, id }: Piece, drawn: number) {
  const piece = { kind, id };
  const deviceState = useSyncExternalStore(deviceMarks.subscribe, deviceMarks.read, () => noMarks);
  const memberState = useMemberMarks();
  const pendingIsOn = usePendingMark(mark, piece);
  const setMark = useSetMark(mark, piece);
  const recentCount = useRecentCount(mark, piece, drawn);

  const isCounted = memberState ? hasMark(memberState, mark, piece) : false;
  // The server counts members only.
  const isUncounted = hasMark(deviceState, mark, piece) && !isCounted;
  const wasOn = isCounted || isUncounted;
  const isOn = pendingIsOn ?? wasOn;
  const before = isUncounted ? drawn + 1 : (recentCount ?? drawn);
  const count = Math.max(0, before + Number(isOn) - Number(wasOn));

  const keepOnDevice = (next: boolean) => {
    recentCounts.store(mark, piece, { drawn, now: drawn + Number(next) });
    deviceMarks.write(withMark(deviceMarks.read(), mark, piece, next));
  };
  const send = (next: boolean) =>
    setMark.mutate(
      { isOn: next, count: drawn },
      {
        onError: (error) => showErrorWithRetry(failureText(error, text.notSent[mark]), () => send(next)),
      },
    );
  /** Checks the token, because the session may not be loaded yet when the button is pressed. */
  const toggle = () => (storedToken.read() ? send(!isOn) : keepOnDevice(!isOn));
  return { isOn, count, toggle };
}

/** Undefined for visitors and while loading. */
function useMemberMarks() {
  const auth = useAuth();
  const client = useQueryClient();
  const memberId = auth.status === 'signed-in' ? auth.user._id : undefined;
  const { data } = useQuery({ ...marksQuery(memberId ?? ''), enabled: memberId !== undefined });
  useEffect(() => onOtherTabChange(() => void client.invalidateQueries({ queryKey: ['marks'] })), [client]);
  return memberId === undefined ? undefined : data;
}

const noSubscription = () => () => {};

/** Undefined during hydration, because the server cannot know the stored count. */
const useRecentCount = (mark: Mark, piece: Piece, drawn: number) =>
  useSyncExternalStore(
    noSubscription,
    () => recentCounts.read(mark, piece, drawn),
    () => undefined,
  );
