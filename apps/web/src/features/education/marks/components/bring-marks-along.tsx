import { useEffect } from 'react';
import { useAuth } from '#web/lib/auth.tsx';
import { deviceMarks } from '../device-marks.ts';
import { isEmpty } from '../marks.ts';

/** Whoever signs in, on whichever page, takes along what this device kept for them. Shows nothing. */
export function BringMarksAlong() {
  const { status } = useAuth();
  useEffect(() => {
    if (status !== 'signed-in' || isEmpty(deviceMarks.read())) return;
    // What fails is still on the device, and the next page that asks for the marks tries again.
    void import('../api/ask-marks.ts').then(({ askMarks }) => askMarks()).catch(() => {});
  }, [status]);
  return null;
}
