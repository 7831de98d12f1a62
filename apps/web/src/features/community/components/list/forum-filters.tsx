import { postCategories } from '@app/contract/community';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { type FilterChoice, FilterChips } from '#web/components/ui/filter-chips.tsx';
import { categoryNames, forumText as text } from '#web/messages/community.ts';
import { type ForumFilters as Filters, listAddress } from '../../filters.ts';
import { SortTabs } from './sort-tabs.tsx';

export function ForumFilters({ filters }: { filters: Filters }) {
  const { tag, ...others } = filters;
  return (
    <div className="grid grid-cols-1 gap-3">
      <SortTabs filters={filters} />
      <FilterChips label={text.categories} choices={categoryChoices(filters)} />
      {tag && (
        <p className="flex">
          <Link
            to={listAddress(others)}
            preventScrollReset
            aria-label={text.removeTag(tag)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-soft px-3.5 text-sm font-semibold wrap-anywhere text-brand-strong no-underline"
          >
            {text.tagFilter(tag)}
            <Icon name="x" size="sm" />
          </Link>
        </p>
      )}
    </div>
  );
}

function categoryChoices({ category: chosen, ...others }: Filters): FilterChoice[] {
  return [
    { label: text.anyCategory, address: listAddress(others), isChosen: !chosen },
    ...postCategories.map((category) => ({
      label: categoryNames[category],
      address: listAddress({ ...others, category }),
      isChosen: category === chosen,
    })),
  ];
}
