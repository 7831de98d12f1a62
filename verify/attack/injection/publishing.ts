import { listing, submittedNews } from '../../kit/product/things.ts';
import type { Tour } from './tour.ts';

type Suggested = { suggestion: { _id: string } };
type Submitted = { submission: { _id: string } };
type Listed = { collectorId: string };
type Published = { publishedId: number };
export type PublishedIds = {
  listing?: string | undefined;
  news?: number | undefined;
  innovation?: number | undefined;
};

/** Through suggestions and submissions, past those who review them, to where everybody reads them. */
export async function throughPublishing(tour: Tour, text: string, words: string): Promise<PublishedIds> {
  const { author, moderator, editor, tell, find, make } = tour;
  const place = { ...listing, name: text, city: text.slice(0, 60).trimEnd(), address: text };
  const suggested = await tell<Suggested>('POST /collectors/suggestions', {
    person: author,
    body: { collectorId: null, listing: place, note: text },
  });
  let listed: Listed | undefined;
  if (suggested) {
    await find('GET /collectors/suggestions', words, { person: author });
    await find('GET /review/listings', words, { person: moderator });
    listed = await tell<Listed>('POST /review/listings/:suggestionId', {
      person: moderator,
      params: { suggestionId: suggested.suggestion._id },
      body: { decision: 'accept', verifiedHow: text },
    });
    if (listed)
      await find('GET /collectors/:collectorId', words, { params: { collectorId: listed.collectorId } });
  }
  const suggestionId = await make.suggestion(author.id);
  await tell('POST /review/listings/:suggestionId', {
    person: moderator,
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
    const given = await tell<Submitted>('POST /education/submissions', { person: author, body: piece });
    if (!given) return undefined;
    await find('GET /education/submissions', words, { person: author });
    await find('GET /review/pieces', words, { person: editor });
    const answer = await tell<Published>('POST /review/pieces/:submissionId', {
      person: editor,
      params: { submissionId: given.submission._id },
      body: { decision: 'accept', piece: correction },
    });
    return answer?.publishedId;
  };
  const published = {
    listing: listed?.collectorId,
    news: await publish(news, news),
    innovation: await publish(innovation, innovation),
  };
  if (published.news)
    await find('GET /education/news/:id', words, { params: { id: String(published.news) } });
  if (published.innovation) {
    await find('GET /education/innovation/:id', words, { params: { id: String(published.innovation) } });
  }
  const submissionId = await make.submission(author.id);
  await tell('POST /review/pieces/:submissionId', {
    person: editor,
    params: { submissionId },
    body: { decision: 'reject', reason: text },
  });
  return published;
}
