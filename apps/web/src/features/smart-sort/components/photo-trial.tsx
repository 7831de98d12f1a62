import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { useAnswer } from '../use-answer.ts';
import { Columns } from './columns.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';

type Props = {
  /** Chosen before this component was loaded. */
  photo: File;
  Ideas: ComponentType<{ material: MaterialKey }>;
  /** Shown beside the panel until there is an answer. */
  children: ReactNode;
};

/** Only the panel and its answer, to embed in other pages. */
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
      {/* The focused button is gone, so the panel takes the focus. */}
      <UploadPanel upload={upload} onSubmit={submit} takesFocus />
      {children}
    </Columns>
  );
}
