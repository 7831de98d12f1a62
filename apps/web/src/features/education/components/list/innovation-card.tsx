import type { InnovationCard as Card } from '@app/contract/education';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { pieceText as text } from '#web/messages/education.ts';
import { keysOf } from '../../keys-of.ts';
import { Picture } from '../picture.tsx';
import { TutorialBadges } from '../tutorial-badges.tsx';
import { PieceLink } from './piece-link.tsx';

const shownMaterials = 3;

type CardProps = {
  innovation: Card;
  isFirst?: boolean;
  /** The only one: from 768 px on the picture stands beside the text. */
  isAlone?: boolean;
};

export function InnovationCard({ innovation, isFirst = false, isAlone = false }: CardProps) {
  const { id, title, thumbnail, materials, author, likes, saves } = innovation;
  const keys = keysOf(materials);
  const more = materials.length - shownMaterials;
  return (
    <article
      className={joinClasses(
        'group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface-raised',
        isAlone && 'md:grid md:grid-cols-[minmax(0,24rem)_1fr]',
      )}
    >
      <Picture
        src={thumbnail}
        isFirst={isFirst}
        className={joinClasses('aspect-16/10', isAlone && 'md:h-full')}
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <TutorialBadges innovation={innovation} />
        <h3 className="text-lg leading-[1.25]">
          <PieceLink kind="innovation" id={id} title={title} />
        </h3>
        <ul aria-label={text.materials} className="flex flex-wrap items-center gap-1.5">
          {materials.slice(0, shownMaterials).map((material, position) => (
            <li key={keys[position]} className="flex max-w-full min-w-0">
              <Chip>{nameOf(material)}</Chip>
            </li>
          ))}
          {more > 0 && (
            <li className="px-0.5 text-xs text-ink-muted">{text.moreMaterials(formatNumber(more))}</li>
          )}
        </ul>
        <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3 text-xs text-ink-muted tabular-nums">
          <span>{author}</span>
          <span className="flex shrink-0 gap-3.5">
            <Mark icon="heart" count={formatNumber(likes)} words={text.likes} />
            <Mark icon="bookmark" count={formatNumber(saves)} words={text.saves} />
          </span>
        </div>
      </div>
    </article>
  );
}

/** "Ember bekas 20 liter, 2 buah" becomes "Ember bekas 20 liter"; the tutorial has the full text. */
const nameOf = (material: string) => material.split(/, | \(/, 1)[0];

type MarkProps = { icon: IconName; count: string; words: (count: string) => string };

const Mark = ({ icon, count, words }: MarkProps) => (
  <span className="inline-flex items-center gap-1.25">
    <Icon name={icon} size="sm" />
    <span aria-hidden="true">{count}</span>
    <span className="sr-only">{words(count)}</span>
  </span>
);
