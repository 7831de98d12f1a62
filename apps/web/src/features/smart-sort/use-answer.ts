import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.tsx';
import { recordHere } from './device/record-here.ts';
import { type Answer, PhotoUpload } from './photo-upload.ts';

/** `memberId`: whose photo it was; nobody's, when a visitor sent it. */
type Shown = Answer & { id: string; memberId: string | undefined };

/**
 * The answer on screen is an entry of the browser's history: "back" leads to the upload panel, "forward" to the
 * answer again. What the entry cannot carry (the photo) is kept here, so a reloaded page starts anew.
 */
export function useAnswer(memberId: string | undefined) {
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { state, pathname } = useLocation() as { state: { answer?: string } | null; pathname: string };
  const [upload] = useState(() => new PhotoUpload());
  const [answer, setAnswer] = useState<Shown>();
  const [wasAnswered, setWasAnswered] = useState(false);

  // Who leaves the page gives up what is under way.
  useEffect(() => () => upload.remove(), [upload]);
  const address = answer?.photo.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  const submit = async () => {
    const next = await upload.submit();
    if (!next) {
      if (upload.getState().failure?.sessionIsOver) await refresh();
      return;
    }
    const id = crypto.randomUUID();
    const scan = await recordHere(memberId, next.classified);
    setAnswer({ ...next, classified: { ...next.classified, scan }, id, memberId });
    setWasAnswered(true);
    await navigate(pathname, { state: { answer: id }, preventScrollReset: true });
  };
  const startAgain = () => {
    setAnswer(undefined);
    void navigate(-1);
  };

  // In another tab somebody else may have signed in: this photo is none of their business.
  const isStrangers =
    answer?.memberId !== undefined && memberId !== undefined && answer.memberId !== memberId;
  const isShown = answer !== undefined && state?.answer === answer.id && !isStrangers;
  return { upload, submit, answer: isShown ? answer : undefined, wasAnswered, startAgain };
}
