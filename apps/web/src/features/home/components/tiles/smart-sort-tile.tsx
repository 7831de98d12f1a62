import { featuresText } from '#web/messages/home-static.ts';
import { MaterialTokens, SampleAnswer } from './sample-answer.tsx';
import { Tile } from './tile.tsx';

export const SmartSortTile = () => (
  <Tile
    to="/smart-sort"
    words={featuresText.smartSort}
    tone="plastik"
    sideways
    className="col-span-full split:col-span-7"
    below={<MaterialTokens />}
  >
    <div className="flex flex-1 items-end justify-center px-6 md:pt-6 md:pl-0">
      <SampleAnswer />
    </div>
  </Tile>
);
