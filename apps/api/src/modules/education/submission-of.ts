import type { Submission, SubmittedPiece } from '@app/contract/education-submission';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import type { SubmissionRow } from './submission.repository.ts';

/** For its author and editors; the URL of its picture is valid for `seconds`, by default for some minutes. */
export async function submissionOf(
  row: SubmissionRow,
  pictures: Pick<PictureService, 'signedAddress'>,
  seconds?: number,
): Promise<Submission> {
  return {
    _id: row.id,
    // Validated by the contract before it was stored.
    piece: { ...(row.piece as unknown as SubmittedPiece), pictureId: row.picture_id },
    picture: row.photo_key ? await pictures.signedAddress(row.photo_key, seconds) : null,
    state: row.state as Submission['state'],
    reason: row.reason,
    publishedId: row.published_id,
    createdAt: row.created_at.toISOString(),
  };
}
