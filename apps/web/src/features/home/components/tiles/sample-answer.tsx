import { binOf } from '@app/classifier/bins';
import { Icon } from '#web/components/icons/icon.tsx';
import { TableScene } from '@app/scenes/src/table-scene.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { MaterialMark } from '#web/components/ui/material-mark.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { sampleText as text } from '#web/messages/home-static.ts';

export const MaterialTokens = () => (
  <ul className="mt-auto flex flex-wrap gap-1.5 pt-6 max-md:hidden">
    {allMaterials.map(({ key, word, icon, fill }) => (
      <li key={key} className={joinClasses('grid size-8 place-items-center rounded-[10px]', fill)}>
        <Icon name={icon} />
        <span className="sr-only">{word}</span>
      </li>
    ))}
  </ul>
);

/** A sample answer, marked with a badge. */
export const SampleAnswer = () => (
  <div className="w-full max-w-68 overflow-hidden rounded-t-card bg-surface-raised shadow-lifted">
    <div className="relative h-44.5 overflow-hidden">
      <TableScene className="h-full w-full" />
      <span className="absolute top-3 left-3 rounded-full bg-surface-raised">
        <Badge tone="outline">{text.badge}</Badge>
      </span>
    </div>
    <div className="px-4 pt-3.5 pb-5 text-xl">
      <MaterialMark material="plastik" />
      <p className="mt-2.5 flex flex-wrap items-center gap-2 text-xs text-ink-muted">
        <Badge tone="success" icon="check">
          {text.sure}
        </Badge>
        {binOf('plastik').name}
      </p>
    </div>
  </div>
);
