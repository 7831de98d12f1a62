import type { ReactNode } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { detailText as text } from '#web/messages/education.ts';
import type { TutorialContent } from '../piece-content.ts';
import { HeroPicture } from './detail/hero-picture.tsx';
import { MaterialList } from './detail/material-list.tsx';
import { bodyText } from './detail/text-styles.ts';
import { NoteBox } from './detail/note-box.tsx';
import { PieceHead } from './detail/piece-head.tsx';
import { SourceList } from './detail/source-list.tsx';
import { StepList } from './detail/step-list.tsx';
import { TutorialBadges } from './tutorial-badges.tsx';

type Props = { innovation: TutorialContent; headingLevel?: 1 | 2; actions?: ReactNode };

/** A tutorial, used by its page, the preview and the review queue. Materials come before the steps. */
export function TutorialView({ innovation, headingLevel = 1, actions }: Props) {
  const { id, scene = null, title, image, materials, steps, safety, tips, sources } = innovation;
  const inner = headingLevel === 1 ? 2 : 3;
  const Heading = `h${inner}` as const;
  return (
    <article>
      <HeroPicture src={image} title={title} />
      <PieceHead
        {...innovation}
        headingLevel={headingLevel}
        badges={<TutorialBadges innovation={innovation} />}
      />
      <div className="grid gap-8 split:grid-cols-[minmax(0,37.5rem)_minmax(0,30rem)] split:items-start split:justify-between split:gap-8 print:block">
        <aside className="rounded-card border border-line bg-surface-raised p-5 sm:p-6 split:sticky split:top-23 split:order-2 print:static print:mb-2 print:border-0 print:p-0">
          <MaterialList id={id} materials={materials} headingLevel={inner} />
          {actions}
        </aside>
        <div
          className={joinClasses(bodyText, 'grid max-w-150 gap-8 split:order-1 print:max-w-none print:gap-2')}
        >
          <NoteBox kind="safety" words={safety} headingLevel={inner} />
          <section>
            <Heading className="mb-4 text-xl print:mb-1.5 print:text-sm">{text.steps}</Heading>
            <StepList id={id} scene={scene} steps={steps} headingLevel={inner === 2 ? 3 : 4} />
          </section>
          <NoteBox kind="tips" words={tips} headingLevel={inner} />
          <SourceList sources={sources} headingLevel={inner} />
        </div>
      </div>
    </article>
  );
}
