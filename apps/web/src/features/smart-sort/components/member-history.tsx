import { useCallback, useEffect, useState } from 'react';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { offlineText } from '#web/messages/errors.ts';
import { historyText as text } from '#web/messages/smart-sort.ts';
import type { ScanHistory } from './history/scan-history.tsx';

/** `revision` changes after a new scan or feedback. */
type Props = { revision: string };

/** The history is loaded lazily, so that visitors never load it. */
export function MemberHistory({ revision }: Props) {
  const [part, setPart] = useState<{ History: typeof ScanHistory } | 'lost'>();
  const load = useCallback(() => {
    import('./history/scan-history.tsx').then(
      ({ ScanHistory: History }) => setPart({ History }),
      () => setPart('lost'),
    );
  }, []);
  useEffect(load, [load]);
  if (!part) return null;
  return (
    <section id="riwayat" aria-labelledby="judul-riwayat" className="page-width mt-14 md:mt-20">
      <h2 id="judul-riwayat" className="section-title">
        {text.title}
      </h2>
      {part === 'lost' ? (
        <div className="mt-4">
          <ErrorBox {...offlineText} onRetry={load} />
        </div>
      ) : (
        <part.History revision={revision} />
      )}
    </section>
  );
}
