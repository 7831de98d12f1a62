import { paint } from '@app/scenes/src/paint.ts';
import { Composter } from '@app/scenes/src/parts/composter.tsx';
import { OpenSack } from '@app/scenes/src/parts/open-sack.tsx';
import { PottedPlant } from '@app/scenes/src/parts/potted-plant.tsx';
import { Scene } from '@app/scenes/src/scene.tsx';

/** Illustration of the invitation to write, rendered by the server, with a transparent background. */
export function InvitationScene() {
  return (
    <Scene viewBox="0 0 300 180" patterns={['weave']}>
      <path d="M0 180C20 152 60 142 120 142S260 136 300 150V180Z" fill={paint.leafLight} />
      <PottedPlant x={62} y={170} scale={1.12} />
      <Composter x={254} y={172} scale={0.86} />
      <OpenSack x={156} y={172} scale={1.02} />
    </Scene>
  );
}
