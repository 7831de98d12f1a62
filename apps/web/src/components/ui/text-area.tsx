import type { ComponentProps } from 'react';
import {
  ControlBox,
  controlStyle,
  FieldFrame,
  type FieldText,
  useFieldIds,
} from '#web/components/ui/field-frame.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = Omit<ComponentProps<'textarea'>, 'children'> & FieldText;

/** Grows with its text where the browser supports field-sizing. */
export function TextArea({ label, hideLabel = false, hint, error, className, rows = 4, ...rest }: Props) {
  const words = { label, hideLabel, hint, error };
  const ids = useFieldIds(words, rest.id);
  return (
    <FieldFrame {...words} id={ids.id} className={className}>
      <ControlBox hasError={Boolean(error)}>
        <textarea
          rows={rows}
          {...rest}
          {...ids}
          className={joinClasses(controlStyle, 'field-sizing-content max-h-80 min-h-28 resize-y')}
        />
      </ControlBox>
    </FieldFrame>
  );
}
