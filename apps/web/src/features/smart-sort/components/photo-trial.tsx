import { type ReactNode, useEffect, useRef } from 'react';
import { useAuth } from '#web/lib/auth.tsx';
import type { EmbeddedParts } from '../answered.ts';
import { useAnswer } from '../use-answer.ts';
import { Columns } from './columns.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';

type Props = EmbeddedParts & {
  /** Chosen before this component was loaded. */
  photo: File;
  /** Shown beside the panel until there is an answer. */
  children: ReactNode;
};

/** Only the panel and its answer, to embed in other pages. */
export function PhotoTrial({ photo, children, ...parts }: Props) {
  const auth = useAuth();
  const memberId = auth.status === 'signed-in' ? auth.user._id : undefined;
  const { upload, choose, submit, answer, onChoose, startAgain } = useAnswer(memberId);
  const started = useRef<File>(undefined);
  useEffect(() => {
    if (started.current === photo) return;
    started.current = photo;
    void choose(photo);
  });

  if (answer)
    return (
      <answer.classified.view.Result
        key={answer.id}
        classification={answer.classified.classification}
        origin={answer.classified}
        scan={(answer.memberId ?? memberId) === memberId ? answer.classified.scan : null}
        photo={answer.photo.address}
        choices={answer.choices}
        onChoose={onChoose}
        parts={parts}
        onAgain={startAgain}
        onFeedbackSaved={() => {}}
      />
    );
  return (
    <Columns>
      {/* The focused button is gone, so the panel takes the focus. */}
      <UploadPanel upload={upload} onChoose={choose} onSubmit={submit} takesFocus />
      {children}
    </Columns>
  );
}
