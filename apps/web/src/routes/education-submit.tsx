import { SubmitPiece } from '#web/features/education/submit/components/submit-piece.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { submitText } from '#web/messages/education-submit.ts';

export const meta = ({ location }: { location: { search: string } }) => {
  const isIdea = new URLSearchParams(location.search).get('jenis') === 'inovasi';
  return [
    ...pageTitle(submitText.titles[isIdea ? 'innovation' : 'news']),
    { name: 'robots', content: 'noindex' },
  ];
};

export default function EducationSubmit() {
  const auth = useAuth();
  // The guard admits only members.
  if (auth.status !== 'signed-in') return null;
  return <SubmitPiece member={auth.user} />;
}
