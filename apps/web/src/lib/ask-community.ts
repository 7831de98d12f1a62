/** What another page would have the community asked; the person reads and changes it before it is sent. */
export type Question = { title: string; text: string };

const longest = { title: 150, text: 1000 };

/** Where the forum opens its form with the question in it. In the address, so that signing in does not lose it. */
export const askCommunityAddress = ({ title, text }: Question) =>
  `/community?${new URLSearchParams({ tulis: 'tanya', judul: title, isi: text })}`;

/** The question in an address; undefined when there is none. */
export function readQuestion(search: URLSearchParams): Question | undefined {
  if (search.get('tulis') !== 'tanya') return undefined;
  const part = (name: string, most: number) => (search.get(name) ?? '').slice(0, most);
  return { title: part('judul', longest.title), text: part('isi', longest.text) };
}
