import { hash, randomBytes } from 'node:crypto';
import { postRepository } from '@app/api/src/modules/community/post/post.repository.ts';
import { replyRepository } from '@app/api/src/modules/community/reply/reply.repository.ts';
import { submissionRepository } from '@app/api/src/modules/education/submission.repository.ts';
import { innovationText, newsText, writePiece } from '@app/api/test/pieces.ts';
import { writeListing } from '@app/api/test/listings.ts';
import type { PostCategory } from '@app/contract/community';
import type { SuggestedListing } from '@app/contract/directory-suggestion';
import type { SubmittedPiece } from '@app/contract/education-submission';
import type { Product } from './api.ts';

export const listing: SuggestedListing = {
  name: 'Lapak Usulan',
  kind: 'pengepul',
  category: 'Logam',
  province: 'Jawa Timur',
  city: 'Sumenep',
  address: 'Jalan Uji 1, Sumenep',
  latitude: -7,
  longitude: 113.8,
  phone: '+6281234567890',
  hours: [],
  pickupService: false,
  prices: [{ wasteType: 'pet-bening', condition: 'prepared', amount: 3000, minimum: 0 }],
};

export const submittedNews: Extract<SubmittedPiece, { kind: 'news' }> = {
  kind: 'news',
  title: 'Jeriken jelantah di ujung gang',
  excerpt: 'Satu jeriken bersama, dan selokan kami tidak lagi berlemak.',
  category: 'Lingkungan',
  fullContent: 'Warga gang kami mengumpulkan minyak jelantah di jeriken bersama setiap Jumat sore. '.repeat(
    4,
  ),
  sources: [],
  pictureId: null,
};

/** Creates rows of a user, through the repositories of the product where possible. */
export function rowFactory({ db }: Pick<Product, 'db'>) {
  const api = { db };
  const post = (ownerId: string | null, category: PostCategory = 'tanya'): Promise<string> =>
    postRepository(db).insert(ownerId, { title: 'Judul uji', content: 'Isi uji', category, tags: [] }, null);
  const reply = async (ownerId: string, postId: string): Promise<string> => {
    const id = await replyRepository(db).insert(postId, ownerId, 'Balasan uji');
    await replyRepository(db).addToCount(postId, 1);
    return id;
  };
  const inserted = async (table: string, values: Record<string, unknown>): Promise<string> => {
    const { id } = await db
      .insertInto(table as 'app.scan')
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  /** A decision that is in force: its post is locked. */
  const decision = async (memberId: string, postId: string): Promise<string> => {
    await db.updateTable('app.post').set({ is_locked: true }).where('id', '=', postId).execute();
    return inserted('app.moderation_decision', {
      action: 'lock',
      target: 'post',
      post_id: postId,
      member_id: memberId,
      rule: 'spam',
      reason: 'Uji coba.',
    });
  };

  return {
    post,
    reply,
    decision,
    scan: (profileId: string) =>
      inserted('app.scan', {
        profile_id: profileId,
        verdict: 'sure',
        material: 'plastik',
        confidence: 90,
        model_version: '1',
      }),
    /** A kept and judged photo that waits for labels. */
    async learningPhoto(profileId: string): Promise<string> {
      const scanId = await inserted('app.scan', {
        profile_id: profileId,
        verdict: 'sure',
        material: 'plastik',
        confidence: 90,
        model_version: '1',
        photo_key: `scan/${randomBytes(16).toString('hex')}`,
        is_correct: true,
        feedback_at: new Date(),
      });
      return inserted('app.learning_photo', { scan_id: scanId });
    },
    suggestion: (authorId: string) =>
      inserted('app.listing_suggestion', {
        author_id: authorId,
        proposal: JSON.stringify(listing),
        note: '',
      }),
    submission: (authorId: string, piece: SubmittedPiece = submittedNews) =>
      submissionRepository(db).insert(authorId, piece),
    picture: (ownerId: string) =>
      inserted('app.picture', { owner_id: ownerId, photo_key: `picture/${randomBytes(16).toString('hex')}` }),
    listing: () => writeListing(api),
    duplicate: async () =>
      inserted('app.listing_duplicate', {
        older_id: await writeListing(api),
        newer_id: await writeListing(api),
        metres: 100,
      }),
    takedown: async () =>
      inserted('app.takedown_request', {
        listing_id: await writeListing(api),
        reason: 'home',
        message: '',
        contact: 'warga@contoh.id',
      }),
    news: () => writePiece(api, newsText),
    innovation: () => writePiece(api, innovationText),
    async unknownItem(): Promise<string> {
      const word = `benda ${randomBytes(8).toString('hex').replaceAll(/\d/g, 'x')}`;
      const day = new Date();
      await db.insertInto('app.unknown_item').values({ word, first_on: day, last_on: day }).execute();
      return word;
    },
    async reportCase(postId: string, reporterId: string): Promise<string> {
      const caseId = await inserted('app.report_case', { post_id: postId });
      const report = {
        case_id: caseId,
        reporter_id: reporterId,
        target_id: postId,
        reason: 'spam',
        note: 'Iklan.',
      };
      await inserted('app.report', report);
      return caseId;
    },
    appeal: (authorId: string, decisionId: string) =>
      inserted('app.appeal', {
        author_id: authorId,
        decision_id: decisionId,
        text: 'Ini bukan iklan, saya bertanya.',
      }),
    async emailConfirmation(profileId: string, email: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const row = {
        token_hash: hash('sha256', token, 'buffer'),
        profile_id: profileId,
        email,
        expires_at: new Date(Date.now() + 3_600_000),
      };
      await db.insertInto('app.email_confirmation').values(row).execute();
      return token;
    },
  };
}

export type RowFactory = ReturnType<typeof rowFactory>;
