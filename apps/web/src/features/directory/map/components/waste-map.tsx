import type { MapFeature } from '@app/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useNearMe } from '../../near-me.tsx';
import { useStoredProvince } from '#web/lib/stored-province.ts';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { mapText as text } from '#web/messages/map.ts';
import { collectorQuery } from '../../api/show-collector.ts';
import { mapQuery } from '../api/map-collectors.ts';
import { indonesia } from '../base/first-view.ts';
import { mapRows } from '../map-rows.ts';
import { StaticMapPicture } from '../picture/static-picture.ts';
import { useEarlyTap } from '../use-early-tap.ts';
import { useEngineAction } from '../use-engine-action.ts';
import { useMapAddress } from '../use-map-address.ts';
import { useMapFocus } from '../use-map-focus.ts';
import { useMapStart } from '../use-map-start.ts';
import { usePictureOver } from '../use-picture-over.ts';
import { useWasteMap } from '../use-waste-map.ts';
import { MapBox } from './map-box.tsx';
import { MapControls } from './map-controls.tsx';
import { MapCredits } from './map-credits.tsx';
import { MapHead } from './map-head.tsx';
import { MapScale } from './map-scale.tsx';
import { PlaceList } from './place-list.tsx';
import { SelectedPlace } from './selected-place.tsx';

/** `first`: the places of the whole country as the server found them, for the picture and the list's first lines. */
type Props = { tiles: MapTiles | null; first: readonly MapFeature[] | null };

export function WasteMap({ tiles, first }: Props) {
  const { filters, selectedId, setFilters, open, close } = useMapAddress();
  const { point } = useNearMe();
  const home = useStoredProvince();
  const box = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const isElsewhere = Boolean(selectedId ?? point ?? filters.province ?? filters.region ?? home);
  const gate = useMapStart(box, isElsewhere);
  const { engine, view, metresPerPixel, hasFailed, retry } = useWasteMap({
    container,
    tiles,
    onPlace: open,
    whenWanted: gate.whenOpen,
    area: filters.province || filters.region ? filters : { province: home },
  });
  const features = useQuery(mapQuery(filters, view));
  const place = useQuery({
    ...collectorQuery(selectedId ?? '', point, null),
    enabled: selectedId !== undefined,
  });
  const selected = selectedId ? place.data : undefined;
  useMapFocus(engine, { place: selected, person: point, area: filters });
  useEffect(() => engine?.show(features.data ?? [], selected), [engine, features.data, selected]);
  const isPictureOver = usePictureOver(engine, Boolean(features.data ?? features.error), view);
  useEarlyTap(box, isPictureOver);
  const act = useEngineAction(engine, gate.open);
  const rows = useMemo(() => {
    const known = features.data ?? (view ? undefined : first);
    return known ? mapRows(known, view ?? indonesia, point) : undefined;
  }, [features.data, first, view, point]);
  // The map updates first; a long list may render later.
  const listed = useDeferredValue(rows);

  const closePlace = () => {
    if (selectedId) engine?.focusAfterClose(selectedId);
    close();
  };
  return (
    <div className="map-page">
      <MapHead
        filters={filters}
        onChange={setFilters}
        count={listed}
        onShow={() => container.current?.focus({ preventScroll: true })}
      />
      <div ref={box} className="map-stays">
        <a
          href="#tempat-di-peta"
          className="text-link sr-only focus:not-sr-only focus:absolute focus:top-20 focus:left-3 focus:z-20 focus:rounded-sm focus:bg-surface-raised focus:p-3"
        >
          {text.skipMap}
        </a>
        <MapBox
          container={container}
          isReady={engine !== undefined}
          hasFailed={hasFailed}
          onRetry={retry}
          className="h-full"
          picture={
            <div
              className="map-picture-box pointer-events-none absolute inset-0 overflow-hidden"
              hidden={isPictureOver || hasFailed}
            >
              <StaticMapPicture features={first ?? []} />
            </div>
          }
        >
          {engine && (
            <MapControls
              onZoom={engine.zoomBy}
              onShowCountry={engine.showCountry}
              onPosition={point && (() => void engine.goTo(point, 'person'))}
            />
          )}
          {metresPerPixel !== undefined && !selectedId && (
            <div className="absolute bottom-[calc(var(--map-peek)+8px)] left-3 z-10">
              <MapScale metresPerPixel={metresPerPixel} />
            </div>
          )}
          <div className="absolute bottom-2 left-44 z-10 max-split:hidden">
            <MapCredits tiles={tiles} />
          </div>
          {selectedId && <SelectedPlace place={place} onClose={closePlace} />}
        </MapBox>
      </div>
      <PlaceList
        rows={listed}
        error={features.error}
        onRetry={() => void features.refetch()}
        selectedId={selectedId}
        onPlace={open}
        onGroup={(at) => act((map) => void map.openGroup(at))}
        credits={<MapCredits tiles={tiles} />}
      />
    </div>
  );
}
