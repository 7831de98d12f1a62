import { type Marks, maxMarks, type PieceMark } from '@app/contract/education-marks';

export type Mark = keyof Marks;

const isSame = (one: PieceMark, other: PieceMark) => one.kind === other.kind && one.id === other.id;

export const hasMark = (marks: Marks, mark: Mark, piece: PieceMark) =>
  marks[mark].some((marked) => isSame(marked, piece));

/** Newest first; the oldest is dropped at the limit. */
export function withMark(marks: Marks, mark: Mark, { kind, id }: PieceMark, isOn: boolean): Marks {
  const others = marks[mark].filter((marked) => !isSame(marked, { kind, id }));
  return { ...marks, [mark]: isOn ? [{ kind, id }, ...others].slice(0, maxMarks) : others };
}

/** Removes the marks that are in `others`. */
export const withoutMarks = (marks: Marks, others: Marks): Marks => ({
  likes: marks.likes.filter((marked) => !hasMark(others, 'likes', marked)),
  saves: marks.saves.filter((marked) => !hasMark(others, 'saves', marked)),
});

export const isEmpty = ({ likes, saves }: Marks) => likes.length === 0 && saves.length === 0;
