import { deleteDeparted } from '#api/lib/departed-rows.ts';

/** A trigger leaves the names of their photos to the sweep. */
export const departedScans = deleteDeparted({ table: 'app.scan', column: 'profile_id', batch: 500 });
