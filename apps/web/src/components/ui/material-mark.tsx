import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { type MaterialKey, materials } from '#web/components/ui/materials.ts';

/** A material's colour, icon and name, always together. `soft` is the small pill. */
export function MaterialMark({ material, soft = false }: { material: MaterialKey; soft?: boolean }) {
  const { word, icon, fill, soft: softColours } = materials[material];
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-2 font-bold',
        soft && joinClasses('rounded-full py-1 pr-3 pl-1.25 text-xs', softColours),
      )}
    >
      <span
        className={joinClasses(
          'grid place-items-center',
          fill,
          soft ? 'size-6 rounded-full' : 'size-8 rounded-[10px]',
        )}
      >
        <Icon name={icon} size={soft ? 'sm' : 'md'} />
      </span>
      {word}
    </span>
  );
}
