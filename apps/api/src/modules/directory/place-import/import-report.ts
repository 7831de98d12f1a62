import type { HeldReason } from './place.ts';
import type { ImportResult } from './place-import.service.ts';
import type { ImportPlan, Planned } from './plan-import.ts';

const reasonTexts: Record<HeldReason, string> = {
  incomplete: 'incomplete: no name, key, known kind or point in Indonesia, or the key twice',
  unknown_region: 'names a kabupaten or kota that does not exist, or lies in none',
  outside_regency: 'more than 5 km outside the kabupaten or kota that it names',
  outside_district: 'more than 2 km outside the kecamatan that it names',
  shared_point: 'more than three names at the same point',
  rounded_point: 'point rounded to a kilometre or more',
  private_person: 'the name of a private person',
  private_phone: 'a mobile number in the name',
  taken_down: 'taken down on request',
};

const exampleCount = 3;
const describe = ({ place: { place, regency } }: Planned) =>
  `    ${place.key}: ${place.name}, ${regency?.name ?? place.regency} (${place.latitude}, ${place.longitude})`;
/** Of private persons only the key: a report is kept and sent around. */
const describeHeld = (one: Planned) =>
  /^(private|taken)/.test(one.place.held ?? '') ? `    ${one.place.place.key}` : describe(one);

function* heldLines({ held, same }: ImportPlan): Generator<string> {
  const all = [...held, ...same.filter(({ place }) => place.held !== null)];
  const groups = Object.groupBy(all, ({ place }) => place.held!);
  for (const [reason, list] of Object.entries(groups)) {
    yield `  ${list.length} ${reasonTexts[reason as HeldReason]}`;
    yield* list.slice(0, exampleCount).map(describeHeld);
  }
}

/** What an import did, or would do, for the operator. */
export function importReport(source: string, { plan, refresh, isNewFile, hasWritten }: ImportResult): string {
  const { added, changed, merged, same, held, undecided, absent } = plan;
  const heldSame = same.filter(({ place }) => place.held !== null).length;
  return [
    `${source}, ${isNewFile ? `refresh ${refresh}` : `refresh ${refresh} again, the same file`}`,
    `${added.length} new, ${changed.length} changed, ${same.length - heldSame} same, ${merged.length} merged, ${held.length + heldSame} held, ${undecided.length} pairs to decide, ${absent.length} absent`,
    ...(held.length + heldSame > 0 ? ['Held:', ...heldLines(plan)] : []),
    ...(merged.length > 0 ? ['Merged into a place that is known:'] : []),
    ...merged.slice(0, exampleCount).map((one) => `${describe(one)}, ${one.metres} m away`),
    ...(undecided.length > 0 ? ['For an editor in /kelola:'] : []),
    ...undecided.slice(0, exampleCount).map(({ names, metres }) => `    ${names.join(' / ')}, ${metres} m`),
    hasWritten ? 'Written.' : 'Nothing was written.',
  ].join('\n');
}
