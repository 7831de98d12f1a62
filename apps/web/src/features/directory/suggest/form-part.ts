import type { Draft } from './draft.ts';

/** Props of each form section; `errors` are the field errors of the API. */
export type FormPartProps = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  errors: Record<string, string>;
};
