import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Tone = 'good' | 'bad';
const discs: Record<Tone, string> = {
  good: 'bg-brand-soft text-brand-strong',
  bad: 'bg-warning-soft text-warning',
};

type Props = { icon: IconName; tone: Tone; title: string; children: ReactNode };

/** The result of a step. Its heading takes the focus, because the focused element was removed. */
export function StateMessage({ icon, tone, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <span className={joinClasses('mb-5 grid size-16 place-items-center rounded-card', discs[tone])}>
        <Icon name={icon} size="lg" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
