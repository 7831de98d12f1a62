import { useEffect, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { filterText as text } from '#web/messages/directory.ts';
import { countFilters } from '../../filters.ts';
import { FilterFields } from '../filter-fields.tsx';
import type { FilterProps } from '../filter-selects.tsx';

type Props = FilterProps & {
  isOpen: boolean;
  onClose: () => void;
  /** The words of the main button, and what it does after the sheet has closed. */
  showText: string;
  onShow: () => void;
};

/** Every filter in one sheet. The list behind it follows each choice at once. */
export function FilterSheet({ filters, onChange, isOpen, onClose, showText, onShow }: Props) {
  const wantsResults = useRef(false);
  const show = () => {
    wantsResults.current = true;
    onClose();
  };
  // The closing sheet first returns the focus to its button.
  useEffect(() => {
    if (isOpen || !wantsResults.current) return;
    wantsResults.current = false;
    onShow();
  }, [isOpen, onShow]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.sheet}
      footer={
        <>
          <Button variant="sec" disabled={countFilters(filters) === 0} onClick={() => onChange({})}>
            {text.clearShort}
          </Button>
          <Button onClick={show} className="flex-1">
            {showText}
          </Button>
        </>
      }
    >
      <FilterFields filters={filters} onChange={onChange} />
    </Dialog>
  );
}
