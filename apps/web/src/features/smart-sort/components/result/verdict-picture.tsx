import type { SortedAs } from '@app/classifier/bins';
import { Carton } from '@app/scenes/src/parts/carton.tsx';
import { CrushedBottle } from '@app/scenes/src/parts/crushed-bottle.tsx';
import { Sack } from '@app/scenes/src/parts/sack.tsx';
import { paint } from '@app/scenes/src/paint.ts';
import { Scene } from '@app/scenes/src/scene.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { sortedColours } from '#web/components/ui/sorted-colours.ts';
import { BinScene } from './bin-scene.tsx';

/** The bin, or a pile of mixed waste while nobody knows what it is. */
export function VerdictPicture({ sortedAs }: { sortedAs: SortedAs | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses(
        'self-end max-sm:absolute max-sm:right-0 max-sm:bottom-0 max-sm:w-32',
        !sortedAs && 'max-sm:hidden',
      )}
    >
      {sortedAs ? (
        <div className="relative px-2 pt-4">
          <div
            className={joinClasses(
              'absolute top-0 left-[4%] -z-1 aspect-square w-[112%] rounded-full bg-current',
              sortedColours[sortedAs].disc,
            )}
          />
          <BinScene sortedAs={sortedAs} />
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
