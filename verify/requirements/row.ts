/** What one named test must assert, word for word as the specification has it. */
export type Group = {
  /** Where in the specification: its point and heading. */
  where: string;
  file: string;
  /** The title as the test file writes it; `${path}` in a title is written `{path}`. */
  test: string;
  /** By the id of the row. */
  says: Record<string, Said>;
};

/** A text, a route or a number, as it stands; in a text `{id}` is any one word. */
export type Literal = string | number;

type Said =
  | Literal
  /** The test asserts that it is not there (any more). */
  | { text: Literal; absent: true }
  /** The product rules otherwise: what is asserted in its place, and the rule. */
  | { text: Literal; asserted: Literal; override: string; absent?: true }
  /** The specification describes without giving the words: ours. */
  | { describes: string; asserted: Literal; absent?: true };

export type Row = {
  id: string;
  where: string;
  file: string;
  test: string;
  asserted: Literal;
  absent: boolean;
  /** What the specification describes without giving the words. */
  describes?: string;
  /** What the specification says where the product decided otherwise, and the reason. */
  deviation?: { specified: Literal; reason: string };
};

function rowOf({ where, file, test }: Group, id: string, said: Said): Row {
  const place = { id, where, file, test };
  if (typeof said !== 'object') return { ...place, asserted: said, absent: false };
  const asserted = 'asserted' in said ? said.asserted : said.text;
  return {
    ...place,
    asserted,
    absent: said.absent ?? false,
    ...('describes' in said && { describes: said.describes }),
    ...('override' in said && { deviation: { specified: said.text, reason: said.override } }),
  };
}

export const rowsOf = (groups: Group[]): Row[] =>
  groups.flatMap((group) => Object.entries(group.says).map(([id, said]) => rowOf(group, id, said)));
