import { type Province, provinces } from '@app/contract/provinces';
import type { Classification } from '@app/contract/smart-sort';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { disposalPlaceText as text } from '#web/messages/disposal-place.ts';
import type { Origin } from '../../answered.ts';
import { storedProvince } from '../../stored-province.ts';
import { type NearestPlace, useNearestPlace } from '../../use-nearest-place.ts';

type Props = {
  classification: Pick<Classification, 'material' | 'disposalLocation'>;
  computedOn: Origin['computedOn'];
};

/** The nearest listing that takes it. Which province counts is asked once and remembered on this device. */
export function DisposalPlace({ classification: { material, disposalLocation }, computedOn }: Props) {
  const isOnline = useOnline();
  // What the photo was sent with: for this one the answer already names a place, or asks for the province.
  const [sentWith] = useState(() => (computedOn === 'server' ? storedProvince.read() : undefined));
  const [province, setProvince] = useState(() => storedProvince.read());
  const { place, retry } = useNearestPlace(material, isOnline ? province : undefined);
  // Where the phone answered by itself, without a signal, nobody knows of any place.
  const isAnswered = province === sentWith && (isOnline || computedOn === 'server');
  const choose = (chosen: Province | undefined) => {
    storedProvince.write(chosen);
    setProvince(chosen);
  };
  return (
    <div className="grid gap-3 rounded-lg border border-line p-4 text-sm">
      <div role="status" className="flex gap-3.5">
        <Icon name="pin" className="mt-0.5 text-brand" />
        <div className="min-w-0">
          <p>{wordsOf(place, isOnline, isAnswered ? disposalLocation : undefined)}</p>
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
      {place.status === 'failed' && province !== sentWith && (
        <Button variant="sec" onClick={retry}>
          <Icon name="refresh" />
          {text.retry}
        </Button>
      )}
      <SelectField
        label={text.province}
        hint={text.remembered}
        value={province ?? ''}
        onChange={({ target }) => choose(provinces.find((name) => name === target.value))}
      >
        <option value="">{text.choose}</option>
        {provinces.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  );
}

function wordsOf(place: NearestPlace, isOnline: boolean, answered: string | undefined): string {
  if (place.status === 'found') return place.disposalLocation;
  if (answered) return answered;
  if (!isOnline) return text.offline;
  return place.status === 'failed' ? text.failed : text.asking;
}
