/** What one test must assert, in the exact words of the specification. */
export type Group = {
  /** Where in the specification: its point and heading. */
  where: string;
  file: string;
  /** The title as the test file writes it; `${path}` in a title is written `{path}`. */
  test: string;
  /** By the id of the row. */
  says: Record<string, Expectation>;
};

/** A text, a route or a number, as it stands; in a text `{id}` is any one word. */
export type Literal = string | number;

type Expectation =
  | Literal
  /** The test asserts that it is not there (any more). */
  | { text: Literal; absent: true }
  /** Overridden by a product rule: what is asserted instead, and the rule. */
  | { text: Literal; asserted: Literal; override: string; absent?: true }
  /** The specification describes it without giving the text: the text of the product. */
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

function rowOf({ where, file, test }: Group, id: string, expectation: Expectation): Row {
  const place = { id, where, file, test };
  if (typeof expectation !== 'object') return { ...place, asserted: expectation, absent: false };
  const asserted = 'asserted' in expectation ? expectation.asserted : expectation.text;
  return {
    ...place,
    asserted,
    absent: expectation.absent ?? false,
    ...('describes' in expectation && { describes: expectation.describes }),
    ...('override' in expectation && {
      deviation: { specified: expectation.text, reason: expectation.override },
    }),
  };
}

export const rowsOf = (groups: Group[]): Row[] =>
  groups.flatMap((group) =>
    Object.entries(group.says).map(([id, expectation]) => rowOf(group, id, expectation)),
  );
