import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dock } from '#web/components/ui/dock.tsx';
import { filterText as text } from '#web/messages/directory.ts';
import { countFilters } from '../../filters.ts';
import type { FilterProps } from '../filter-selects.tsx';
import { NearMeButton } from '../near-me-button.tsx';
import { FilterSheet } from './filter-sheet.tsx';

type Props = FilterProps & { onShow: () => void };

/** On a phone the filters of the map are always reachable at the bottom of the screen. */
export function FilterDock({ filters, onChange, onShow }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <>
      <Dock>
        <Button onClick={() => setIsOpen(true)}>
          <Icon name="search" />
          {count ? text.openWith(count) : text.open}
        </Button>
        <NearMeButton block />
      </Dock>
      <FilterSheet
        filters={filters}
        onChange={onChange}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        showText={text.show}
        onShow={onShow}
        hasSearch
      />
    </>
  );
}
