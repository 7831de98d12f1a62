import { formatDate, jakarta } from '#web/lib/format-date.ts';

export const formatPublished = (time: string) => formatDate(time, jakarta);
