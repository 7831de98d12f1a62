import type { Registration } from '@app/contract/directory';
import { registrationText as text } from '#web/messages/directory.ts';

/** Tercatat di SIPSN, laporan terakhir 2022, belum dikonfirmasi */
export function registeredText({ source, lastReportYear, maybeClosed }: Registration): string {
  const report = lastReportYear === null ? text.noReport : text.lastReport(lastReportYear);
  return [text.registered(source), report, maybeClosed ? text.maybeClosed : text.unconfirmed].join(', ');
}
