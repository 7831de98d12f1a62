const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' });

/** 15 November 2026 */
export const formatDay = (time: string) => day.format(new Date(time));
/** 15 November 2026 pukul 09.02, in the zone of the browser */
export const formatDayAndTime = (time: string) => dayAndTime.format(new Date(time));
