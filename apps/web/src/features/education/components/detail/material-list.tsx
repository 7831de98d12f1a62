import type { ChangeEvent } from 'react';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { detailText as text } from '#web/messages/education.ts';
import { keysOf } from '../../keys-of.ts';
import { useTickedMaterials } from '../../use-ticked-materials.ts';

type Props = { id: number | undefined; materials: readonly string[]; headingLevel: 2 | 3 };

/** A checklist; its state is stored on the device. */
export function MaterialList({ id, materials, headingLevel }: Props) {
  const { isTicked, tick } = useTickedMaterials(id);
  const keys = keysOf(materials);
  const Heading = `h${headingLevel}` as const;
  return (
    <section>
      <Heading className="text-lg print:text-sm">{text.materials}</Heading>
      {Boolean(id) && (
        <p className="mt-0.5 text-xs text-ink-muted noscript:hidden print:hidden">{text.materialsHint}</p>
      )}
      <ul className="mt-2 divide-y divide-line border-t border-line print:mt-1 print:columns-2 print:gap-6 print:divide-y-0 print:border-0">
        {materials.map((material, position) => (
          <li key={keys[position]} className="break-inside-avoid">
            <Checkbox
              label={material}
              // A preview has no id to store the state under, so the checkbox is uncontrolled.
              {...(id && {
                checked: isTicked(material),
                onChange: ({ target }: ChangeEvent<HTMLInputElement>) => tick(id, material, target.checked),
              })}
              className="[&>label]:min-h-12 [&>label]:py-1.5 print:[&_span.relative]:size-3.5 print:[&>label]:min-h-0 print:[&>label]:items-start print:[&>label]:py-px print:[&>label]:text-[12px] print:[&>label]:leading-[1.35]"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
