import type { ReactNode } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = { scene: ReactNode; title: string; text: string; action?: ReactNode; headingLevel?: 1 | 2 | 3 };

/** A scene, one sentence and one action. With heading level 1 it fills the page. */
export function EmptyState({ scene, title, text, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const isPage = headingLevel === 1;
  return (
    <div
      className={joinClasses(
        'grid grid-cols-1 justify-items-center px-4 text-center',
        isPage ? 'py-16' : 'py-8',
      )}
    >
      <div className={joinClasses('mb-4 max-w-full', isPage ? 'w-80' : 'w-55')}>{scene}</div>
      <Heading className={isPage ? 'page-title' : 'text-lg'}>{title}</Heading>
      <p
        className={joinClasses(
          'mt-1 max-w-[46ch] text-ink-muted',
          isPage ? 'text-lg leading-normal' : 'text-sm',
        )}
      >
        {text}
      </p>
      {action && <div className={isPage ? 'mt-6' : 'mt-4'}>{action}</div>}
    </div>
  );
}
