import { featuresText as text } from '#web/messages/home-static.ts';
import { Band } from './band.tsx';
import { Drawing } from './drawing.tsx';
import { CommunityTile } from './tiles/community-tile.tsx';
import { SmartSortTile } from './tiles/smart-sort-tile.tsx';
import { Tile } from './tiles/tile.tsx';

/** The product's features, each with a link. */
export function Features() {
  return (
    <Band id="fitur" title={text.title} lead={text.lead}>
      <div className="page-width grid grid-cols-12 gap-5">
        <SmartSortTile />
        <Tile
          to="/sell-waste"
          words={text.sellWaste}
          className="col-span-full md:col-span-6 split:col-span-5"
        >
          <Prices />
        </Tile>
        <Tile to="/education" words={text.education} className="col-span-full md:col-span-6 split:col-span-5">
          <Drawing
            name="kompos"
            width={960}
            height={480}
            className="mt-auto h-52 w-full object-cover split:h-68"
          />
        </Tile>
        <CommunityTile />
        <Tile to="/dashboard" words={text.dashboard} className="col-span-full md:col-span-6">
          <Drawing
            name="dasbor"
            width={480}
            height={230}
            className="mt-auto h-auto w-full px-[clamp(20px,2.4vw,32px)]"
          />
        </Tile>
        <Tile to="/waste-map" words={text.directory} className="col-span-full md:col-span-6">
          <Drawing name="lapak" width={480} height={248} className="mt-auto h-auto w-full" />
        </Tile>
      </div>
    </Band>
  );
}

const Prices = () => (
  <div className="mx-[clamp(20px,2.4vw,32px)] mt-auto mb-[clamp(20px,2.4vw,28px)] text-sm">
    <dl className="border-t border-line tabular-nums">
      {text.sellWaste.prices.map(({ item, price }) => (
        <div key={item} className="flex justify-between gap-3 border-b border-line py-2.5">
          <dt>{item}</dt>
          <dd className="font-bold whitespace-nowrap">{price}</dd>
        </div>
      ))}
    </dl>
    <p className="pt-2.5 text-xs text-ink-muted">{text.sellWaste.source}</p>
  </div>
);
