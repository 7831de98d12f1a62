import type { CollectorFilters } from '@app/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '#web/components/icons/icon.tsx';
import { materials } from '#web/components/ui/materials.ts';
import { filterText as text, kindNames } from '#web/messages/directory.ts';
import { changeFilter } from '../../filters.ts';
import { regionsQuery } from '../../region/api.ts';
import type { FilterProps } from '../filter-selects.tsx';

type Name = Exclude<keyof CollectorFilters, 'q'>;

/** Each filter in use by its name, removed by a tap. */
export function ChosenFilters({ filters, onChange }: FilterProps) {
  const chosen = chosenOf(filters);
  const { region } = filters;
  if (chosen.length === 0 && !region) return null;
  const remove = (name: Name) => onChange(changeFilter(filters, name, undefined));
  return (
    <ul aria-label={text.chosen} className="flex flex-wrap gap-2">
      {chosen.map(([name, label]) => (
        <Chosen key={name} label={label} onRemove={() => remove(name)} />
      ))}
      {region && <ChosenRegion code={region} onRemove={() => remove('region')} />}
    </ul>
  );
}

function Chosen({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-label={text.remove(label)}
        onClick={onRemove}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-brand-soft pr-3 pl-4 text-sm font-semibold text-brand-strong"
      >
        {label}
        <Icon name="x" size="sm" />
      </button>
    </li>
  );
}

/** The address has its code only. */
function ChosenRegion({ code, onRemove }: { code: string; onRemove: () => void }) {
  const { data } = useQuery(regionsQuery({ parent: code.slice(0, -'.71'.length) }));
  return (
    <Chosen label={data?.find((region) => region.code === code)?.name ?? text.region} onRemove={onRemove} />
  );
}

function chosenOf({ material, province, category, kind, openNow, pickup }: CollectorFilters) {
  const labels: [Name, string | undefined][] = [
    ['material', material && materials[material].word],
    ['province', province],
    ['category', category],
    ['kind', kind && kindNames[kind]],
    ['openNow', openNow && text.openNow],
    ['pickup', pickup && text.pickup],
  ];
  return labels.flatMap(([name, label]): [Name, string][] => (label ? [[name, label]] : []));
}
