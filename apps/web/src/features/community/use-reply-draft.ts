import { useCallback, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { failureText } from '#web/lib/failure.ts';
import { useDiscardSentDraft } from '#web/lib/outbox/use-discard-sent-draft.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { replyText as text } from '#web/messages/community.ts';
import { outboxText } from '#web/messages/outbox.ts';
import { useCreateReply } from './api/write-reply.ts';
import { mentionsIn, type Person } from './people.ts';

const createDraft = () => ({ content: '', key: crypto.randomUUID() });

/** The reply draft, stored per post and removed when it is sent or empty. */
export function useReplyDraft(postId: string, memberId: string) {
  const draftState = useDraft(`balasan:${memberId}:${postId}`, createDraft);
  useDiscardSentDraft(draftState);
  const { draft, change, reset, removeStored } = draftState;
  const creation = useCreateReply(postId, memberId);
  const [sentId, setSentId] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);

  const write = useCallback((content: string) => (content ? change({ content }) : reset()), [change, reset]);
  const answer = (name: string) => {
    const before = draft.content.trimEnd();
    write(`${before}${before && ' '}@${name} `);
    box.current?.focus();
  };
  const send = (people: readonly Person[]) => {
    const content = draft.content.trim();
    if (creation.isPending) return;
    if (!content) {
      toast.error(text.blank);
      return;
    }
    creation.mutate(
      { key: draft.key, onStored: removeStored, body: { content, mentions: mentionsIn(content, people) } },
      {
        onSuccess: (outcome) => {
          if (outcome === 'waiting') toast(outboxText.kept);
          else toast.success(text.sent);
          setSentId(outcome === 'waiting' ? draft.key : outcome.reply._id);
          reset();
        },
        onError: (error) => {
          toast.error(failureText(error, text.notSent));
          change({});
        },
      },
    );
  };
  return { box, content: draft.content, write, answer, send, sentId, isPending: creation.isPending };
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>;
