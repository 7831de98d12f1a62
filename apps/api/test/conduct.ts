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
  showStanding,
  suspendMember,
} from '@app/contract/community-moderation';
import { listNotifications, type Notification } from '@app/contract/community-notification';
import type { Route } from '@app/contract/route';
import { sql } from 'kysely';
import { call } from './call.ts';
import type { TestApi } from './harness.ts';

export type Person = Awaited<ReturnType<TestApi['signIn']>>;
type Thing = { _id: string };
type On = { post: Thing; reply?: Thing };

export const why = { rule: 'spam', reason: 'Iklan yang tidak ada hubungannya.' } as const;

/** Of answers to what was sent at once: in which order they came is chance. */
export const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

/** What members and moderators do for good order, through HTTP. `api` is asked for late: it starts with the tests. */
export function conduct(api: () => TestApi) {
  const send = (route: Route, person: Person | null, params: Record<string, string>, body?: object) =>
    call(api(), route, {
      path: route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!),
      ...(person && { headers: person.headers }),
      ...(body && { body }),
    });
  const on = (routes: { post: Route; reply: Route }, { post, reply }: On) =>
    [
      reply ? routes.reply : routes.post,
      { postId: post._id, ...(reply && { replyId: reply._id }) } as Record<string, string>,
    ] as const;

  return {
    send,

    called: async (name: string): Promise<Person> => {
      const person = await api().signIn();
      await api().db.updateTable('app.profile').set({ name }).where('id', '=', person.id).execute();
      return person;
    },

    /** People of whom only their being here matters. */
    crowd: async (count: number): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        with people as (select gen_random_uuid() as id from generate_series(1, ${count})),
        known as (insert into auth.users (id, email) select id, id || '@contoh.id' from people)
        insert into app.profile (id, name, email) select id, 'Ramai', id || '@contoh.id' from people
        returning id`.execute(api().db);
      return rows.map(({ id }) => id);
    },

    /** As if the person had joined so many days ago. */
    joined: (person: Person, days: number) =>
      api()
        .db.updateTable('app.profile')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', person.id)
        .execute(),

    notifications: async (person: Person): Promise<Notification[]> =>
      (await call(api(), listNotifications, { headers: person.headers })).json().notifications,

    follow: (person: Person | null, post: Thing, followed = true) =>
      send(followPost, person, { postId: post._id }, { followed }),
    mute: (person: Person | null, member: { id: string }, muted = true) =>
      send(muteMember, person, { memberId: member.id }, { muted }),
    choose: (person: Person, post: Thing, reply: Thing | null) =>
      send(chooseBestReply, person, { postId: post._id }, { replyId: reply?._id ?? null }),

    report: (person: Person | null, thing: On, body: object = { reason: 'spam', note: '' }) => {
      const [route, params] = on({ post: reportPost, reply: reportReply }, thing);
      return send(route, person, params, body);
    },
    moderate: (person: Person | null, thing: On, body: object) => {
      const [route, params] = on({ post: moderatePost, reply: moderateReply }, thing);
      return send(route, person, params, { ...why, ...body });
    },
    suspend: (person: Person | null, member: { id: string }, days: number) =>
      send(suspendMember, person, { memberId: member.id }, { days, ...why }),
    standing: async (person: Person) => (await send(showStanding, person, {})).json().suspension,
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
