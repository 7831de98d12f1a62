import { type Collector, unknownCategory } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { kindNames } from '#web/messages/directory.ts';
import { categoryStyles } from '../../category-styles.ts';

/** What a place mainly takes, or only its kind where nobody knows. */
export function CategoryLabel({
  collector: { category, kind },
}: {
  collector: Pick<Collector, 'category' | 'kind'>;
}) {
  const { icon, text } = categoryStyles[category];
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5 text-xs font-bold', text)}>
      <Icon name={icon} size="sm" />
      {category === unknownCategory ? kindNames[kind] : category}
    </span>
  );
}
