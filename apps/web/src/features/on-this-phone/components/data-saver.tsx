import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { dataSaver, useDataSaver } from '#web/lib/data-saver.ts';
import { dataSaverText as text } from '#web/messages/offline.ts';
import { Section } from './section.tsx';

export function DataSaver() {
  const isOn = useDataSaver();
  return (
    <Section title={text.title}>
      <p className="mt-1.5 text-sm text-ink-muted">{text.text}</p>
      <Checkbox
        className="mt-2"
        label={text.label}
        checked={isOn}
        onChange={({ currentTarget }) => dataSaver.choose(currentTarget.checked)}
      />
    </Section>
  );
}
