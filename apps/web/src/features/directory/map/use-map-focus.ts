import type { CollectorDetail } from '@app/contract/directory';
import { useEffect, useRef } from 'react';
import type { Point } from '#web/lib/device-position.ts';
import type { Area } from './base/area-box.ts';
import type { WasteMapEngine } from './engine/waste-map-engine.ts';

type FocusTargets = {
  place: CollectorDetail | undefined;
  person: Point | undefined;
  area: Area;
};

/** Moves the map to the opened place, the user or the chosen region when it changes. */
export function useMapFocus(engine: WasteMapEngine | undefined, { place, person, area }: FocusTargets) {
  const isFirstPlace = useRef(true);
  /** The outline of a region has to be loaded; who goes elsewhere meanwhile stays there. */
  const areaMove = useRef<AbortController>(undefined);
  const { province, region } = area;

  useEffect(() => {
    if (!engine) return undefined;
    const controller = new AbortController();
    areaMove.current = controller;
    void engine.showArea({ province, region }, controller.signal);
    return () => controller.abort();
  }, [engine, province, region]);

  useEffect(() => {
    if (!engine) return;
    engine.showPerson(person);
    if (!person) return;
    areaMove.current?.abort();
    engine.goTo(person, 'person');
  }, [engine, person]);

  useEffect(() => {
    if (!engine || !place) return;
    areaMove.current?.abort();
    // Zoom in only for a place opened by a link; a pressed pin is already visible.
    if (isFirstPlace.current) engine.goTo(place, 'place');
    engine.bringIntoView(place);
    isFirstPlace.current = false;
  }, [engine, place]);
}
