import type { Audience } from '../src/lib/offline/worker-messages.ts';

/** Injected by vite/build-service-worker.ts; there a file is its index in `files`. */
interface BuildInfo<File> {
  /** Changes with every build that changes a file. */
  build: string;
  /** The module manifest, which every document of the build references. */
  manifest: string;
  /** Changes with the format of an answer of the API. */
  contract: string;
  /** Every script, style sheet and font of the build; cached files of other builds are deleted. */
  files: string[];
  /** Files that the offline page and the shell of every page need. */
  shell: File[];
  /** Pages that are readable offline, with the files that each needs. */
  pages: { pattern: string; readers: Audience; files: File[] }[];
}

declare const BUILD_FACTS: BuildInfo<number>;

/** Referenced once, because the build inlines the whole object at each use. */
const raw = BUILD_FACTS;
const toFileNames = (indexes: number[]) => indexes.flatMap((index) => raw.files[index] ?? []);

export const buildInfo: BuildInfo<string> = {
  ...raw,
  shell: toFileNames(raw.shell),
  pages: raw.pages.map((page) => ({ ...page, files: toFileNames(page.files) })),
};
