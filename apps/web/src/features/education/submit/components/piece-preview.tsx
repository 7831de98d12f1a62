import type { SubmittedPiece } from '@app/contract/education-submission';
import { ArticleView } from '../../components/article-view.tsx';
import { TutorialView } from '../../components/tutorial-view.tsx';
import { articleOf, innovationOf } from '../preview-of-draft.ts';

type Props = { piece: SubmittedPiece; picture: string | null; author: string; publishedAt: string };

/** The page as readers will see it. */
export const PiecePreview = ({ piece, ...shown }: Props) =>
  piece.kind === 'news' ? (
    <ArticleView article={articleOf(piece, shown)} headingLevel={2} />
  ) : (
    <TutorialView innovation={innovationOf(piece, shown)} headingLevel={2} />
  );
