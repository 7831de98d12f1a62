import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { useAnswer } from '../use-answer.ts';
import { Columns } from './columns.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';

type Props = {
  /** Chosen before this was fetched. */
  photo: File;
  Ideas: ComponentType<{ material: MaterialKey }>;
  /** Beside the panel until there is an answer. */
  children: ReactNode;
};

/** The panel and its answer alone, for a page that is about more than one photo. */
export function PhotoTrial({ photo, Ideas, children }: Props) {
  const auth = useAuth();
  const memberId = auth.status === 'signed-in' ? auth.user._id : undefined;
  const { upload, submit, answer, startAgain } = useAnswer(memberId);
  useEffect(() => void upload.choose(photo), [upload, photo]);

  if (answer)
    return (
      <answer.classified.Result
        key={answer.id}
        classification={answer.classified.classification}
        origin={answer.classified}
        scan={answer.memberId === memberId ? answer.classified.scan : null}
        photo={answer.photo.address}
        Ideas={Ideas}
        onAgain={startAgain}
        onFeedbackSaved={() => {}}
      />
    );
  return (
    <Columns>
      {/* The button that had the focus is gone: the panel takes it. */}
      <UploadPanel upload={upload} onSubmit={submit} takesFocus />
      {children}
    </Columns>
  );
}
