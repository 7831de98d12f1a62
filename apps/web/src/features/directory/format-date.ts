const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/** 12 November 2026, for a date without a time: the same day wherever the reader is. */
export const formatDate = (date: string) => day.format(new Date(date));
