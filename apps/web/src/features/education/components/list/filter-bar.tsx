import { innovationCategories, newsCategories } from '@app/contract/education';
import { Icon } from '#web/components/icons/icon.tsx';
import { type FilterChoice, FilterChips } from '#web/components/ui/filter-chips.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { SearchForm } from '#web/components/ui/search-form.tsx';
import { filterText as text } from '#web/messages/education.ts';
import { addressOf, listPath, type PieceFilters, writeFilters } from '../../filters.ts';

type Props = { filters: PieceFilters; onSearch: (word: string) => void };

export function FilterBar({ filters, onSearch }: Props) {
  const { q = '', ...others } = filters;
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-1 gap-2 split:grid-cols-[minmax(0,1fr)_264px] split:items-start split:gap-5">
        <div className="split:order-2">
          <SearchForm
            key={filters.tab}
            name={text.form}
            action={listPath}
            submit={text.submit}
            others={writeFilters(others)}
            label={text.search[filters.tab]}
            value={q}
            onChange={onSearch}
          />
        </div>
        <FilterChips label={text.category} choices={categoryChoices(filters)} />
      </div>
      {filters.tab === 'inovasi' && <FilterChips label={text.material} choices={materialChoices(filters)} />}
    </div>
  );
}

function categoryChoices(filters: PieceFilters): FilterChoice[] {
  const { category: chosen, ...others } = filters;
  const categories = filters.tab === 'inovasi' ? innovationCategories : newsCategories;
  return [
    { label: text.anyCategory, address: addressOf(others), isChosen: !chosen },
    ...categories.map((category) => ({
      label: category,
      address: addressOf({ ...others, category } as PieceFilters),
      isChosen: category === chosen,
    })),
  ];
}

function materialChoices(filters: Extract<PieceFilters, { tab: 'inovasi' }>): FilterChoice[] {
  const { material: chosen, ...others } = filters;
  return [
    { label: text.anyMaterial, address: addressOf(others), isChosen: !chosen },
    ...allMaterials.map(({ key, word, icon }) => ({
      label: word,
      address: addressOf({ ...others, material: key }),
      isChosen: key === chosen,
      icon: <Icon name={icon} size="sm" />,
    })),
  ];
}
