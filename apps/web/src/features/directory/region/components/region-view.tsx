import type { RegionPage } from '@app/contract/directory-region';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Icon } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { regionText as text } from '#web/messages/region.ts';
import { collectorsQuery } from '../../api/list-collectors.ts';
import { CollectorList } from '../../components/list/collector-list.tsx';
import { withFilters } from '../../filters.ts';
import { useNearMe } from '../../near-me.tsx';
import { householdTypes } from '../../price-range/household-types.ts';
import { PriceRanges } from '../../price-range/price-ranges.tsx';
import type { LoadedRegion } from '../load-region.server.ts';
import { spokenRegion } from '../region-words.ts';
import { RegionChildren } from './region-children.tsx';
import { RegionHead } from './region-head.tsx';
import { RegionPicture } from './region-picture.tsx';
import { RegionTrail } from './region-trail.tsx';

/** The public page of a region. */
export function RegionView({ loaded: { page, drawing, first } }: { loaded: LoadedRegion }) {
  const { region, source } = page;
  return (
    <div className="page-width flex flex-col gap-6 pt-2 md:gap-10 md:pt-4">
      <div>
        <RegionTrail page={page} />
        <div className="grid gap-6 md:grid-cols-2 md:gap-14">
          <RegionHead page={page} />
          {drawing && region.count > 0 && (
            <div className="region-map">
              <RegionPicture drawing={drawing} label={text.picture(region.count, spokenRegion(page))} />
              <ButtonLink
                to={addressWith('/waste-map', page)}
                variant="sec"
                className="absolute right-3 bottom-3"
              >
                <Icon name="map" />
                {text.openMap}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
      <div className="grid gap-10 split:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] split:gap-14">
        {first !== null && (region.count > 0 || first.page.collectors.length > 0) && (
          <RegionList page={page} first={first} />
        )}
        <div className="grid content-start gap-10">
          <PriceRanges wasteTypes={householdTypes} region={{ code: region.code, name: region.name }} />
          <RegionChildren page={page} />
        </div>
      </div>
      {source && <p className="text-xs text-ink-muted">{source.attribution}</p>}
    </div>
  );
}

const provinceOf = ({ region, parents }: RegionPage) => parents[0]?.name ?? region.name;

const addressWith = (path: string, page: RegionPage) =>
  withFilters(path, {
    province: provinceOf(page) as NonNullable<Parameters<typeof withFilters>[1]['province']>,
    ...(page.region.level !== 'province' && { region: page.region.code }),
  });

type ListProps = { page: RegionPage; first: NonNullable<LoadedRegion['first']> };

function RegionList({ page, first }: ListProps) {
  const { point } = useNearMe();
  const filters = { region: page.region.code };
  const list = useInfiniteQuery(collectorsQuery(filters, point, first));
  return (
    <section aria-labelledby="tempat">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="tempat" className="text-xl">
          {text.list}
        </h2>
        <ButtonLink to={addressWith('/sell-waste', page)} variant="quiet">
          {text.filter}
        </ButtonLink>
      </div>
      <CollectorList list={list} filters={filters} hasSourceBelow onClear={() => {}} />
    </section>
  );
}
