import type { ReactNode } from 'react';

type CardProps = {
  /** Full width at the top. */
  picture?: ReactNode;
  /** Shown over the picture's corner. */
  mark?: ReactNode;
  children: ReactNode;
  /** At most two, of equal width, at the bottom. */
  actions?: ReactNode;
};

/** For items that can be opened or contacted, not for plain text. */
export function Card({ picture, mark, children, actions }: CardProps) {
  return (
    <article className="flex flex-col overflow-hidden rounded-card border border-line bg-surface-raised">
      {picture && (
        <div className="relative">
          {picture}
          {mark && <div className="absolute top-3 left-3">{mark}</div>}
        </div>
      )}
      <div className="flex flex-1 flex-col gap-3 p-5">
        {children}
        {actions && (
          <div className="mt-auto grid auto-cols-fr grid-flow-col gap-3 pt-2 *:px-2 *:whitespace-nowrap max-[350px]:[&_svg]:hidden">
            {actions}
          </div>
        )}
      </div>
    </article>
  );
}
