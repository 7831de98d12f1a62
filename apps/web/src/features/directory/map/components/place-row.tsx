import type { MapFeature } from '@app/contract/directory';
import type { ReactNode } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { collectorText } from '#web/messages/directory.ts';
import { mapListText as text } from '#web/messages/map.ts';
import { categoryStyles } from '../../category-styles.ts';
import { nearestProvince } from '../nearest-province.ts';

type Props = { feature: MapFeature; isSelected: boolean; onPlace: () => void; onGroup: () => void };

/** A pin as a list row, with the same action. */
export function PlaceRow({ feature: { geometry, properties }, isSelected, onPlace, onGroup }: Props) {
  if (properties.type === 'cluster') {
    const [longitude, latitude] = geometry.coordinates;
    return (
      <RowButton onClick={onGroup}>
        <span className="grid size-9 place-items-center rounded-full bg-brand-field text-on-field">
          <Icon name="plus" />
        </span>
        <span className="min-w-0">
          <span className="block font-bold">
            {text.groupNear(properties.count, nearestProvince(latitude, longitude))}
          </span>
          <span className="block text-sm text-ink-muted">{text.groupHint}</span>
        </span>
      </RowButton>
    );
  }
  const { icon, text: colour } = categoryStyles[properties.category];
  return (
    <RowButton onClick={onPlace} isPressed={isSelected}>
      <span className={`grid size-9 place-items-center rounded-full bg-surface-sunken ${colour}`}>
        <Icon name={icon} />
      </span>
      <span className="min-w-0">
        <span className="block font-bold">{properties.name}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
          {properties.category}
          {properties.isSample && <Badge tone="outline">{collectorText.sample}</Badge>}
        </span>
      </span>
    </RowButton>
  );
}

type RowButtonProps = { onClick: () => void; isPressed?: boolean; children: ReactNode };

function RowButton({ onClick, isPressed, children }: RowButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={isPressed}
      className="grid min-h-16 w-full grid-cols-[auto_1fr_auto] items-center gap-3 rounded-md px-2 py-2.5 text-left transition-colors hover:bg-surface-sunken aria-pressed:bg-brand-soft"
    >
      {children}
      <Icon name="chevron-right" className="text-ink-muted" />
    </button>
  );
}
