import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { mapText as text } from '#web/messages/map.ts';
import { collectorQuery } from '../../api/show-collector.ts';
import { FilterBar } from '../../components/list/filter-bar.tsx';
import { FilterDock } from '../../components/list/filter-dock.tsx';
import { NearMeNote } from '../../components/near-me-button.tsx';
import { withFilters } from '../../filters.ts';
import { useNearMe } from '../../near-me.tsx';
import { mapQuery } from '../api/map-collectors.ts';
import { mapRows } from '../map-rows.ts';
import { useMapAddress } from '../use-map-address.ts';
import { useMapFocus } from '../use-map-focus.ts';
import { useWasteMap } from '../use-waste-map.ts';
import { MapBox } from './map-box.tsx';
import { ViewButtons, ZoomButtons } from './map-controls.tsx';
import { MapCredits } from './map-credits.tsx';
import { MapScale } from './map-scale.tsx';
import { PlaceList } from './place-list.tsx';
import { SelectedPlace } from './selected-place.tsx';

export function WasteMap({ tiles }: { tiles: MapTiles | null }) {
  const { filters, selectedId, setFilters, open, close } = useMapAddress();
  const { point } = useNearMe();
  const container = useRef<HTMLDivElement>(null);
  const { engine, view, metresPerPixel, hasFailed, retry } = useWasteMap({ container, tiles, onPlace: open });
  const features = useQuery(mapQuery(filters, view));
  const place = useQuery({
    ...collectorQuery(selectedId ?? '', point, null),
    enabled: selectedId !== undefined,
  });
  const selected = selectedId ? place.data : undefined;
  useMapFocus(engine, { place: selected, person: point, province: filters.province });
  useEffect(() => engine?.show(features.data ?? [], selected), [engine, features.data, selected]);
  const rows = useMemo(
    () => features.data && view && mapRows(features.data, view, point),
    [features.data, view, point],
  );
  // The map updates first; a long list may render later.
  const listed = useDeferredValue(rows);

  const closePlace = () => {
    if (selectedId) engine?.focusAfterClose(selectedId);
    close();
  };

  return (
    <>
      <div className="page-width grid gap-3 pt-4 md:gap-5 md:pt-6">
        <header>
          <BackLink to={withFilters('/sell-waste', filters)} label={text.back} />
          <div className="flex flex-wrap items-end justify-between gap-x-6">
            <div>
              <h1 className="page-title">{text.title}</h1>
              <p className="lead mt-1 max-md:sr-only">{text.lead}</p>
            </div>
            <ButtonLink
              to={withFilters('/sell-waste', filters)}
              variant="quiet"
              className="-mr-4 max-md:hidden"
            >
              <Icon name="table" />
              {text.asList}
            </ButtonLink>
          </div>
          <noscript>
            <p className="mt-4 rounded-lg bg-warning-soft p-4 text-sm">
              {text.noScript} <Link to="/sell-waste">{text.asList}</Link>
            </p>
          </noscript>
        </header>
        <div>
          <div className="max-md:hidden">
            <FilterBar filters={filters} onChange={setFilters} />
          </div>
          <NearMeNote />
        </div>
        <div className="grid gap-x-8 gap-y-6 split:grid-cols-[1.62fr_1fr]">
          <div className="split:sticky split:top-22 split:self-start">
            <a
              href="#tempat-di-peta"
              className="text-link sr-only focus:not-sr-only focus:mb-2 focus:inline-block"
            >
              {text.skipMap}
            </a>
            <MapBox
              container={container}
              isReady={engine !== undefined}
              hasFailed={hasFailed}
              onRetry={retry}
              className="h-[min(62dvh,560px)] border-y max-split:-mx-gutter split:h-[clamp(420px,calc(100dvh-390px),680px)] split:rounded-card split:border-x"
            >
              {engine && (
                <>
                  <ZoomButtons onZoom={engine.zoomBy} />
                  <ViewButtons
                    onShowCountry={engine.showCountry}
                    onPosition={point && (() => void engine.goTo(point, 'person'))}
                  />
                </>
              )}
              {selectedId && <SelectedPlace place={place} onClose={closePlace} />}
            </MapBox>
            <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <MapCredits tiles={tiles} />
              {metresPerPixel !== undefined && <MapScale metresPerPixel={metresPerPixel} />}
            </div>
          </div>
          <PlaceList
            rows={listed}
            error={features.error}
            onRetry={() => void features.refetch()}
            selectedId={selectedId}
            onPlace={open}
            onGroup={(at) => engine?.openGroup(at)}
          />
        </div>
      </div>
      <FilterDock
        filters={filters}
        onChange={setFilters}
        onShow={() => container.current?.focus({ preventScroll: true })}
      />
    </>
  );
}
