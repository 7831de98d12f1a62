// A fixed time zone, so that the server and the browser render the same date.
const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/** 12 November 2026 */
export const formatPublished = (time: string) => day.format(new Date(time));

/** 1.284 */
export const formatCount = (count: number) => count.toLocaleString('id-ID');
