import { joinClasses } from '#web/components/ui/join-classes.ts';
import { currentSetting, type DisplaySetting } from '#web/lib/display-settings.ts';
import { displayText } from '#web/messages/display.ts';

/** `place` tells the groups of one page apart. */
type Props = { place: string; className?: string };

/** Theme and text size, kept on this device. The inline script of the page does what they say (before-paint.ts). */
export const DisplayChoices = ({ place, className }: Props) => (
  <div className={joinClasses('grid gap-4 noscript:hidden', className)}>
    <Choice place={place} setting="theme" label={displayText.theme} options={displayText.themes} />
    <Choice place={place} setting="text" label={displayText.text} options={displayText.texts} />
  </div>
);

type ChoiceProps = {
  place: string;
  setting: DisplaySetting;
  label: string;
  options: readonly { value: string; label: string }[];
};

const Choice = ({ place, setting, label, options }: ChoiceProps) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
    <div className="inline-flex max-w-full flex-wrap gap-1 rounded-md border border-line bg-surface p-1">
      {options.map(({ value, label: option }) => (
        <label
          key={value}
          className="relative inline-flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-sm font-semibold text-ink-muted has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={`${place}-${setting}`}
            value={value}
            defaultChecked={value === currentSetting(setting)}
            data-setting={setting}
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
          />
          {option}
        </label>
      ))}
    </div>
  </fieldset>
);
