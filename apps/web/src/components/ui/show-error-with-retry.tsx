import { toast } from 'react-hot-toast/headless';
import { uiText } from '#web/components/ui/ui-text.ts';

/** An error toast for a small action, such as a like, with a retry button. */
export function showErrorWithRetry(message: string, onRetry: () => void) {
  toast.error((shown) => (
    <>
      {message}
      <button
        type="button"
        className="text-link block min-h-11"
        onClick={() => {
          toast.dismiss(shown.id);
          onRetry();
        }}
      >
        {uiText.tryAgain}
      </button>
    </>
  ));
}
