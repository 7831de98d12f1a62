import type { Prohibition } from '@app/classifier/hazards';
import { hazardText as text } from '#web/messages/hazard.ts';

/** Drawn by line in a box of 52 by 52, under a stroke. */
const signs: Record<Prohibition, string> = {
  press: 'M26 14v18M18 25l8 9 8-9M16 39h20',
  burn: 'M26 12c2 7 9 9 9 17a9 9 0 0 1-18 0c0-4 2-6 4-8 1 3 2 4 4 4 0-5-1-8 1-13Z',
  mix: 'M17 17h18M20 17l2 20h8l2-20M23 17v-3h6v3',
  break: 'M20 13h12v8l3 6v12H17V27l3-6ZM26 21l-4 6 6 3-4 6',
  drain: 'M26 11c5 6 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7 8-13ZM15 39h22M19 36v6M26 36v6M33 36v6',
  open: 'M18 22h16v17H18ZM20 22v-5h12v5M31 12l6-3',
  reuse: 'M17 21a10 10 0 0 1 17-3M34 12v7h-7M35 31a10 10 0 0 1-17 3M18 40v-7h7',
  touch:
    'M21 27V16a2 2 0 0 1 4 0v9-12a2 2 0 0 1 4 0v12-9a2 2 0 0 1 4 0v14c0 6-3 10-8 10s-8-4-10-10l-2-5a2 2 0 0 1 4-1Z',
};

export function Prohibitions({ prohibitions }: { prohibitions: readonly Prohibition[] }) {
  return (
    <ul className="grid grid-cols-3 gap-2">
      {prohibitions.map((one) => (
        <li
          key={one}
          className="grid justify-items-center gap-2 rounded-lg bg-b3-soft px-1 py-3 text-center text-sm leading-tight font-heavy text-b3-ink sm:grid-cols-[52px_1fr] sm:items-center sm:justify-items-start sm:px-4 sm:text-left"
        >
          <svg
            viewBox="0 0 52 52"
            aria-hidden="true"
            className="size-13 fill-none"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <circle cx="26" cy="26" r="23" className="fill-surface-raised stroke-b3-edge stroke-4" />
            <path d={signs[one]} className="stroke-ink stroke-3" />
            <path d="M10.5 10.5L41.5 41.5" className="stroke-b3-edge stroke-4" />
          </svg>
          {text.prohibitions[one]}
        </li>
      ))}
    </ul>
  );
}
