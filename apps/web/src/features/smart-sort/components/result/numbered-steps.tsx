import { joinClasses } from '#web/components/ui/join-classes.ts';

/** Large text, because the user holds the item in the other hand. */
export function NumberedSteps({ steps, colours }: { steps: readonly string[]; colours: string }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li
          key={step}
          className="grid grid-cols-[40px_1fr] items-center gap-3.5 text-lg leading-[1.35] font-semibold"
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
