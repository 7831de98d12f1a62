import type { ReportedCase } from '@app/contract/community-moderation';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatDayAndTime } from '#web/lib/format-time.ts';
import { reportQueueText as text } from '#web/messages/review.ts';
import { ConductMenu } from '../components/conduct-menu.tsx';
import { writingOf } from '../conduct-target.ts';
import { ConflictNote } from './conflict-note.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import { ReportNotes } from './report-notes.tsx';

type Props = { reported: ReportedCase; onDecided: () => void };

/** All reports of one post or reply: its content, the reports, and the two possible decisions. */
export function ReportCard({ reported, onDecided }: Props) {
  const [openDialog, setOpenDialog] = useState<'hide' | 'keep'>();
  const id = useId();
  const client = useQueryClient();
  const { post, reply, reportCount, conflict } = reported;
  const { author, content, createdAt } = writingOf(reported);
  const dialog = { reported, onClose: () => setOpenDialog(undefined), onDecided };
  return (
    <article
      aria-labelledby={id}
      className="grid max-w-3xl min-w-0 gap-4 rounded-card border border-line bg-surface-raised p-5"
    >
      <header>
        <div className="flex items-start justify-between gap-3">
          <div className="flex flex-wrap gap-1.5 pt-1">
            <Badge>{reply ? text.reply : text.post}</Badge>
            <Badge tone="warning" icon="flag">
              {text.count(reportCount)}
            </Badge>
            {post.isLocked && <Badge icon="lock">{text.locked}</Badge>}
            {post.isPinned && <Badge icon="bookmark">{text.pinned}</Badge>}
          </div>
          <ConductMenu
            isCase
            target={reported}
            onChanged={() => void client.invalidateQueries({ queryKey: ['review'] })}
          />
        </div>
        <h3 id={id} className="mt-2 text-lg wrap-anywhere">
          {reply ? text.replyTo(post.title) : post.title}
        </h3>
        <p className="text-sm text-ink-muted">{text.from(author.name, formatDayAndTime(createdAt))}</p>
      </header>
      <blockquote className="border-l-3 border-line-strong pl-4 whitespace-pre-line wrap-anywhere">
        {content}
      </blockquote>
      <ReportNotes reported={reported} />
      <Link to={`/community/${post._id}`} className="text-link inline-flex min-h-11 items-center">
        {text.open}
      </Link>
      {conflict ? (
        <ConflictNote>{text.conflict[conflict]}</ConflictNote>
      ) : (
        <div className="grid gap-3 sm:flex sm:flex-wrap sm:*:min-w-36">
          <Button variant="danger" onClick={() => setOpenDialog('hide')}>
            <Icon name="eye-off" />
            {text.hide}
          </Button>
          <Button variant="sec" onClick={() => setOpenDialog('keep')}>
            <Icon name="check" />
            {text.keep}
          </Button>
        </div>
      )}
      <HideDialog {...dialog} isOpen={openDialog === 'hide'} />
      <KeepDialog {...dialog} isOpen={openDialog === 'keep'} />
    </article>
  );
}
