import type { Readers } from '../src/lib/offline/messages-to-worker.ts';

/** Written in by vite/build-service-worker.ts; a file is its place in the list of all. */
interface BuildFacts<File> {
  /** Changes with every build that changes a file. */
  build: string;
  /** The list of the build's modules, which every document of the build names. */
  manifest: string;
  /** The version of the product. */
  version: string;
  /** Every script, style sheet and font of the build, for throwing away those of others. */
  files: string[];
  /** What the offline page and the parts of every page need. */
  shell: File[];
  /** Pages that are readable without a network, with the files that each needs. */
  pages: { pattern: string; readers: Readers; files: File[] }[];
}

declare const BUILD_FACTS: BuildFacts<number>;

/** Once: the build writes the whole object wherever the name stands. */
const written = BUILD_FACTS;
const named = (places: number[]) => places.flatMap((place) => written.files[place] ?? []);

export const facts: BuildFacts<string> = {
  ...written,
  shell: named(written.shell),
  pages: written.pages.map((page) => ({ ...page, files: named(page.files) })),
};
