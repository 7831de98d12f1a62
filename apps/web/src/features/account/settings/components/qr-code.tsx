import { encode } from 'uqr';

/** Scanners want four empty modules around the code. */
const quietZone = 4;

/** Dark on white in both themes, because many scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 0, ecc: 'M' });
  const side = size + 2 * quietZone;
  const modules = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-lg border border-line"
    >
      <path d={`M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={modules} fill="#12180f" />
    </svg>
  );
}
