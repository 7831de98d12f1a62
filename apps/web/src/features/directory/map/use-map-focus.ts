import type { CollectorDetail } from '@app/contract/directory';
import { type Province, provinceFacts } from '@app/contract/provinces';
import { useEffect, useRef } from 'react';
import type { Point } from '#web/lib/device-position.ts';
import type { WasteMapEngine } from './engine/waste-map-engine.ts';

type Wishes = {
  place: CollectorDetail | undefined;
  person: Point | undefined;
  province: Province | undefined;
};

/** Where the map looks by itself: at the opened place, at the person, at the chosen province; each once. */
export function useMapFocus(engine: WasteMapEngine | undefined, { place, person, province }: Wishes) {
  const isFirstPlace = useRef(true);

  useEffect(() => {
    if (!engine || !province) return;
    engine.goTo(provinceFacts[province], 'province');
  }, [engine, province]);

  useEffect(() => {
    if (!engine) return;
    engine.showPerson(person);
    if (person) engine.goTo(person, 'person');
  }, [engine, person]);

  useEffect(() => {
    if (!engine || !place) return;
    // Who follows a link to a place wants to see it; who presses a pin already does.
    if (isFirstPlace.current) engine.goTo(place, 'place');
    engine.bringIntoView(place);
    isFirstPlace.current = false;
  }, [engine, place]);
}
