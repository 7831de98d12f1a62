import type { CollectorDetail } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import { useEffect, useRef } from 'react';
import type { Point } from '#web/lib/device-position.ts';
import type { WasteMapEngine } from './engine/waste-map-engine.ts';

type FocusTargets = {
  place: CollectorDetail | undefined;
  person: Point | undefined;
  province: Province | undefined;
};

/** Moves the map to the opened place, the user or the chosen province when it changes. */
export function useMapFocus(engine: WasteMapEngine | undefined, { place, person, province }: FocusTargets) {
  const isFirstPlace = useRef(true);

  useEffect(() => {
    if (!engine) return;
    engine.chooseProvince(province);
    if (province) engine.showProvince(province);
  }, [engine, province]);

  useEffect(() => {
    if (!engine) return;
    engine.showPerson(person);
    if (person) engine.goTo(person, 'person');
  }, [engine, person]);

  useEffect(() => {
    if (!engine || !place) return;
    // Zoom in only for a place opened by a link; a pressed pin is already visible.
    if (isFirstPlace.current) engine.goTo(place, 'place');
    engine.bringIntoView(place);
    isFirstPlace.current = false;
  }, [engine, place]);
}
