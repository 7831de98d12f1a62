import { listing, submittedNews } from '../../kit/product/row-factory.ts';
import type { InjectionContext } from './context.ts';

type Suggested = { suggestion: { _id: string } };
type Submitted = { submission: { _id: string } };
type Listed = { collectorId: string };
type Published = { publishedId: number };
export type PublishedIds = {
  listing?: string | undefined;
  news?: number | undefined;
  innovation?: number | undefined;
};

/** Sends the text through suggestions and submissions, their review, and the published pages. */
export async function injectIntoPublishing(
  context: InjectionContext,
  text: string,
  expectedText: string,
): Promise<PublishedIds> {
  const { author, moderator, editor, submit, expectReadBack, make } = context;
  const place = { ...listing, name: text, city: text.slice(0, 60).trimEnd(), address: text };
  const suggested = await submit<Suggested>('POST /collectors/suggestions', {
    user: author,
    body: { collectorId: null, listing: place, note: text },
  });
  let listed: Listed | undefined;
  if (suggested) {
    await expectReadBack('GET /collectors/suggestions', expectedText, { user: author });
    await expectReadBack('GET /review/listings', expectedText, { user: moderator });
    listed = await submit<Listed>('POST /review/listings/:suggestionId', {
      user: moderator,
      params: { suggestionId: suggested.suggestion._id },
      body: { decision: 'accept', verifiedHow: text },
    });
    if (listed)
      await expectReadBack('GET /collectors/:collectorId', expectedText, {
        params: { collectorId: listed.collectorId },
      });
  }
  await submit('POST /collectors/:collectorId/takedown-requests', {
    user: author,
    params: { collectorId: await make.listing() },
    body: { reason: 'other', message: text, contact: text.slice(0, 120).trimEnd() },
  });
  await expectReadBack('GET /review/takedowns', expectedText, { user: moderator });
  const suggestionId = await make.suggestion(author.id);
  await submit('POST /review/listings/:suggestionId', {
    user: moderator,
    params: { suggestionId },
    body: { decision: 'reject', reason: text },
  });

  const common = { title: text, excerpt: text, sources: [{ title: text, url: null }], pictureId: null };
  const news = { ...submittedNews, ...common, fullContent: `${text}\n\n${submittedNews.fullContent}` };
  const innovation = {
    ...common,
    kind: 'innovation',
    category: 'DIY',
    difficulty: 'Mudah',
    minutes: 30,
    materials: [text],
    steps: [
      { title: text, text },
      { title: text, text },
    ],
    tips: text,
    safety: text,
    wasteMaterials: ['plastik'],
  };
  const publish = async (piece: object, correction: object | null): Promise<number | undefined> => {
    const given = await submit<Submitted>('POST /education/submissions', { user: author, body: piece });
    if (!given) return undefined;
    await expectReadBack('GET /education/submissions', expectedText, { user: author });
    await expectReadBack('GET /review/pieces', expectedText, { user: editor });
    const response = await submit<Published>('POST /review/pieces/:submissionId', {
      user: editor,
      params: { submissionId: given.submission._id },
      body: { decision: 'accept', piece: correction },
    });
    return response?.publishedId;
  };
  const published = {
    listing: listed?.collectorId,
    news: await publish(news, news),
    innovation: await publish(innovation, innovation),
  };
  if (published.news)
    await expectReadBack('GET /education/news/:id', expectedText, { params: { id: String(published.news) } });
  if (published.innovation) {
    await expectReadBack('GET /education/innovation/:id', expectedText, {
      params: { id: String(published.innovation) },
    });
  }
  const submissionId = await make.submission(author.id);
  await submit('POST /review/pieces/:submissionId', {
    user: editor,
    params: { submissionId },
    body: { decision: 'reject', reason: text },
  });
  return published;
}
