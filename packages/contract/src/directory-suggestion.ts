import {
  CollectorCategory,
  CollectorKind,
  OpeningHours,
  PriceCondition,
  ProvinceName,
  WasteTypeKey,
} from './directory.ts';
import { plainLine, plainText } from './plain-text.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

/** 62 8 and eight to eleven more digits for mobiles; landlines are for firms, without WhatsApp. */
export const IndonesianPhone = z
  .string()
  .regex(/^\+62(8\d{8,11}|[2-79]\d{6,10})$/, 'Tulis nomor telepon Indonesia, misalnya 081234567890.');

export const SuggestedPrice = z.object({
  wasteType: WasteTypeKey,
  condition: PriceCondition,
  amount: z.int().min(0).max(10_000_000).nullable(),
  minimum: z.number().min(0).max(100_000),
});

/**
 * A suggested listing; for a correction, all fields with their new values. Of a place that only a registry names, what
 * nobody knows yet may stay unknown.
 */
export const SuggestedListing = z.object({
  name: plainLine(3, 80),
  kind: CollectorKind,
  /** Null when nobody knows; a new place needs one. */
  category: CollectorCategory.nullable(),
  province: ProvinceName,
  city: plainLine(2, 60),
  address: plainLine(5, 200),
  latitude: z.number().min(-11.5).max(6.5),
  longitude: z.number().min(94.5).max(141.5),
  phone: IndonesianPhone.nullable(),
  hours: z.array(OpeningHours).max(21),
  pickupService: z.boolean(),
  prices: z.array(SuggestedPrice).max(22),
});
export type SuggestedListing = z.infer<typeof SuggestedListing>;

export const SuggestionState = z.enum(['pending', 'accepted', 'rejected']);

/** `collectorId` null: a new place. */
export const Suggestion = z.object({
  _id: z.uuid(),
  collectorId: z.uuid().nullable(),
  listing: SuggestedListing,
  note: z.string(),
  /** A signed URL of the photo of its front, valid for some minutes. */
  photo: z.string().nullable(),
  state: SuggestionState,
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestListing = route({
  method: 'POST',
  path: '/collectors/suggestions',
  summary: 'Suggests a new listing, or a correction of one; it waits for review',
  signedIn: true,
  body: z.object({
    collectorId: z.uuid().nullable(),
    listing: SuggestedListing,
    /** Source of the information. */
    note: plainText(0, 500),
    /** A photo of its front, from `uploadListingPhoto`; it replaces the one that the place shows. */
    pictureId: z.uuid().nullable().optional(),
  }),
  response: z.object({ success: z.literal(true), suggestion: Suggestion }),
});

export const listMySuggestions = route({
  method: 'GET',
  path: '/collectors/suggestions',
  summary: 'Own suggestions with their state, newest first, at most fifty',
  signedIn: true,
  response: z.object({ suggestions: z.array(Suggestion) }),
});

/** A confirmation, for the account export. */
export const ExportedConfirmation = z.object({
  collectorId: z.uuid(),
  isOpen: z.boolean(),
  confirmedAt: z.iso.datetime(),
});
export type ExportedConfirmation = z.infer<typeof ExportedConfirmation>;
