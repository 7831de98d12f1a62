import type { Hazard } from '@app/classifier/hazards';
import type { Province } from '@app/contract/provinces';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { hazardText as text } from '#web/messages/hazard.ts';
import { storedProvince, useStoredProvince } from '#web/lib/stored-province.ts';
import { type NearestPlace, useNearestPlace } from '../../use-nearest-place.ts';
import { ProvinceField } from './province-field.tsx';
import { StorageSteps } from './storage-steps.tsx';

const hazardousWaste = { kind: 'b3' } as const;

/** Only points for hazardous waste are named; where none is known, how to keep it until there is one. */
export function HazardPlace({ takenBy, storage }: Pick<Hazard, 'takenBy' | 'storage'>) {
  const isOnline = useOnline();
  const province = useStoredProvince();
  const isInDirectory = takenBy === 'b3';
  const { place, retry } = useNearestPlace(hazardousWaste, isInDirectory && isOnline ? province : undefined);
  const found = place.status === 'found' ? place.collector : null;
  return (
    <div className="grid gap-4 rounded-lg border-2 border-b3-amber bg-surface p-4">
      <div role="status">
        <h3 className="text-lg leading-[1.3]">
          {found ? text.nearest : titleOf(isInDirectory, isOnline, province, place)}
        </h3>
        {found && place.status === 'found' && (
          <>
            <p className="mt-1">{place.disposalLocation}</p>
            <Link to={`/sell-waste/${found.id}`} className="text-link inline-flex min-h-11 items-center">
              {text.open(found.name)}
            </Link>
          </>
        )}
      </div>
      {place.status === 'failed' && (
        <Button variant="sec" onClick={retry}>
          <Icon name="refresh" />
          {text.retry}
        </Button>
      )}
      {!found && <StorageSteps steps={storage} />}
      {isInDirectory && (
        <>
          <ProvinceField province={province} onChoose={storedProvince.write} />
          <ButtonLink to="/sell-waste/usulkan" variant="sec">
            <Icon name="plus" />
            {text.suggest}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function titleOf(
  isInDirectory: boolean,
  isOnline: boolean,
  province: Province | undefined,
  place: NearestPlace,
): string {
  if (!isInDirectory) return text.health;
  if (!isOnline) return text.offline;
  if (!province) return text.chooseProvince;
  if (place.status === 'asking') return text.asking;
  return place.status === 'failed' ? text.failed : text.noneIn(province);
}
