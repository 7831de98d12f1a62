import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import {
  ControlBox,
  controlStyle,
  FieldFrame,
  type FieldText,
  useFieldIds,
} from '#web/components/ui/field-frame.tsx';

type Props = Omit<ComponentProps<'input'>, 'children'> & FieldText & { icon?: IconName };

export function TextField({ label, hideLabel = false, hint, error, icon, className, ...rest }: Props) {
  const words = { label, hideLabel, hint, error };
  const ids = useFieldIds(words, rest.id);
  return (
    <FieldFrame {...words} id={ids.id} className={className}>
      <ControlBox hasError={Boolean(error)}>
        {icon && <Icon name={icon} className="ml-3.5 text-ink-muted" />}
        <input type="text" {...rest} {...ids} className={controlStyle} />
      </ControlBox>
    </FieldFrame>
  );
}
