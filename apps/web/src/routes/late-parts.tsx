import { useEffect } from 'react';
import { NewVersion } from '#web/components/layout/new-version.tsx';
import { OfflineBand } from '#web/components/layout/offline-band.tsx';
import { BringMarksAlong } from '#web/features/education/marks/components/bring-marks-along.tsx';
import { OutboxBand } from '#web/features/outbox/components/outbox-band.tsx';
import { storedProvince } from '#web/features/smart-sort/stored-province.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { useDataSaver } from '#web/lib/data-saver.ts';
import { fetchAhead } from '#web/lib/offline/fetch-ahead.ts';
import { leaveByDocument } from '#web/lib/offline/leave-by-document.ts';
import { registerWorker, workerInCharge } from '#web/lib/offline/new-version.ts';

/** What rides along on every page and nobody waits for: fetched when the page has come to rest. */
export function LateParts() {
  useKeptForReading();
  useEffect(leaveByDocument, []);
  return (
    <>
      <BringMarksAlong />
      <OfflineBand />
      <OutboxBand />
      <NewVersion />
    </>
  );
}

function useKeptForReading() {
  const auth = useAuth();
  const isSaving = useDataSaver();
  const { status } = auth;
  const memberId = status === 'signed-in' ? auth.user._id : undefined;
  useEffect(() => {
    if (status === 'loading' || isSaving) {
      void registerWorker().catch(forget);
      return;
    }
    void registerWorker()
      .then(workerInCharge)
      .then(() => fetchAhead({ province: storedProvince.read(), memberId }))
      .catch(forget);
  }, [status, memberId, isSaving]);
}

/** Storage may be forbidden and a network may go: the page is whole without what was to be kept. */
const forget = () => {};
