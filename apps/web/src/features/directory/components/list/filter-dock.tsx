import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Dock } from '#web/components/ui/dock.tsx';
import { filterText as text } from '#web/messages/directory.ts';
import { countFilters } from '../../filters.ts';
import { FilterFields } from '../filter-fields.tsx';
import type { FilterProps } from '../filter-selects.tsx';
import { NearMeButton } from '../near-me-button.tsx';

type Props = FilterProps & { onShow: () => void };

/** On a phone the filters are always reachable at the bottom of the screen. */
export function FilterDock({ filters, onChange, onShow }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(filters);
  const wantsResults = useRef(false);
  const show = () => {
    wantsResults.current = true;
    setIsOpen(false);
  };
  // The closing sheet first returns the focus to its button.
  useEffect(() => {
    if (isOpen || !wantsResults.current) return;
    wantsResults.current = false;
    onShow();
  }, [isOpen, onShow]);
  return (
    <>
      <Dock>
        <Button onClick={() => setIsOpen(true)}>
          <Icon name="search" />
          {count ? text.openWith(count) : text.open}
        </Button>
        <NearMeButton block />
      </Dock>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text.sheet}
        footer={
          <>
            <Button variant="sec" disabled={count === 0} onClick={() => onChange({})} className="flex-1">
              {text.clearShort}
            </Button>
            <Button onClick={show} className="flex-1">
              {text.show}
            </Button>
          </>
        }
      >
        <FilterFields filters={filters} onChange={onChange} />
      </Dialog>
    </>
  );
}
