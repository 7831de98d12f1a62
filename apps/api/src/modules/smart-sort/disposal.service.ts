import type { Material } from '@app/classifier/materials';
import type { Classification, PhotoPlace } from '@app/contract/smart-sort';
import type { FastifyBaseLogger } from 'fastify';

/** Returns where a material can be disposed near a place; provided by another feature. */
export type FindDisposal = (material: Material, place: PhotoPlace) => Promise<string>;

/** Adds the nearest place to a sure answer when the location is known. */
export const disposalService = (findDisposal: FindDisposal) => ({
  async locate(answer: Classification, place: PhotoPlace, log: FastifyBaseLogger): Promise<Classification> {
    const isPlaceKnown = place.province !== undefined || place.lat !== undefined;
    if (answer.verdict !== 'sure' || !isPlaceKnown) return answer;
    try {
      return { ...answer, disposalLocation: await findDisposal(answer.material, place) };
    } catch (err) {
      // The answer is useful without it.
      log.warn({ err }, 'disposal location not found');
      return answer;
    }
  },
});
