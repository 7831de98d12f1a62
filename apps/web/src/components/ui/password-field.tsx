import { type ComponentProps, useState } from 'react';
import {
  ControlBox,
  controlStyle,
  FieldFrame,
  type FieldText,
  useFieldIds,
} from '#web/components/ui/field-frame.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { uiText } from '#web/components/ui/ui-text.ts';

type Props = Omit<ComponentProps<'input'>, 'children' | 'type'> & FieldText;

export function PasswordField({ label, hideLabel = false, hint, error, className, ...rest }: Props) {
  const [isShown, setIsShown] = useState(false);
  const words = { label, hideLabel, hint, error };
  const ids = useFieldIds(words, rest.id);
  return (
    <FieldFrame {...words} id={ids.id} className={className}>
      <ControlBox hasError={Boolean(error)}>
        <input
          autoCapitalize="none"
          autoComplete="current-password"
          spellCheck={false}
          {...rest}
          {...ids}
          type={isShown ? 'text' : 'password'}
          className={controlStyle}
        />
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? uiText.hidePassword : uiText.showPassword}
          onClick={() => setIsShown(!isShown)}
          className="mr-0.5"
        />
      </ControlBox>
    </FieldFrame>
  );
}
