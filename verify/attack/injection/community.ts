import type { Tour } from './tour.ts';

type Posted = { post: { _id: string } };
type Replied = { reply: { _id: string } };
const rule = 'lainnya';

/** Through everything that members and moderators write, and back out to those who read it. */
export async function throughCommunity(tour: Tour, text: string, words: string): Promise<void> {
  const { author, reader, moderator, other, tell, find, make } = tour;
  const named = { name: text, phone: '', location: text, newsletter: false };
  if (await tell('PATCH /account/profile', { person: author, body: named })) {
    await find('GET /account/profile', words, { person: author });
  }
  const written = { title: text, content: text, tags: ['kompos'] };
  const posted = await tell<Posted>('POST /community/posts', { person: author, body: written });
  const postId = posted?.post._id ?? (await make.post(author.id));
  const params = { postId };
  if (posted) {
    await tell('PATCH /community/posts/:postId', { person: author, params, body: written });
    await find('GET /community/posts', words, { person: reader });
    await find('GET /community/posts/:postId', words, { person: reader, params });
    await find('GET /dashboard/activity', words, { person: author });
  }
  const replied = await tell<Replied>('POST /community/posts/:postId/replies', {
    person: reader,
    params,
    body: { content: text, mentions: [] },
  });
  const replyId = replied?.reply._id ?? (await make.reply(reader.id, postId));
  const ofReply = { postId, replyId };
  if (replied) {
    await tell('PATCH /community/posts/:postId/replies/:replyId', {
      person: reader,
      params: ofReply,
      body: { content: text },
    });
    await find('GET /community/posts/:postId/replies', words, { person: author, params });
    await find('GET /account/export', words, { person: reader });
  }
  const report = { reason: 'lainnya', note: text };
  await tell('POST /community/posts/:postId/reports', { person: reader, params, body: report });
  await tell('POST /community/posts/:postId/replies/:replyId/reports', {
    person: author,
    params: ofReply,
    body: report,
  });
  await find('GET /review/reports', words, { person: moderator });
  await tell('POST /review/posts/:postId/replies/:replyId', {
    person: moderator,
    params: ofReply,
    body: { action: 'hide', rule, reason: text },
  });
  await tell('POST /review/posts/:postId', {
    person: moderator,
    params,
    body: { action: 'hide', rule, reason: text },
  });
  await find('GET /community/notifications', words, { person: author });

  const member = { memberId: reader.id };
  await tell('POST /review/members/:memberId/suspension', {
    person: moderator,
    params: member,
    body: { days: 1, rule, reason: text },
  });
  await find('GET /community/standing', words, { person: reader });
  const decisionId = await make.decision(author.id, await make.post(author.id));
  if (await tell('POST /community/appeals', { person: author, body: { decisionId, text } })) {
    await find('GET /review/appeals', words, { person: moderator });
  }
  const appealed = await make.post(author.id);
  const appealId = await make.appeal(author.id, await make.decision(author.id, appealed));
  await tell('POST /review/appeals/:appealId', {
    person: other,
    params: { appealId },
    body: { decision: 'keep', reason: text },
  });
  const caseId = await make.reportCase(await make.post(author.id), reader.id);
  await tell('POST /review/reports/:caseId', {
    person: moderator,
    params: { caseId },
    body: { decision: 'hide', rule, reason: text },
  });
}
