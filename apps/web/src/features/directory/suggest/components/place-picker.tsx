import { provinceFacts } from '@app/contract/provinces';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { requestPosition, type Point } from '#web/lib/device-position.ts';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { suggestFieldText as text } from '#web/messages/suggest.ts';
import { MapBox } from '../../map/components/map-box.tsx';
import { ZoomButtons } from '../../map/components/map-controls.tsx';
import { decimal } from '../draft.ts';
import type { FormPartProps } from '../form-part.ts';
import { degreesOf } from '../listing-of-draft.ts';
import { usePlacePicker } from '../use-place-picker.ts';

const aroundProvince = 8;

/** The coordinates can be set by clicking the map, from the device's position, or by typing. */
export function PlacePicker({ draft, change, errors, tiles }: FormPartProps & { tiles: MapTiles | null }) {
  const container = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<'idle' | 'asking' | 'refused' | 'failed'>('idle');
  const pick = ({ latitude, longitude }: Point) =>
    change({ latitude: decimal(latitude), longitude: decimal(longitude) });
  const { engine, hasFailed, retry } = usePlacePicker({ container, tiles, onPick: pick });

  const latitude = degreesOf(draft.latitude);
  const longitude = degreesOf(draft.longitude);
  const { province } = draft;
  const isMarked = latitude !== null && longitude !== null;
  useEffect(() => {
    engine?.show(latitude === null || longitude === null ? undefined : { latitude, longitude });
  }, [engine, latitude, longitude]);
  useEffect(() => {
    if (engine && province && !isMarked) engine.goTo(provinceFacts[province], aroundProvince);
  }, [engine, province, isMarked]);

  const takePosition = async () => {
    setPosition('asking');
    const answer = await requestPosition();
    if (answer.status !== 'found') return setPosition(answer.status);
    setPosition('idle');
    pick(answer);
    engine?.goTo(answer, 15);
  };
  return (
    <div role="group" aria-labelledby="judul-titik">
      <p id="judul-titik" className="mb-1.5 text-sm font-semibold">
        {text.point}
      </p>
      <MapBox
        container={container}
        isReady={engine !== undefined}
        hasFailed={hasFailed}
        onRetry={retry}
        className="h-72 rounded-lg border"
      >
        {engine && <ZoomButtons onZoom={engine.zoomBy} />}
      </MapBox>
      <FieldNotes
        id="titik"
        hint={text.pointHint}
        error={isMarked || !errors['listing.latitude'] ? undefined : text.pointMissing}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="sec" busy={position === 'asking'} onClick={() => void takePosition()}>
          {position !== 'asking' && <Icon name="pin" />}
          {position === 'asking' ? text.positionSearching : text.takePosition}
        </Button>
        <span className="text-xs text-ink-muted">{text.positionHint}</span>
      </div>
      <p role="status" className="mt-2 text-sm text-danger empty:hidden">
        {position === 'refused' && text.positionRefused}
        {position === 'failed' && text.positionFailed}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:max-w-96">
        <TextField
          label={text.latitude}
          inputMode="text"
          placeholder={text.latitudeExample}
          value={draft.latitude}
          onChange={(event) => change({ latitude: event.target.value })}
          error={errors['listing.latitude']}
        />
        <TextField
          label={text.longitude}
          inputMode="decimal"
          placeholder={text.longitudeExample}
          value={draft.longitude}
          onChange={(event) => change({ longitude: event.target.value })}
          error={errors['listing.longitude']}
        />
      </div>
    </div>
  );
}
