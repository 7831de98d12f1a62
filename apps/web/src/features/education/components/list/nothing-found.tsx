import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { filterText, listText as text } from '#web/messages/education.ts';
import { isFiltered, type PieceFilters } from '../../filters.ts';
import { placeholder } from '../picture.tsx';

type Props = { filters: PieceFilters; onClear: () => void };

export function NothingFound({ filters, onClear }: Props) {
  const hasFilters = isFiltered(filters);
  return (
    <EmptyState
      scene={<img src={placeholder} alt="" width={480} height={300} className="w-full" />}
      title={hasFilters ? text.empty[filters.tab] : text.nothingYet[filters.tab]}
      text={hasFilters ? text.emptyText : text.nothingYetText}
      headingLevel={3}
      action={hasFilters && <Button onClick={onClear}>{filterText.clear}</Button>}
    />
  );
}
