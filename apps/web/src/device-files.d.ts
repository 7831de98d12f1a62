/** Written by the build: vite/device-files.ts. */
declare module 'virtual:device-files' {
  export const modelAddress: string;
  /** Before unpacking; of both, as they stand in memory. */
  export const modelBytes: number;
  export const runtimeBytes: number;
  export const runtimeSha256: string;
}
