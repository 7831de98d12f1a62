import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { FilterChips } from '#web/components/ui/filter-chips.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { historyFilterText as text } from '#web/messages/smart-sort.ts';
import { type FeedbackValue, type HistoryFilters, withFilters } from '../../history-filters.ts';

const feedbackValues = ['benar', 'salah', 'belum'] as const satisfies FeedbackValue[];

type Props = { filters: HistoryFilters; /** Shown at the end of the row. */ children: ReactNode };

export function ScanFilters({ filters, children }: Props) {
  const [search, setSearch] = useSearchParams();
  const addressOf = (jenis: HistoryFilters['jenis']) => `?${withFilters(search, { jenis })}`;
  const setFeedbackFilter = (penilaian: HistoryFilters['penilaian']) =>
    setSearch(withFilters(search, { penilaian }), { preventScrollReset: true });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <FilterChips
        label={text.material}
        choices={[
          { label: text.allMaterials, address: addressOf(undefined), isChosen: !filters.jenis },
          ...allMaterials.map(({ key, word, icon }) => ({
            label: word,
            address: addressOf(key),
            isChosen: filters.jenis === key,
            icon: <Icon name={icon} size="sm" />,
          })),
        ]}
      />
      <div className="flex min-w-0 items-center gap-3 max-sm:w-full">
        <SelectField
          label={text.feedback}
          hideLabel
          className="min-w-0 max-sm:flex-1 sm:w-56"
          value={filters.penilaian ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setFeedbackFilter(feedbackValues.find((word) => word === value))
          }
        >
          <option value="">{text.allFeedback}</option>
          {feedbackValues.map((word) => (
            <option key={word} value={word}>
              {text.feedbackWords[word]}
            </option>
          ))}
        </SelectField>
        {children}
      </div>
    </div>
  );
}
