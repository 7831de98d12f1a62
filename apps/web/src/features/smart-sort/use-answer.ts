import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.tsx';
import type { Choices } from './choices.ts';
import { loadAnswerView } from './classify-photo.ts';
import { onDevice } from './device/on-device.ts';
import { recordDeviceScan } from './device/record-device-scan.ts';
import { deleteLastAnswer, writeLastAnswer, readLastAnswer } from './last-answer.ts';
import { type Answer, PhotoUpload } from './photo-upload.ts';

/** `memberId`: the sender of the photo; undefined for a visitor. */
type Shown = Answer & { id: string; memberId: string | undefined; choices: Choices };

/**
 * The answer is a history entry: "back" leads to the upload panel, "forward" to the answer again. It is kept on the
 * device, so that a reload or a visit to another page does not lose it.
 */
export function useAnswer(memberId: string | undefined) {
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { state, pathname } = useLocation() as { state: { answer?: string } | null; pathname: string };
  const [upload] = useState(() => new PhotoUpload());
  const [answer, setAnswer] = useState<Shown>();
  const [wasAnswered, setWasAnswered] = useState(false);
  // Read when the answer comes: a photo may start before it is known who is signed in.
  const member = useRef(memberId);
  useEffect(() => {
    member.current = memberId;
  });

  // Leaving the page aborts the upload.
  useEffect(() => () => upload.remove(), [upload]);
  const address = answer?.photo.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  useEffect(() => void restoreAnswer().then((restored) => setAnswer((now) => now ?? restored)), []);

  const open = (id: string) => navigate(pathname, { state: { answer: id }, preventScrollReset: true });
  const submit = async () => {
    const next = await upload.submit();
    if (!next) {
      if (upload.getState().failure?.isSessionExpired) await refresh();
      return;
    }
    const id = crypto.randomUUID();
    const sender = member.current;
    const scan = await recordDeviceScan(sender, next.classified);
    const shown = { ...next, classified: { ...next.classified, scan }, id, memberId: sender, choices: {} };
    setAnswer(shown);
    setWasAnswered(true);
    // Kept first: a person may leave at once.
    await keepShown(shown, next.photo.blob);
    await open(id);
  };
  /** Classifies at once; offline without a model the photo waits for a tap. */
  const choose = async (file: File | undefined) => {
    void upload.choose(file);
    if (!file || (!navigator.onLine && !(await onDevice.isKept()))) return;
    await submit();
  };
  const chooseForAnswer = (choices: Choices) => {
    if (!answer) return;
    const changed = { ...answer, choices };
    setAnswer(changed);
    void keepShown(changed);
  };
  const startAgain = () => void navigate(-1);
  const forget = () => {
    setAnswer(undefined);
    void deleteLastAnswer();
  };

  // Another member may have signed in in another tab and must not see this photo.
  const isOtherMembers =
    answer?.memberId !== undefined && memberId !== undefined && answer.memberId !== memberId;
  const own = isOtherMembers ? undefined : answer;
  const isShown = own !== undefined && state?.answer === own.id;
  return {
    upload,
    choose,
    submit,
    answer: isShown ? own : undefined,
    /** The last answer while the upload panel is shown. */
    last: isShown ? undefined : own,
    openLast: () => own && void open(own.id),
    forgetLast: forget,
    onChoose: chooseForAnswer,
    wasAnswered,
    startAgain,
  };
}

async function restoreAnswer(): Promise<Shown | undefined> {
  const kept = await readLastAnswer();
  if (!kept) return undefined;
  const { id, memberId, answered, choices } = kept.answer;
  const view = await loadAnswerView().catch(() => undefined);
  if (!view) return undefined;
  const photo = { blob: kept.photo, address: URL.createObjectURL(kept.photo) };
  return { id, memberId, choices, photo, classified: { ...answered, view } };
}

function keepShown({ id, memberId, choices, classified }: Shown, photo?: Blob): Promise<void> {
  const { view: _, ...answered } = classified;
  return writeLastAnswer({ id, memberId, answered, choices }, photo);
}
