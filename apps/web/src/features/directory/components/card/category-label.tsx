import type { CollectorCategory } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { categoryStyles } from '../../category-styles.ts';

export function CategoryLabel({ category }: { category: CollectorCategory }) {
  const { icon, text } = categoryStyles[category];
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5 text-xs font-bold', text)}>
      <Icon name={icon} size="sm" />
      {category}
    </span>
  );
}
