import { paint } from '@app/scenes/src/paint.ts';
import { ClosedBox } from '@app/scenes/src/parts/closed-box.tsx';
import { PottedPlant } from '@app/scenes/src/parts/potted-plant.tsx';
import { SprayCan } from '@app/scenes/src/parts/spray-can.tsx';
import { Scene } from '@app/scenes/src/scene.tsx';

const pictures = [
  <Scene key="box" viewBox="0 0 120 100">
    <path d="M0 0H120V100H0Z" fill={paint.backClay} />
    <ClosedBox x={60} y={88} scale={0.68} />
  </Scene>,
  <Scene key="upright" viewBox="0 0 120 100">
    <path d="M0 0H120V100H0Z" fill={paint.backSand} />
    <SprayCan x={44} y={92} scale={0.6} />
    <path d="M92 92V14M84 24l8-10 8 10" stroke={paint.ink} strokeWidth="5" />
  </Scene>,
  <Scene key="shelf" viewBox="0 0 120 100">
    <path d="M0 0H120V100H0Z" fill={paint.backTeal} />
    <path d="M0 84H120V100H0Z" fill={paint.wood} />
    <path d="M24 42H108V48H24Z" fill={paint.woodDark} />
    <ClosedBox x={70} y={42} scale={0.36} />
    <PottedPlant x={22} y={92} scale={0.42} />
  </Scene>,
];

/** How to keep it safely at home. */
export const StorageSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="grid gap-3">
    {steps.map((step, index) => (
      <li key={step} className="grid grid-cols-[72px_1fr] items-center gap-3.5 leading-[1.35] font-semibold">
        <div className="overflow-hidden rounded-md">{pictures[index]}</div>
        {step}
      </li>
    ))}
  </ol>
);
