import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useAuth } from '#web/lib/auth.tsx';
import { googleText } from '#web/messages/account.ts';

const toastId = 'google';

/** Redirects to Google with a toast; the texts differ for sign-in and registration. */
export function useGoogleSignIn(intent: 'login' | 'register', next: string) {
  const { loginWithGoogle } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const text = googleText[intent];

  // The back button restores the page from the bfcache, still in its loading state.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsBusy(false);
      toast.dismiss(toastId);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
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
