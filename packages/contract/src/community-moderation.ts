import { communityLimits, Post, PostCategory, Reply } from './community.ts';
import { plainText } from './plain-text.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

export const reportReasons = ['spam', 'kasar', 'bahaya', 'pribadi', 'penipuan', 'lainnya'] as const;
export const ReportReason = z.enum(reportReasons);

const postParams = z.object({ postId: z.uuid() });
const replyParams = postParams.extend({ replyId: z.uuid() });
const done = z.object({ success: z.literal(true) });
const reportBody = z.object({ reason: ReportReason, note: plainText(0, communityLimits.note) });

export const reportPost = route({
  method: 'POST',
  path: '/community/posts/:postId/reports',
  summary: 'Reports a post to the moderators; once per person',
  signedIn: true,
  params: postParams,
  body: reportBody,
  response: done,
});

export const reportReply = route({
  method: 'POST',
  path: '/community/posts/:postId/replies/:replyId/reports',
  summary: 'Reports a reply to the moderators; once per person',
  signedIn: true,
  params: replyParams,
  body: reportBody,
  response: done,
});

/** What a moderator can do to a post. */
export const ModerationAction = z.enum(['hide', 'restore', 'lock', 'unlock', 'pin', 'unpin']);

/** `rule` is in the public log; `reason` is shown only to the author, because it may name people. */
const ruleAndReason = { rule: ReportReason, reason: plainText(3, 300) };

export const moderatePost = route({
  method: 'POST',
  path: '/review/posts/:postId',
  summary: 'Hides, restores, locks, unlocks, pins or unpins a post',
  signedIn: true,
  params: postParams,
  body: z.object({ action: ModerationAction, ...ruleAndReason }),
  response: done,
});

export const moderateReply = route({
  method: 'POST',
  path: '/review/posts/:postId/replies/:replyId',
  summary: 'Hides or restores a reply',
  signedIn: true,
  params: replyParams,
  body: z.object({ action: z.enum(['hide', 'restore']), ...ruleAndReason }),
  response: done,
});

export const suspendMember = route({
  method: 'POST',
  path: '/review/members/:memberId/suspension',
  summary: 'Suspends a member from writing for so many days; 0 ends the suspension',
  signedIn: true,
  params: z.object({ memberId: z.uuid() }),
  body: z.object({ days: z.int().min(0).max(365), ...ruleAndReason }),
  response: done,
});

/** Whether the person may write now. */
export const showSuspension = route({
  method: 'GET',
  path: '/community/standing',
  summary: 'Whether the person is suspended from writing: until when, why, and whether an appeal is possible',
  signedIn: true,
  response: z.object({
    suspension: z
      .object({
        until: z.iso.datetime(),
        rule: ReportReason,
        reason: z.string(),
        decisionId: z.uuid(),
        mayAppeal: z.boolean(),
      })
      .nullable(),
  }),
});

/** All reports of one post or reply, as one case. */
export const ReportedCase = z.object({
  _id: z.uuid(),
  post: Post,
  /** Null when the post itself was reported. */
  reply: Reply.nullable(),
  reports: z.array(z.object({ reason: ReportReason, note: z.string(), createdAt: z.iso.datetime() })).max(20),
  reportCount: z.int().min(1),
  /** Why the viewer must leave the decision to another moderator: they wrote it, or reported it themselves. */
  conflict: z.enum(['author', 'reporter']).nullable(),
});
export type ReportedCase = z.infer<typeof ReportedCase>;

export const listReports = route({
  method: 'GET',
  path: '/review/reports',
  summary: 'Pending reports, oldest first, twenty at a time',
  signedIn: true,
  query: z.object({ cursor: z.string().max(300).optional() }),
  response: z.object({ cases: z.array(ReportedCase), nextCursor: z.string().nullable() }),
});

export const decideReport = route({
  method: 'POST',
  path: '/review/reports/:caseId',
  summary: 'Closes a case: hides or keeps the reported post or reply; not for its author or who reported it',
  signedIn: true,
  params: z.object({ caseId: z.uuid() }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('hide'), ...ruleAndReason }),
    z.object({ decision: z.literal('keep') }),
  ]),
  response: done,
});

/** An appeal against a moderation decision. */
export const appealModeration = route({
  method: 'POST',
  path: '/community/appeals',
  summary: 'Appeals a moderation decision about own content; once per decision',
  signedIn: true,
  body: z.object({ decisionId: z.uuid(), text: plainText(10, 1000) }),
  response: done,
});

export const Appeal = z.object({
  _id: z.uuid(),
  action: z.string(),
  reason: z.string(),
  text: z.string(),
  author: z.string(),
  postId: z.uuid().nullable(),
  replyId: z.uuid().nullable(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** Why the viewer must leave the decision to another moderator: it is their appeal, or their first decision. */
  conflict: z.enum(['author', 'decider']).nullable(),
});
export type Appeal = z.infer<typeof Appeal>;

export const listAppeals = route({
  method: 'GET',
  path: '/review/appeals',
  summary: 'Pending appeals, oldest first, twenty at a time',
  signedIn: true,
  query: z.object({ cursor: z.string().max(300).optional() }),
  response: z.object({ appeals: z.array(Appeal), nextCursor: z.string().nullable() }),
});

export const decideAppeal = route({
  method: 'POST',
  path: '/review/appeals/:appealId',
  summary: 'Reverses or keeps the decision; the author is notified',
  signedIn: true,
  params: z.object({ appealId: z.uuid() }),
  body: z.object({ decision: z.enum(['undo', 'keep']), reason: plainText(3, 300) }),
  response: done,
});

/** Community data of a person besides posts and replies, for the account export. */
export const ExportedConduct = z.object({
  muted: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
  followed: z.array(z.object({ postId: z.uuid() })),
  /** Not liked when the person took a like back. */
  likedPosts: z.array(z.object({ postId: z.uuid(), liked: z.boolean() })),
  likedReplies: z.array(z.object({ replyId: z.uuid(), liked: z.boolean() })),
  reports: z.array(z.object({ reason: ReportReason, note: z.string(), at: z.iso.datetime() })),
  decisions: z.array(
    z.object({ action: z.string(), rule: ReportReason, reason: z.string(), at: z.iso.datetime() }),
  ),
  appeals: z.array(
    z.object({ text: z.string(), state: z.string(), reason: z.string().nullable(), at: z.iso.datetime() }),
  ),
});
export type ExportedConduct = z.infer<typeof ExportedConduct>;

/** A public log entry without personal data. */
export const ModerationEntry = z.object({
  _id: z.uuid(),
  action: z.string(),
  target: z.enum(['post', 'reply', 'member']),
  category: PostCategory.nullable(),
  rule: ReportReason,
  at: z.iso.datetime(),
});

export const listModerationLog = route({
  method: 'GET',
  path: '/community/moderation-log',
  summary: 'Public moderation log, newest first, twenty at a time',
  query: z.object({ cursor: z.string().max(300).optional() }),
  response: z.object({ entries: z.array(ModerationEntry), nextCursor: z.string().nullable() }),
});
