import { showTransparency } from '@app/contract/transparency';
import { respond } from './respond.ts';

/** For pages with claims, which ask for the counted figures; none were counted yet. */
export const noFigures = () =>
  respond(showTransparency, { figures: null, parts: [], model: { version: '1', sha256: 'c0ffee' } });
