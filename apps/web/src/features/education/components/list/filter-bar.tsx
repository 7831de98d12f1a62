import { innovationCategories, newsCategories } from '@app/contract/education';
import { Icon } from '#web/components/icons/icon.tsx';
import { type FilterChoice, FilterChips } from '#web/components/ui/filter-chips.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { filterText as text } from '#web/messages/education.ts';
import { addressOf, listPath, type PieceFilters, writeFilters } from '../../filters.ts';

type Props = { filters: PieceFilters; onSearch: (word: string) => void };

export function FilterBar({ filters, onSearch }: Props) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-1 gap-2 split:grid-cols-[minmax(0,1fr)_264px] split:items-start split:gap-5">
        <div className="split:order-2">
          <SearchForm key={filters.tab} filters={filters} onSearch={onSearch} />
        </div>
        <FilterChips label={text.category} choices={categoryChoices(filters)} />
      </div>
      {filters.tab === 'inovasi' && <FilterChips label={text.material} choices={materialChoices(filters)} />}
    </div>
  );
}

/** A real form, so that the search also works before hydration and without JavaScript. */
function SearchForm({ filters, onSearch }: Props) {
  const { q, ...others } = filters;
  return (
    <form
      role="search"
      aria-label={text.form}
      action={listPath}
      onSubmit={(event) => event.preventDefault()}
      className="flex gap-2"
    >
      {[...writeFilters(others)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 flex-1">
        <SearchField label={text.search[filters.tab]} value={q ?? ''} onChange={onSearch} />
      </div>
      <noscript>
        <button type="submit" className="min-h-12.5 rounded-md border border-line-strong px-4 font-bold">
          {text.submit}
        </button>
      </noscript>
    </form>
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
