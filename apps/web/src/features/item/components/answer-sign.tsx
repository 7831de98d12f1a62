import type { ItemAnswer } from '@app/items/item';
import { signOf } from '@app/scenes/src/bin-looks.ts';
import { iconPaths } from '@app/scenes/src/icon-paths.ts';

const answers: ItemAnswer[] = ['organik', 'plastik', 'kertas', 'kaca', 'logam', 'residu', 'b3', 'khusus'];
const pathOf = (answer: ItemAnswer) => (answer === 'khusus' ? iconPaths.truck : signOf(answer));
const idOf = (answer: ItemAnswer) => `tanda-${answer}`;

/** Drawn once per page; hundreds of rows refer to it. */
export const AnswerSigns = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true">
    {answers.map((answer) => (
      <symbol key={answer} id={idOf(answer)} viewBox="0 0 24 24">
        <path
          d={pathOf(answer)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
    ))}
  </svg>
);

/** Always beside its word. Needs `AnswerSigns` on the page. */
export const AnswerSign = ({ answer, className }: { answer: ItemAnswer; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`#${idOf(answer)}`} />
  </svg>
);
