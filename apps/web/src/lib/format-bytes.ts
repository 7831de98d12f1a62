import { formatNumber } from '#web/lib/format-number.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** 3.174 KB */
export const formatKilobytes = (bytes: number) =>
  `${formatNumber(Math.max(bytes && 1, Math.round(bytes / kilobyte)))} KB`;

/** 842 KB, 3,1 MB */
export const formatBytes = (bytes: number) =>
  bytes < megabyte ? formatKilobytes(bytes) : `${formatNumber(bytes / megabyte, { least: 1, most: 1 })} MB`;
