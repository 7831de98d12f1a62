/** A question that another page prefills; the member can edit it before it is sent. */
export type Question = { title: string; text: string };

const maxLength = { title: 150, text: 1000 };

/** The forum URL that opens its form with the question. In the URL, so that signing in does not lose it. */
export const askCommunityUrl = ({ title, text }: Question) =>
  `/community?${new URLSearchParams({ tulis: 'tanya', judul: title, isi: text })}`;

/** The question in a URL; undefined when there is none. */
export function readQuestion(search: URLSearchParams): Question | undefined {
  if (search.get('tulis') !== 'tanya') return undefined;
  const part = (name: string, max: number) => (search.get(name) ?? '').slice(0, max);
  return { title: part('judul', maxLength.title), text: part('isi', maxLength.text) };
}
