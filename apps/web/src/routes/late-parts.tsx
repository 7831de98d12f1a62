import { useEffect } from 'react';
import { NewVersion } from '#web/components/layout/new-version.tsx';
import { OfflineBand } from '#web/components/layout/offline-band.tsx';
import { MergeDeviceMarks } from '#web/features/education/marks/components/merge-device-marks.tsx';
import { OutboxBand } from '#web/features/outbox/components/outbox-band.tsx';
import { storedProvince } from '#web/lib/stored-province.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { useDataSaver } from '#web/lib/data-saver.ts';
import { prefetch } from '#web/lib/offline/prefetch.ts';
import { openLinksAsDocuments } from '#web/lib/offline/open-links-as-documents.ts';
import { registerWorker, waitForController } from '#web/lib/offline/new-version.ts';

/** Parts of every page that are not urgent: loaded when the page is idle. */
export function LateParts() {
  useOfflinePrefetch();
  useEffect(openLinksAsDocuments, []);
  return (
    <>
      <MergeDeviceMarks />
      <OfflineBand />
      <OutboxBand />
      <NewVersion />
    </>
  );
}

function useOfflinePrefetch() {
  const auth = useAuth();
  const isDataSaverOn = useDataSaver();
  const { status } = auth;
  const memberId = status === 'signed-in' ? auth.user._id : undefined;
  useEffect(() => {
    if (status === 'loading' || isDataSaverOn) {
      void registerWorker().catch(ignore);
      return;
    }
    void registerWorker()
      .then(waitForController)
      .then(() => prefetch({ province: storedProvince.read(), memberId }))
      .catch(ignore);
  }, [status, memberId, isDataSaverOn]);
}

/** Storage may be blocked and the network lost; the page works without the offline content. */
const ignore = () => {};
