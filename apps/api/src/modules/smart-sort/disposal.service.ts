import type { Material } from '@app/classifier/materials';
import type { Classification, PhotoPlace } from '@app/contract/smart-sort';
import type { FastifyBaseLogger } from 'fastify';

/** Says where a material can go from a place; another feature knows. */
export type FindDisposal = (material: Material, place: PhotoPlace) => Promise<string>;

/** Puts the nearest place into an answer that is sure; the others, and who says no place, keep what they have. */
export const disposalService = (findDisposal: FindDisposal) => ({
  async locate(answer: Classification, place: PhotoPlace, log: FastifyBaseLogger): Promise<Classification> {
    const isPlaceKnown = place.province !== undefined || place.lat !== undefined;
    if (answer.verdict !== 'sure' || !isPlaceKnown) return answer;
    try {
      return { ...answer, disposalLocation: await findDisposal(answer.material, place) };
    } catch (err) {
      // What the photo shows is worth telling without it.
      log.warn({ err }, 'disposal location not found');
      return answer;
    }
  },
});
