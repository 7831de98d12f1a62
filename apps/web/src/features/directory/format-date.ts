const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

const shortDay = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const month = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'Asia/Jakarta' });

/** November 2026 */
export const formatMonth = (time: string) => month.format(new Date(time));

/** 12 November 2026, for a date without a time: the same day wherever the reader is. */
export const formatDate = (date: string) => day.format(new Date(date));

/** 12 Nov, where there is little room. */
export const formatShortDate = (date: string) => shortDay.format(new Date(date));
