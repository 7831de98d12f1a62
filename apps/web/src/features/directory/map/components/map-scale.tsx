import { mapText } from '#web/messages/map.ts';

const maxWidth = 100;

/** Needed because the outline map has no streets to judge distances by. */
export function MapScale({ metresPerPixel }: { metresPerPixel: number }) {
  const metres = roundBelow(maxWidth * metresPerPixel);
  const width = Math.round(metres / metresPerPixel);
  const label = metres < 1000 ? mapText.metres(metres) : mapText.kilometres(metres / 1000);
  return (
    <p className="flex items-center gap-2 text-xs text-ink-muted tabular-nums">
      {label}
      <svg width={width} height="8" aria-hidden="true" className="stroke-current">
        <path d={`M1 1V7H${width - 1}V1`} fill="none" strokeWidth="1.5" />
      </svg>
    </p>
  );
}

/** Rounds down to 1, 2 or 5 times a power of ten. */
export function roundBelow(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  const digit = [5, 2, 1].find((one) => one * power <= limit) ?? 1;
  return digit * power;
}
