import type { Province } from '@app/contract/provinces';
import type { MaterialKey } from '#web/components/ui/materials.ts';

const address = (filter: Record<string, string>, province: Province | undefined): string =>
  `/sell-waste?${new URLSearchParams({ ...filter, ...(province && { province }), dari: 'jawaban' }).toString()}`;

/** Buyers of the material, where the person is. */
export const buyersAddress = (material: MaterialKey, province: Province | undefined) =>
  address({ material }, province);

/** Points for hazardous waste only. */
export const hazardPointsAddress = (province: Province | undefined) => address({ kind: 'b3' }, province);
