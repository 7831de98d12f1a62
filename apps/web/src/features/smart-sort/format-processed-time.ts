/** Minggu, 15 November 2026 pukul 09.02 WIB, in the zone of the browser */
export const formatProcessedTime = (time: string) =>
  new Intl.DateTimeFormat('id-ID', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(time));
