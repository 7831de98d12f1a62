import { Icon } from '#web/components/icons/icon.tsx';
import { materials } from '#web/components/ui/materials.ts';
import type { CollectorFilters } from '@app/contract/directory';
import { filterText as text, kindNames } from '#web/messages/directory.ts';
import { changeFilter } from '../../filters.ts';
import type { FilterProps } from '../filter-selects.tsx';

type Name = Exclude<keyof CollectorFilters, 'q'>;

/** Each filter in use by its name, removed by a tap. */
export function ChosenFilters({ filters, onChange }: FilterProps) {
  const chosen = chosenOf(filters);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={text.chosen} className="flex flex-wrap gap-2">
      {chosen.map(([name, label]) => (
        <li key={name}>
          <button
            type="button"
            aria-label={text.remove(label)}
            onClick={() => onChange(changeFilter(filters, name, undefined))}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-brand-soft pr-3 pl-4 text-sm font-semibold text-brand-strong"
          >
            {label}
            <Icon name="x" size="sm" />
          </button>
        </li>
      ))}
    </ul>
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
