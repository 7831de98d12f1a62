import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { iconPaths } from '@app/scenes/src/icon-paths.ts';
import { GarisUnderline } from '#web/components/ui/garis-underline.tsx';
import { Garis } from '#web/components/ui/garis.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { galleryText } from '#web/messages/gallery.ts';

const sizes = [
  ['7xl', 'text-7xl font-extrabold tracking-figure'],
  ['5xl', 'text-5xl font-extrabold tracking-figure'],
  ['4xl', 'text-4xl font-extrabold tracking-title'],
  ['3xl', 'text-3xl font-extrabold tracking-title'],
  ['2xl', 'text-2xl font-extrabold tracking-title'],
  ['xl', 'text-xl font-heavy tracking-head'],
  ['lg', 'text-lg font-semibold'],
  ['md', 'text-md'],
  ['sm', 'text-sm font-semibold'],
  ['xs', 'text-xs font-bold'],
  ['2xs', 'text-2xs font-medium'],
] as const;

export function TypeSamples() {
  return (
    <>
      <ul className="divide-y divide-line">
        {sizes.map(([name, look]) => (
          <li key={name} className="grid grid-cols-[48px_minmax(0,1fr)] items-baseline gap-3 py-2">
            <span className="text-xs text-ink-muted">{name}</span>
            <span className={joinClasses('truncate leading-head', look)}>{galleryText.typeSample}</span>
          </li>
        ))}
      </ul>
      <p className="text-4xl leading-head font-extrabold tracking-title">
        <span className="relative">
          {galleryText.typeSample.split(' ').at(-1)}
          <GarisUnderline />
        </span>
      </p>
      <Garis />
    </>
  );
}

export function IconSamples() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2">
      {Object.keys(iconPaths).map((name) => (
        <li key={name} className="grid justify-items-center gap-1 py-2 text-2xs text-ink-muted">
          <Icon name={name as IconName} className="text-ink" />
          {name}
        </li>
      ))}
    </ul>
  );
}
