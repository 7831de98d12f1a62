import type { Classification } from '@app/contract/smart-sort';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { disposalPlaceText as text } from '#web/messages/disposal-place.ts';
import type { Origin } from '../../answered.ts';
import { storedProvince, useStoredProvince } from '#web/lib/stored-province.ts';
import { type NearestPlace, useNearestPlace } from '../../use-nearest-place.ts';
import { ProvinceField } from './province-field.tsx';

type Props = {
  classification: Pick<Classification, 'material' | 'disposalLocation'>;
  computedOn: Origin['computedOn'];
};

/** The nearest listing that takes the material. The chosen province is stored on the device. */
export function DisposalPlace({ classification: { material, disposalLocation }, computedOn }: Props) {
  const isOnline = useOnline();
  // The answer of the server already includes the place for the province that was sent.
  const [sentProvince] = useState(() => (computedOn === 'server' ? storedProvince.read() : undefined));
  const province = useStoredProvince();
  const { place, retry } = useNearestPlace({ material }, isOnline ? province : undefined);
  // An answer computed on the device while offline has no place.
  const isAnswered = province === sentProvince && (isOnline || computedOn === 'server');
  return (
    <div className="grid gap-3 rounded-lg border border-line p-4 text-sm">
      <div role="status" className="flex gap-3.5">
        <Icon name="pin" className="mt-0.5 text-brand" />
        <div className="min-w-0">
          <p>{placeText(place, isOnline, isAnswered ? disposalLocation : undefined)}</p>
          {place.status === 'found' && place.collector && (
            <Link
              to={`/sell-waste/${place.collector.id}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {text.open(place.collector.name)}
            </Link>
          )}
        </div>
      </div>
      {place.status === 'failed' && province !== sentProvince && (
        <Button variant="sec" onClick={retry}>
          <Icon name="refresh" />
          {text.retry}
        </Button>
      )}
      <ProvinceField province={province} onChoose={storedProvince.write} />
    </div>
  );
}

function placeText(place: NearestPlace, isOnline: boolean, answered: string | undefined): string {
  if (place.status === 'found') return place.disposalLocation;
  if (answered) return answered;
  if (!isOnline) return text.offline;
  return place.status === 'failed' ? text.failed : text.asking;
}
