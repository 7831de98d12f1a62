import type { Scan } from '@app/contract/smart-sort';
import type { Zone } from '@app/contract/zone';
import { allMaterials, type MaterialKey } from '#web/components/ui/materials.ts';
import { dayInZone } from '#web/lib/day-in-zone.ts';

/** What a scan counts as: the owner's correction first; nothing without an answer. */
function countedMaterial({ verdict, material, feedback }: Scan): MaterialKey | undefined {
  if (feedback?.correct === false) return feedback.material ?? undefined;
  return verdict === 'sure' || feedback?.correct ? material : undefined;
}

/** The materials of the scans since Monday, most frequent first. `monday` as 2026-11-09, in the member's zone. */
export function weekMaterials(scans: readonly Scan[], monday: string, zone: Zone) {
  const ofWeek = scans.filter(({ createdAt }) => dayInZone(zone, new Date(createdAt)) >= monday);
  return allMaterials
    .map(({ key }) => ({ key, count: ofWeek.filter((scan) => countedMaterial(scan) === key).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
