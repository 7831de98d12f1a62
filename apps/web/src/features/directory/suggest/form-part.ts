import type { Draft } from './draft.ts';

/** What each part of the form is given: the draft, a way to change it, and what the API said about its fields. */
export type FormPartProps = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  errors: Record<string, string>;
};
