import type { ComponentProps } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import {
  ControlBox,
  controlStyle,
  FieldFrame,
  type FieldWords,
  useFieldIds,
} from '#web/components/ui/field-frame.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = ComponentProps<'select'> & FieldWords;

/** The phone's own picker: it scrolls 38 provinces better than anything drawn here. */
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
