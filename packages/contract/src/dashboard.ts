import { MaterialKey } from './smart-sort.ts';
import { route } from './route.ts';
import { Zone } from './zone.ts';
import { z } from './zod.ts';

export const dashboardLimits = {
  /** Scans a week. */
  target: 15,
  /** Minimum number of judged scans for an accuracy. */
  minJudged: 10,
  months: 6,
} as const;

export const DashboardSummary = z.object({
  total: z.int().min(0),
  /** The day of the first scan, in the person's time zone; null without any. */
  since: z.iso.date().nullable(),
  /** Scans that the person judged, and how many of them were right. */
  judged: z.int().min(0),
  accurate: z.int().min(0),
  /** Percent of the judged, one decimal; null below `minJudged`. */
  accuracy: z.number().min(0).max(100).nullable(),
  /** Since Monday, in the person's time zone. */
  thisWeek: z.int().min(0),
  lastWeek: z.int().min(0),
  target: z.int().min(1),
  /** Monday to Sunday of this week; days to come are null. */
  week: z.array(z.object({ day: z.iso.date(), scans: z.int().min(0).nullable() })).length(7),
  /** The last six months as 2026-11, the present one last. */
  months: z
    .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), scans: z.int().min(0) }))
    .length(dashboardLimits.months),
  /**
   * All five, in the model's order. A corrected scan counts as the corrected material; a scan without an answer
   * ("Belum yakin", "Bukan sampah?") is not counted until the person corrects it.
   */
  materials: z.array(z.object({ material: MaterialKey, scans: z.int().min(0) })).length(5),
});
export type DashboardSummary = z.infer<typeof DashboardSummary>;

export const showDashboard = route({
  method: 'GET',
  path: '/dashboard',
  summary: "The person's own statistics, in their time zone",
  signedIn: true,
  query: z.object({ zone: Zone.default('Asia/Jakarta') }),
  response: DashboardSummary,
});

export const ActivityKind = z.enum(['scan', 'post', 'reply', 'suggestion', 'submission', 'confirmation']);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** Outcome: a decision of an editor or moderator, or the choice of the person. */
export const ActivityState = z.enum(['pending', 'accepted', 'rejected', 'hidden', 'open', 'closed']);
export type ActivityState = z.infer<typeof ActivityState>;

export const Activity = z.object({
  kind: ActivityKind,
  _id: z.uuid(),
  /** What it was about: a material, a title, a name. */
  title: z.string(),
  /** Null for kinds without an outcome. */
  state: ActivityState.nullable(),
  /** Path of the page that shows it; null when there is none. */
  address: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Activity = z.infer<typeof Activity>;

export const listActivity = route({
  method: 'GET',
  path: '/dashboard/activity',
  summary: 'Own activity, newest first, twenty at a time',
  signedIn: true,
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({ activities: z.array(Activity), nextCursor: z.string().nullable() }),
});
