import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = {
  steps: readonly string[];
  colours: string;
  /** Large for a person who holds the thing in one hand. */
  size?: 'lg' | 'md';
};

export function NumberedSteps({ steps, colours, size = 'lg' }: Props) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li
          key={step}
          className={joinClasses(
            'grid grid-cols-[40px_1fr] items-center gap-3.5 font-semibold',
            size === 'lg' ? 'text-lg leading-[1.35]' : 'text-md',
          )}
        >
          <span
            aria-hidden="true"
            className={joinClasses('grid size-10 place-items-center rounded-md font-extrabold', colours)}
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
