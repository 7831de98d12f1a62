import { looks, materials } from '@app/scenes/src/materials.ts';
import { paint } from '@app/scenes/src/paint.ts';
import { Scene } from '@app/scenes/src/scene.tsx';

/** Scans of eight weeks by material, in the order of `materials`: invented figures. */
const weeks = [
  [3, 5, 4, 1, 1],
  [4, 7, 5, 1, 2],
  [3, 6, 5, 2, 1],
  [5, 11, 7, 2, 3],
  [6, 12, 7, 3, 2],
  [4, 9, 6, 2, 2],
  [7, 13, 8, 2, 3],
  [8, 15, 9, 3, 4],
];
const unit = 5.2;
const gap = 2;

export function BarsScene() {
  return (
    <Scene viewBox="0 0 480 230" fit="xMidYMax meet">
      {weeks.map((counts, week) => (
        <Bar key={counts.join()} counts={counts} x={6 + week * 60} />
      ))}
      <path d="M0 229H480" stroke={paint.slate} strokeWidth="1.5" />
    </Scene>
  );
}

function Bar({ counts, x }: { counts: readonly number[]; x: number }) {
  let top = 226;
  return materials.map((material, index) => {
    const height = (counts[index] ?? 0) * unit;
    top -= height + gap;
    return (
      <rect key={material} x={x} y={top} width="42" height={height} rx="3" fill={looks[material].light} />
    );
  });
}
