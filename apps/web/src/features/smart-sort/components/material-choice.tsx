import { Button } from '#web/components/ui/button.tsx';
import { MaterialMark } from '#web/components/ui/material-mark.tsx';
import { allMaterials, type MaterialKey } from '#web/components/ui/materials.ts';

type Props = {
  chosen?: MaterialKey | null | undefined;
  without?: MaterialKey | undefined;
  /** The label of the "none of these" choice. */
  none: string;
  onChoose: (material: MaterialKey | null) => void;
};

export function MaterialChoice({ chosen, without, none, onChoose }: Props) {
  const pressed = 'aria-pressed:border-brand aria-pressed:bg-brand-soft';
  return (
    <div className="flex flex-wrap gap-2">
      {allMaterials
        .filter(({ key }) => key !== without)
        .map(({ key }) => (
          <Button
            key={key}
            variant="sec"
            aria-pressed={chosen === undefined ? undefined : chosen === key}
            onClick={() => onChoose(key)}
            className={`py-1.5 pr-3.5 pl-1.75 ${pressed}`}
          >
            <MaterialMark material={key} />
          </Button>
        ))}
      <Button
        variant="sec"
        aria-pressed={chosen === undefined ? undefined : chosen === null}
        onClick={() => onChoose(null)}
        className={pressed}
      >
        {none}
      </Button>
    </div>
  );
}
