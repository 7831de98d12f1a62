import { useEffect } from 'react';
import { useAuth } from '#web/lib/auth.tsx';
import { deviceMarks } from '../device-marks.ts';
import { isEmpty } from '../marks.ts';

/** Merges the marks stored on the device into the account after signing in, on any page. Renders nothing. */
export function MergeDeviceMarks() {
  const { status } = useAuth();
  useEffect(() => {
    if (status !== 'signed-in' || isEmpty(deviceMarks.read())) return;
    // On failure the marks stay on the device, and the next fetch tries again.
    void import('../api/fetch-marks.ts').then(({ fetchMarks }) => fetchMarks()).catch(() => {});
  }, [status]);
  return null;
}
