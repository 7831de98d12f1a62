import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.tsx';
import { recordDeviceScan } from './device/record-device-scan.ts';
import { type Answer, PhotoUpload } from './photo-upload.ts';

/** `memberId`: the sender of the photo; undefined for a visitor. */
type Shown = Answer & { id: string; memberId: string | undefined };

/**
 * The answer is a history entry: "back" leads to the upload panel, "forward" to the answer again. The photo cannot be
 * stored in the entry, so a reload starts over.
 */
export function useAnswer(memberId: string | undefined) {
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { state, pathname } = useLocation() as { state: { answer?: string } | null; pathname: string };
  const [upload] = useState(() => new PhotoUpload());
  const [answer, setAnswer] = useState<Shown>();
  const [wasAnswered, setWasAnswered] = useState(false);

  // Leaving the page aborts the upload.
  useEffect(() => () => upload.remove(), [upload]);
  const address = answer?.photo.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  const submit = async () => {
    const next = await upload.submit();
    if (!next) {
      if (upload.getState().failure?.isSessionExpired) await refresh();
      return;
    }
    const id = crypto.randomUUID();
    const scan = await recordDeviceScan(memberId, next.classified);
    setAnswer({ ...next, classified: { ...next.classified, scan }, id, memberId });
    setWasAnswered(true);
    await navigate(pathname, { state: { answer: id }, preventScrollReset: true });
  };
  const startAgain = () => {
    setAnswer(undefined);
    void navigate(-1);
  };

  // Another member may have signed in in another tab and must not see this photo.
  const isOtherMembers =
    answer?.memberId !== undefined && memberId !== undefined && answer.memberId !== memberId;
  const isShown = answer !== undefined && state?.answer === answer.id && !isOtherMembers;
  return { upload, submit, answer: isShown ? answer : undefined, wasAnswered, startAgain };
}
