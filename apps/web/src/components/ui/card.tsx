import type { ReactNode } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type CardProps = {
  /** Full width at the top. */
  picture?: ReactNode;
  /** Shown over the picture's corner. */
  mark?: ReactNode;
  children: ReactNode;
  /** See CardActions. */
  actions?: ReactNode;
  /** On a phone only the text, closer together. */
  isShortOnPhone?: boolean;
};

/** For items that can be opened or contacted, not for plain text. */
export function Card({ picture, mark, children, actions, isShortOnPhone = false }: CardProps) {
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface-raised">
      {picture && (
        <div className={joinClasses('relative', isShortOnPhone && 'max-md:hidden')}>
          {picture}
          {mark && <div className="absolute top-3 left-3">{mark}</div>}
        </div>
      )}
      <div
        className={joinClasses(
          'flex flex-1 flex-col',
          isShortOnPhone ? 'gap-1.5 p-4 max-md:pb-2 md:gap-3 md:p-5' : 'gap-3 p-5',
        )}
      >
        {children}
        {actions && <CardActions>{actions}</CardActions>}
      </div>
    </article>
  );
}

/** At most two, of equal width, at the bottom. */
export function CardActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-auto grid auto-cols-fr grid-flow-col gap-3 pt-2 *:px-2 *:whitespace-nowrap max-[350px]:[&_svg]:hidden">
      {children}
    </div>
  );
}
