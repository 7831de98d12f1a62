import { GoogleMark } from '#web/components/icons/google-mark.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useGoogleSignIn } from '../use-google-sign-in.ts';

export function GoogleButton({ intent, next }: { intent: 'login' | 'register'; next: string }) {
  const { label, isBusy, start } = useGoogleSignIn(intent, next);
  return (
    <Button variant="sec" size="lg" block busy={isBusy} onClick={() => void start()}>
      {!isBusy && <GoogleMark />}
      {label}
    </Button>
  );
}
