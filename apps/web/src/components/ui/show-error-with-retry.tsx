import { toast } from 'react-hot-toast/headless';
import { uiWords } from '#web/components/ui/ui-words.ts';

/** An error toast for a small action, such as a like, that can be tried again on the spot. */
export function showErrorWithRetry(sentence: string, onRetry: () => void) {
  toast.error((shown) => (
    <>
      {sentence}
      <button
        type="button"
        className="text-link block min-h-11"
        onClick={() => {
          toast.dismiss(shown.id);
          onRetry();
        }}
      >
        {uiWords.tryAgain}
      </button>
    </>
  ));
}
