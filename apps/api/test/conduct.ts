import { chooseBestReply, followPost, muteMember } from '@app/contract/community';
import {
  appealModeration,
  decideAppeal,
  decideReport,
  listAppeals,
  listReports,
  moderatePost,
  moderateReply,
  reportPost,
  reportReply,
  showSuspension,
  suspendMember,
} from '@app/contract/community-moderation';
import { listNotifications, type Notification } from '@app/contract/community-notification';
import type { Route } from '@app/contract/route';
import { sql } from 'kysely';
import { call } from './call.ts';
import type { TestApi } from './harness.ts';

export type Person = Awaited<ReturnType<TestApi['signIn']>>;
type WithId = { _id: string };
type Target = { post: WithId; reply?: WithId };

export const ruleAndReason = { rule: 'spam', reason: 'Iklan yang tidak ada hubungannya.' } as const;

/** Status codes of concurrent requests, sorted because their order is random. */
export const statuses = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

/** Actions of members and moderators, through HTTP. `api` is a function because it starts with the tests. */
export function conduct(api: () => TestApi) {
  const send = (route: Route, person: Person | null, params: Record<string, string>, body?: object) =>
    call(api(), route, {
      path: route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!),
      ...(person && { headers: person.headers }),
      ...(body && { body }),
    });
  const routeOf = (routes: { post: Route; reply: Route }, { post, reply }: Target) =>
    [
      reply ? routes.reply : routes.post,
      { postId: post._id, ...(reply && { replyId: reply._id }) } as Record<string, string>,
    ] as const;

  return {
    send,

    signInNamed: async (name: string): Promise<Person> => {
      const person = await api().signIn();
      await api().db.updateTable('app.profile').set({ name }).where('id', '=', person.id).execute();
      return person;
    },

    /** Profiles without any other data. */
    insertProfiles: async (count: number): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        with people as (select gen_random_uuid() as id from generate_series(1, ${count})),
        known as (insert into auth.users (id, email) select id, id || '@contoh.id' from people)
        insert into app.profile (id, name, email) select id, 'Ramai', id || '@contoh.id' from people
        returning id`.execute(api().db);
      return rows.map(({ id }) => id);
    },

    /** Backdates the registration by so many days. */
    setJoinedDaysAgo: (person: Person, days: number) =>
      api()
        .db.updateTable('app.profile')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', person.id)
        .execute(),

    notifications: async (person: Person): Promise<Notification[]> =>
      (await call(api(), listNotifications, { headers: person.headers })).json().notifications,

    follow: (person: Person | null, post: WithId, followed = true) =>
      send(followPost, person, { postId: post._id }, { followed }),
    mute: (person: Person | null, member: { id: string }, muted = true) =>
      send(muteMember, person, { memberId: member.id }, { muted }),
    choose: (person: Person, post: WithId, reply: WithId | null) =>
      send(chooseBestReply, person, { postId: post._id }, { replyId: reply?._id ?? null }),

    report: (person: Person | null, target: Target, body: object = { reason: 'spam', note: '' }) => {
      const [route, params] = routeOf({ post: reportPost, reply: reportReply }, target);
      return send(route, person, params, body);
    },
    moderate: (person: Person | null, target: Target, body: object) => {
      const [route, params] = routeOf({ post: moderatePost, reply: moderateReply }, target);
      return send(route, person, params, { ...ruleAndReason, ...body });
    },
    suspend: (person: Person | null, member: { id: string }, days: number) =>
      send(suspendMember, person, { memberId: member.id }, { days, ...ruleAndReason }),
    suspension: async (person: Person) => (await send(showSuspension, person, {})).json().suspension,
    cases: async (person: Person) => (await send(listReports, person, {})).json().cases,
    decideCase: (person: Person | null, caseId: string, body: object) =>
      send(decideReport, person, { caseId }, body),
    appeal: (person: Person | null, decisionId: string, text = 'Ini bukan iklan, saya bertanya.') =>
      send(appealModeration, person, {}, { decisionId, text }),
    appeals: async (person: Person) => (await send(listAppeals, person, {})).json().appeals,
    decideAppeal: (person: Person | null, appealId: string, decision: 'undo' | 'keep') =>
      send(decideAppeal, person, { appealId }, { decision, reason: 'Sudah kami lihat lagi.' }),
  };
}
