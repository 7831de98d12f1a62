import type { PieceKind } from '@app/contract/education';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { submitText as text } from '#web/messages/education-submit.ts';
import { preview, SubmissionEditor } from './submission-editor.tsx';

const kindOf = { berita: 'news', inovasi: 'innovation' } as const satisfies Record<string, PieceKind>;
const queryValueOf = { news: 'berita', innovation: 'inovasi' } as const;

type Props = { member: { _id: string; name: string } };

/** `?jenis=` selects the kind and `?pratinjau` the preview, so that the back button works for both. */
export function SubmitPiece({ member }: Props) {
  const [search] = useSearchParams();
  const kind = search.get('jenis') === 'inovasi' ? kindOf.inovasi : kindOf.berita;
  // Reworking a rejected piece starts a new draft.
  const [draftCount, setDraftCount] = useState(0);
  return (
    <div className="page-width pt-6 md:pt-10">
      <BackLink to={kind === 'news' ? '/education' : '/education?tab=inovasi'} label={text.back} />
      <h1 className="page-title mt-1">{text.titles[kind]}</h1>
      {!search.has(preview) && (
        <>
          <p className="lead mt-1 max-w-[62ch]">{text.leads[kind]}</p>
          <KindLinks kind={kind} />
        </>
      )}
      <SubmissionEditor
        key={`${kind} ${draftCount}`}
        kind={kind}
        member={member}
        onNewDraft={() => setDraftCount(draftCount + 1)}
      />
    </div>
  );
}

function KindLinks({ kind }: { kind: PieceKind }) {
  return (
    <nav aria-label={text.kinds} className="mt-5 mb-6 flex flex-wrap gap-2">
      {(['news', 'innovation'] as const).map((one) => (
        <Link
          key={one}
          to={`?jenis=${queryValueOf[one]}`}
          aria-current={one === kind ? 'page' : undefined}
          className={joinClasses(
            'inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 text-sm font-bold no-underline',
            one === kind
              ? 'border-brand bg-brand-soft text-brand-strong'
              : 'border-line-strong text-ink hover:border-ink',
          )}
        >
          {text.titles[one]}
        </Link>
      ))}
    </nav>
  );
}
