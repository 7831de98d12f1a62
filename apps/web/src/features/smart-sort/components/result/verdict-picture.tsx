import { Carton } from '@app/scenes/src/parts/carton.tsx';
import { CrushedBottle } from '@app/scenes/src/parts/crushed-bottle.tsx';
import { Sack } from '@app/scenes/src/parts/sack.tsx';
import { paint } from '@app/scenes/src/paint.ts';
import { Scene } from '@app/scenes/src/scene.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { BinScene } from './bin-scene.tsx';
import { verdictColours } from './verdict-colours.ts';

/** The bin of the material, or a pile of mixed waste if the material is unknown. */
export function VerdictPicture({ material }: { material: MaterialKey | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses(
        'self-end max-sm:absolute max-sm:right-0 max-sm:bottom-0 max-sm:w-32',
        !material && 'max-sm:hidden',
      )}
    >
      {material ? (
        <div className="relative px-2 pt-4">
          <div
            className={joinClasses(
              'absolute top-0 left-[4%] -z-1 aspect-square w-[112%] rounded-full',
              verdictColours[material].disc,
            )}
          />
          <BinScene material={material} />
        </div>
      ) : (
        <Scene viewBox="0 0 200 170" fit="xMidYMax meet" patterns={['weave']}>
          <Carton x={70} y={166} scale={0.96} />
          <Sack x={140} y={168} scale={0.86} wideStripe={paint.blue} narrowStripe={paint.leaf} />
          <CrushedBottle x={92} y={168} scale={0.62} />
        </Scene>
      )}
    </div>
  );
}
