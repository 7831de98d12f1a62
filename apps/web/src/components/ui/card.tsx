import type { ReactNode } from 'react';

type CardProps = {
  /** Runs edge to edge on top. */
  picture?: ReactNode;
  /** Lies on the picture's corner. */
  mark?: ReactNode;
  children: ReactNode;
  /** Two at most, of equal width, at the foot. */
  actions?: ReactNode;
};

/** A thing one can open or call. Text that is not a thing gets no box. */
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
