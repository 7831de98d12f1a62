import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';

type Props = {
  label: string;
  /** Before the camera or the list of files opens: time to fetch what the photo will need. */
  onReach?: () => void;
  onPick: (file: File | undefined) => void;
  /** Opens the camera of a phone instead of its photos. */
  camera?: boolean;
  variant?: 'pri' | 'sec';
  size?: 'md' | 'lg';
  className?: string;
  children: ReactNode;
};

const accepted = 'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif';

export function PickPhotoButton({
  label,
  onReach,
  onPick,
  camera = false,
  variant = 'pri',
  size = 'lg',
  className,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // Nothing, when the person thought better of it.
    if (currentTarget.files?.[0]) onPick(currentTarget.files[0]);
    // The same photo may be chosen again after it was removed.
    currentTarget.value = '';
  };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        {...(className && { className })}
        onClick={() => {
          onReach?.();
          input.current?.click();
        }}
      >
        {children}
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={camera ? 'image/*' : accepted}
        {...(camera && { capture: 'environment' })}
        onChange={pick}
      />
    </>
  );
}
