// Written by hand like numbers. The zone is fixed, so that server and browser render the same text.
const months = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
);

/** The same day for everybody: that of a date without a time. */
const utc = 0;
/** Western Indonesia, where most readers are. */
export const jakarta = 7;

function partsOf(time: string, hoursEast: number) {
  const date = new Date(Date.parse(time) + hoursEast * 3_600_000);
  return { day: date.getUTCDate(), month: months[date.getUTCMonth()] ?? '', year: date.getUTCFullYear() };
}

/** 12 November 2026 */
export function formatDate(time: string, hoursEast = utc): string {
  const { day, month, year } = partsOf(time, hoursEast);
  return `${day} ${month} ${year}`;
}

/** 12 Nov, where there is little room. */
export function formatShortDate(time: string): string {
  const { day, month } = partsOf(time, utc);
  return `${day} ${month.slice(0, 3)}`;
}

/** November 2026 */
export function formatMonth(time: string, hoursEast = utc): string {
  const { month, year } = partsOf(time, hoursEast);
  return `${month} ${year}`;
}
