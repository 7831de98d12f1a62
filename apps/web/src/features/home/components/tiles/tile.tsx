import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Tone = 'plain' | 'plastik' | 'brand';
const tones: Record<Tone, string> = {
  plain: 'border-line bg-surface-raised',
  plastik: 'border-transparent bg-plastik-soft',
  brand: 'border-transparent bg-brand-soft',
};

type Props = {
  to: string;
  words: { title: string; text: string; go: string };
  tone?: Tone;
  /** Words and picture beside each other on a wide screen. */
  sideways?: boolean;
  className: string;
  /** Under the words, in the same column. */
  below?: ReactNode;
  children: ReactNode;
};

/** One feature of the product. The whole tile is a link, labelled by its title. */
export function Tile({ to, words, tone = 'plain', sideways = false, className, below, children }: Props) {
  return (
    <article
      className={joinClasses(
        'group relative flex flex-col overflow-hidden rounded-xl border has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
        sideways && 'md:flex-row md:items-stretch',
        tones[tone],
        className,
      )}
    >
      <div
        className={joinClasses(
          'flex flex-col items-start p-[clamp(20px,2.4vw,32px)]',
          sideways && 'md:flex-[1.1]',
        )}
      >
        <h3 className="text-xl font-extrabold tracking-title">
          <Link to={to} className="no-underline outline-none after:absolute after:inset-0">
            {words.title}
          </Link>
        </h3>
        <p className="mt-2 max-w-[44ch] text-ink-muted">{words.text}</p>
        <p aria-hidden="true" className="mt-4 inline-flex items-center gap-2 font-bold text-brand">
          {words.go}
          <Icon name="arrow-right" className="transition-transform group-hover:translate-x-0.75" />
        </p>
        {below}
      </div>
      {children}
    </article>
  );
}
