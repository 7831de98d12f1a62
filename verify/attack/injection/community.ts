import type { InjectionContext } from './context.ts';

type Posted = { post: { _id: string } };
type Replied = { reply: { _id: string } };
const rule = 'lainnya';

/** Sends the text through every field that members and moderators write, and reads it back. */
export async function injectIntoCommunity(
  context: InjectionContext,
  text: string,
  expectedText: string,
): Promise<void> {
  const { author, reader, moderator, other, submit, expectReadBack, make } = context;
  const named = { name: text, phone: '', location: text, newsletter: false };
  if (await submit('PATCH /account/profile', { user: author, body: named })) {
    await expectReadBack('GET /account/profile', expectedText, { user: author });
  }
  const written = { title: text, content: text, tags: ['kompos'] };
  const posted = await submit<Posted>('POST /community/posts', { user: author, body: written });
  const postId = posted?.post._id ?? (await make.post(author.id));
  const params = { postId };
  if (posted) {
    await submit('PATCH /community/posts/:postId', { user: author, params, body: written });
    await expectReadBack('GET /community/posts', expectedText, { user: reader });
    await expectReadBack('GET /community/posts/:postId', expectedText, { user: reader, params });
    await expectReadBack('GET /dashboard/activity', expectedText, { user: author });
  }
  const replied = await submit<Replied>('POST /community/posts/:postId/replies', {
    user: reader,
    params,
    body: { content: text, mentions: [] },
  });
  const replyId = replied?.reply._id ?? (await make.reply(reader.id, postId));
  const ofReply = { postId, replyId };
  if (replied) {
    await submit('PATCH /community/posts/:postId/replies/:replyId', {
      user: reader,
      params: ofReply,
      body: { content: text },
    });
    await expectReadBack('GET /community/posts/:postId/replies', expectedText, { user: author, params });
    await expectReadBack('GET /account/export', expectedText, { user: reader });
  }
  const report = { reason: 'lainnya', note: text };
  await submit('POST /community/posts/:postId/reports', { user: reader, params, body: report });
  await submit('POST /community/posts/:postId/replies/:replyId/reports', {
    user: author,
    params: ofReply,
    body: report,
  });
  await expectReadBack('GET /review/reports', expectedText, { user: moderator });
  await submit('POST /review/posts/:postId/replies/:replyId', {
    user: moderator,
    params: ofReply,
    body: { action: 'hide', rule, reason: text },
  });
  await submit('POST /review/posts/:postId', {
    user: moderator,
    params,
    body: { action: 'hide', rule, reason: text },
  });
  await expectReadBack('GET /community/notifications', expectedText, { user: author });

  const member = { memberId: reader.id };
  await submit('POST /review/members/:memberId/suspension', {
    user: moderator,
    params: member,
    body: { days: 1, rule, reason: text },
  });
  await expectReadBack('GET /community/standing', expectedText, { user: reader });
  const decisionId = await make.decision(author.id, await make.post(author.id));
  if (await submit('POST /community/appeals', { user: author, body: { decisionId, text } })) {
    await expectReadBack('GET /review/appeals', expectedText, { user: moderator });
  }
  const appealed = await make.post(author.id);
  const appealId = await make.appeal(author.id, await make.decision(author.id, appealed));
  await submit('POST /review/appeals/:appealId', {
    user: other,
    params: { appealId },
    body: { decision: 'keep', reason: text },
  });
  const caseId = await make.reportCase(await make.post(author.id), reader.id);
  await submit('POST /review/reports/:caseId', {
    user: moderator,
    params: { caseId },
    body: { decision: 'hide', rule, reason: text },
  });
}
