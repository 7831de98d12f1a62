import type { SortedAs } from '@app/classifier/bins';
import { signOf } from '@app/scenes/src/bin-looks.ts';

/** The sign of a material, of residue or of hazardous waste, always beside its word. */
export const SortSign = ({ sortedAs, className }: { sortedAs: SortedAs; className: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`shrink-0 fill-none stroke-current stroke-[1.7] ${className}`}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={signOf(sortedAs)} />
  </svg>
);
