import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';

type Props = {
  label: string;
  /** Called before the camera or file picker opens, to preload what the photo needs. */
  onBeforePick?: () => void;
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
  onBeforePick,
  onPick,
  camera = false,
  variant = 'pri',
  size = 'lg',
  className,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // Empty when the picker was cancelled.
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
          onBeforePick?.();
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
