import type { ComponentProps } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import {
  ControlBox,
  controlStyle,
  FieldFrame,
  type FieldText,
  useFieldIds,
} from '#web/components/ui/field-frame.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = ComponentProps<'select'> & FieldText;

/** A native select: on phones it handles 38 provinces better than a custom one. */
export function SelectField({ label, hideLabel = false, hint, error, className, ...rest }: Props) {
  const words = { label, hideLabel, hint, error };
  const ids = useFieldIds(words, rest.id);
  return (
    <FieldFrame {...words} id={ids.id} className={className}>
      <ControlBox hasError={Boolean(error)}>
        <select
          {...rest}
          {...ids}
          className={joinClasses(controlStyle, 'appearance-none pr-10 text-ellipsis')}
        />
        <Icon name="chevron-down" className="pointer-events-none absolute right-3" />
      </ControlBox>
    </FieldFrame>
  );
}
