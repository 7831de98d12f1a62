const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** 3.174 KB */
export const formatKilobytes = (bytes: number) =>
  `${Math.max(bytes && 1, Math.round(bytes / kilobyte)).toLocaleString('id-ID')} KB`;

/** 842 KB, 3,1 MB */
export const formatBytes = (bytes: number) =>
  bytes < megabyte
    ? formatKilobytes(bytes)
    : `${(bytes / megabyte).toLocaleString('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
