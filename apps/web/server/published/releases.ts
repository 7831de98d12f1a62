/** A build whose files were published, the newest last. */
export type Release = { at: string; files: string[] };

/** A page that is open, or kept by the gateway, may ask for the files of its build for so long after the next one. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Adds a build to those before it, and says which files nobody asks for any more. */
export function addRelease(before: readonly Release[], files: readonly string[], now: Date) {
  const names = files.toSorted();
  const isSame = (release: Release | undefined) => release?.files.join() === names.join();
  const others = before.filter((release) => !isSame(release));
  // Published again, it is in use since the first time.
  const newest = isSame(before.at(-1)) ? before.at(-1)! : { at: now.toISOString(), files: names };
  const releases = [...others, newest];
  const isKept = (_release: Release, index: number) => {
    const next = releases[index + 1];
    return !next || now.getTime() - Date.parse(next.at) < keptMs;
  };
  const kept = releases.filter(isKept);
  const needed = new Set(kept.flatMap((release) => release.files));
  const expired = new Set(before.flatMap((release) => release.files).filter((name) => !needed.has(name)));
  return { releases: kept, expired: [...expired] };
}
