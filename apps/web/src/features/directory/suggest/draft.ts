import {
  type CollectorCategory,
  type CollectorDetail,
  type CollectorKind,
  type PriceCondition,
  unknownCategory,
} from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import type { WasteType } from '@app/contract/waste-types';
import type { z } from 'zod';
import { newKey } from '#web/lib/new-key.ts';
import type { UploadedPicture } from '#web/lib/photo/use-picture.ts';
import { newOpening, type Opening, openingsOf } from './openings.ts';

export type PriceDraft = {
  key: string;
  wasteType: WasteType | '';
  condition: z.infer<typeof PriceCondition>;
  isPaid: boolean;
  amount: string;
  minimum: string;
};

/** The form values as typed, so that the input is never reformatted while typing. */
export type Draft = {
  name: string;
  kind: CollectorKind | '';
  category: CollectorCategory | '';
  province: Province | '';
  city: string;
  address: string;
  latitude: string;
  longitude: string;
  phone: string;
  knowsHours: boolean;
  openings: Opening[];
  pickupService: boolean;
  prices: PriceDraft[];
  /** Of its front; absent in drafts of older versions. */
  photo?: UploadedPicture | null;
  note: string;
};

export const newPrice = (): PriceDraft => ({
  key: newKey(),
  wasteType: '',
  condition: 'as-is',
  isPaid: true,
  amount: '',
  minimum: '',
});

export const emptyDraft = (): Draft => ({
  name: '',
  kind: '',
  category: '',
  province: '',
  city: '',
  address: '',
  latitude: '',
  longitude: '',
  phone: '',
  knowsHours: true,
  openings: [newOpening([1, 2, 3, 4, 5, 6])],
  pickupService: false,
  prices: [newPrice()],
  note: '',
});

/** A correction starts with the current listing. */
export const draftOf = (collector: CollectorDetail): Draft => ({
  name: collector.name,
  kind: collector.kind,
  category: collector.category === unknownCategory ? '' : collector.category,
  province: collector.location,
  city: collector.city,
  address: collector.address,
  latitude: decimal(collector.latitude),
  longitude: decimal(collector.longitude),
  phone: (collector.phone ?? '').replace(/^\+62/, '0'),
  knowsHours: collector.hours.length > 0,
  openings: openingsOf(collector.hours),
  pickupService: collector.pickupService,
  prices: collector.wasteTypes.map(({ wasteType, condition, amount, minimum }) => ({
    key: newKey(),
    wasteType,
    condition,
    isPaid: amount !== null,
    amount: amount === null ? '' : String(amount),
    minimum: minimum === 0 ? '' : decimal(minimum),
  })),
  note: '',
});

/** With a decimal comma. */
export const decimal = (number: number) => String(number).replace('.', ',');
