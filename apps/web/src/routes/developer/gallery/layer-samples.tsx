import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { ToastCard } from '#web/components/ui/toast-card.tsx';
import { galleryText } from '#web/messages/gallery.ts';

const toasts = [
  { tone: 'success', words: galleryText.toastSuccess },
  { tone: 'error', words: galleryText.toastError },
  { tone: 'loading', words: galleryText.toastLoading },
  { tone: 'neutral', words: galleryText.toastNeutral },
] as const;

const showError = () => showErrorWithRetry(galleryText.toastError, showSuccess);
const showSuccess = () => {
  toast.success(galleryText.toastSuccess);
};

export function LayerSamples() {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return (
    <>
      <div className="grid max-w-85 gap-2">
        {toasts
          .filter(({ tone }) => !hidden.includes(tone))
          .map(({ tone, words }) => (
            <ToastCard key={tone} tone={tone} onDismiss={() => setHidden([...hidden, tone])}>
              {words}
            </ToastCard>
          ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="sec" onClick={showSuccess}>
          {galleryText.showSuccess}
        </Button>
        <Button variant="sec" onClick={showError}>
          {galleryText.showError}
        </Button>
        <Button variant="sec" onClick={() => toast.loading(galleryText.toastLoading)}>
          {galleryText.showLoading}
        </Button>
      </div>
      <DialogSample />
    </>
  );
}

function DialogSample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{galleryText.openDialog}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={galleryText.dialogTitle}
        footer={
          <>
            <Button variant="sec" className="flex-1" onClick={close}>
              {galleryText.dialogKeep}
            </Button>
            <Button className="flex-1" onClick={showSuccess}>
              {galleryText.dialogRemove}
            </Button>
          </>
        }
      >
        <p>{galleryText.dialogText}</p>
      </Dialog>
    </div>
  );
}
