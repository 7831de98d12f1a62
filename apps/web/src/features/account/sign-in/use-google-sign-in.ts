import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useAuth } from '#web/lib/auth.tsx';
import { googleText } from '#web/messages/account.ts';

const toastId = 'google';

/** Leads to Google and says so; the words differ for who signs in and who registers. */
export function useGoogleSignIn(intent: 'login' | 'register', next: string) {
  const { loginWithGoogle } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const text = googleText[intent];

  // Who comes back by the browser's button finds the page as it was left, still waiting for Google.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsBusy(false);
      toast.dismiss(toastId);
    };
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);

  const start = async () => {
    setIsBusy(true);
    toast.loading(googleText.loading, { id: toastId });
    try {
      const result = await loginWithGoogle(next);
      if (result.status === 'redirecting') {
        toast.loading(text.redirecting, { id: toastId });
        return;
      }
      if (result.status === 'success') toast.success(text.success, { id: toastId });
      else toast.error(result.error || text.failed, { id: toastId });
    } catch {
      toast.error(text.exception, { id: toastId });
    }
    setIsBusy(false);
  };
  return { label: text.button, isBusy, start };
}
