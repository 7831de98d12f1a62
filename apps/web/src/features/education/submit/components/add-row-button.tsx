import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';

/** Gets the focus when the last row is removed. */
export const AddRowButton = ({ id, label, onAdd }: { id: string; label: string; onAdd: () => void }) => (
  <Button variant="sec" id={id} className="justify-self-start" onClick={onAdd}>
    <Icon name="plus" />
    {label}
  </Button>
);
