import type { WasteType } from '@app/contract/waste-types';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import type { SackItem } from '../sack.ts';
import { useSackRows } from '../sack-rows.ts';
import { SackRowFields } from './sack-row-fields.tsx';

type Props = {
  sack: readonly SackItem[];
  /** The kinds that stand in the form while nothing is entered. */
  suggested: readonly WasteType[];
  onChange: (sack: SackItem[]) => void;
};

export function SackForm({ sack, suggested, onChange }: Props) {
  const { rows, isFull, add, remove, change } = useSackRows(sack, suggested, onChange);
  return (
    <section aria-labelledby="barang">
      <h2 id="barang" className="text-xl">
        {text.what}
      </h2>
      <ul className="mt-3 grid gap-4">
        {rows.map((row, index) => (
          <SackRowFields
            key={row.key}
            row={row}
            position={index + 1}
            taken={rows.flatMap((other) => (other.key === row.key ? [] : other.wasteType || []))}
            onChange={(part) => change(row.key, part)}
            {...(rows.length > 1 && { onRemove: () => remove(row.key) })}
          />
        ))}
      </ul>
      <div className="mt-4">
        {isFull ? (
          <p className="text-sm text-ink-muted">{text.full}</p>
        ) : (
          <Button variant="sec" onClick={add}>
            <Icon name="plus" />
            {text.add}
          </Button>
        )}
      </div>
    </section>
  );
}
