import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { detailText as text } from '#web/messages/education.ts';
import { lineWidth } from './text-styles.ts';

const noteStyles = {
  safety: { icon: 'shield', box: 'bg-danger-soft', sign: 'text-danger', title: text.safety },
  tips: { icon: 'bulb', box: 'bg-warning-soft', sign: 'text-warning', title: text.tips },
} as const;

type Props = { kind: keyof typeof noteStyles; words: string; headingLevel: 2 | 3 };

export function NoteBox({ kind, words, headingLevel }: Props) {
  const { icon, box, sign, title } = noteStyles[kind];
  const Heading = `h${headingLevel}` as const;
  if (!words.trim()) return null;
  return (
    <section
      className={joinClasses(
        'grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 rounded-lg px-5 py-4.5 sm:gap-x-4 sm:px-6 print:border print:border-line print:gap-y-0 print:px-2.5 print:py-1 print:[&_svg]:size-4',
        box,
      )}
    >
      <Icon name={icon} size="lg" className={sign} />
      <Heading className="text-md tracking-normal print:text-[13px]">{title}</Heading>
      <p
        className={joinClasses(
          lineWidth,
          'col-start-1 col-end-3 whitespace-pre-line sm:col-start-2 print:col-start-1',
        )}
      >
        {words}
      </p>
    </section>
  );
}
