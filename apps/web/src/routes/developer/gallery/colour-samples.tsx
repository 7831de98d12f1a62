import { joinClasses } from '#web/components/ui/join-classes.ts';
import { allMaterials } from '#web/components/ui/materials.ts';
import { MaterialMark } from '#web/components/ui/material-mark.tsx';

// Tailwind reads class names from the source, so each is spelled out.
const roles = {
  surface: 'bg-surface',
  'surface-raised': 'bg-surface-raised',
  'surface-sunken': 'bg-surface-sunken',
  ink: 'bg-ink',
  'ink-muted': 'bg-ink-muted',
  line: 'bg-line',
  'line-strong': 'bg-line-strong',
  brand: 'bg-brand',
  'brand-strong': 'bg-brand-strong',
  'on-brand': 'bg-on-brand',
  'brand-soft': 'bg-brand-soft',
  'brand-field': 'bg-brand-field',
  'on-field': 'bg-on-field',
  'on-field-muted': 'bg-on-field-muted',
  clay: 'bg-clay',
  focus: 'bg-focus',
  danger: 'bg-danger',
  'danger-soft': 'bg-danger-soft',
  warning: 'bg-warning',
  'warning-soft': 'bg-warning-soft',
  success: 'bg-success',
  'success-soft': 'bg-success-soft',
};

export function ColourSamples() {
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(116px,1fr))] gap-3">
        {Object.entries(roles).map(([role, colour]) => (
          <li key={role} className="overflow-hidden rounded-md border border-line bg-surface-raised text-xs">
            <div className={joinClasses('h-12 border-b border-line', colour)} />
            <p className="px-2 py-1.5 font-semibold">{role}</p>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-3">
        {allMaterials.map(({ key, soft, fill, word }) => (
          <li key={key} className={joinClasses('rounded-lg p-3', soft)}>
            <MaterialMark material={key} />
            <p className={joinClasses('mt-3 rounded-sm px-2 py-1 text-xs font-bold', fill)}>{word}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
