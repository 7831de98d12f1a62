import type { RemoveDepartedRows } from '#api/lib/departed-rows.ts';
import { departedKeys } from '#api/lib/once/idempotency.repository.ts';
import { departedAuthors } from '#api/modules/community/departed-authors.repository.ts';
import { departedScans } from '#api/modules/smart-sort/departed-scans.repository.ts';

/** What may be many rows of one person, and therefore does not go with the profile. */
export const departedRows: readonly RemoveDepartedRows[] = [...departedAuthors, departedScans, departedKeys];
