import type { Collector, Registration } from '@app/contract/directory';
import { formatDate, formatMonth, jakarta } from '#web/lib/format-date.ts';
import { statusWords as text } from '#web/messages/place-status.ts';

type Known = Pick<Collector, 'status' | 'confirmedAt' | 'registration'>;

/** Tercatat di SIPSN, laporan terakhir 2022, belum dikonfirmasi */
export function statusText({ status, confirmedAt, registration }: Known): string {
  if (status === 'sample') return text.sample;
  if (status === 'confirmed' && confirmedAt) return text.confirmed(formatMonth(confirmedAt, jakarta));
  if (status !== 'verified' && registration) return registeredText(registration, confirmedAt);
  if (confirmedAt) return text.confirmedOn(formatDate(confirmedAt));
  return status === 'verified' ? text.checked : text.added;
}

/** The registry's word, and a person's where one is not enough to call it confirmed. */
function registeredText(
  { source, lastReportYear, maybeClosed }: Registration,
  confirmedAt: string | null,
): string {
  const report = lastReportYear === null ? text.noReport : text.lastReport(lastReportYear);
  const status = maybeClosed ? text.maybeClosed : text.unconfirmed;
  return [
    text.registered(source),
    report,
    confirmedAt ? text.saidOpen(formatMonth(confirmedAt, jakarta)) : status,
  ].join(', ');
}
