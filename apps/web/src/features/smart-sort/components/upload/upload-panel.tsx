import { useRef, useSyncExternalStore } from 'react';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { failureText, uploadText as text } from '#web/messages/smart-sort.ts';
import type { PhotoUpload } from '../../photo-upload.ts';
import { useRecoverFocus } from '../../use-recover-focus.ts';
import { usePhotoDrop, usePhotoPaste } from '../../use-photo-drop.ts';
import { ChosenPhoto } from './chosen-photo.tsx';
import { PhotoPicker } from './photo-picker.tsx';

type Props = {
  upload: PhotoUpload;
  onChoose: (file: File | undefined) => Promise<void>;
  onSubmit: () => Promise<void>;
  /** True when the user returns from an answer. */
  takesFocus: boolean;
};

export function UploadPanel({ upload, onChoose, onSubmit, takesFocus }: Props) {
  const state = useSyncExternalStore(upload.subscribe, upload.getState, upload.getState);
  const { photo, working, failure } = state;
  const choose = (file: File | undefined) => {
    if (!working) void onChoose(file);
  };
  const { isOver, dropTarget } = usePhotoDrop(choose);
  usePhotoPaste(choose);

  const panel = useRef<HTMLElement>(null);
  const phase = working ? 'working' : photo ? 'chosen' : 'empty';
  useRecoverFocus(panel, phase, takesFocus);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={text.panel}
      aria-busy={Boolean(working)}
      className="overflow-hidden rounded-xl border border-line bg-surface-raised outline-none"
      {...dropTarget}
    >
      {photo ? (
        <ChosenPhoto upload={upload} onSubmit={onSubmit} state={{ ...state, photo }} />
      ) : (
        <>
          {failure && (
            <div className="p-4 sm:pb-0">
              <ErrorBox title={failureText.title} text={failure.message} />
            </div>
          )}
          <PhotoPicker isOver={isOver} onPick={choose} />
        </>
      )}
    </section>
  );
}
