import {
  listMySubmissions,
  type SubmittedPiece,
  submitPiece,
  uploadPicture,
  withdrawSubmission,
} from '@app/contract/education-submission';
import { decideSubmission } from '@app/contract/review';
import { call } from './call.ts';
import type { TestApi } from './harness.ts';
import { phonePhoto } from './photos.ts';
import { form } from './upload.ts';

export type Person = Awaited<ReturnType<TestApi['signIn']>>;

const paragraph = 'Warga gang kami mengumpulkan minyak jelantah di jeriken bersama setiap Jumat sore. ';

export const news: Extract<SubmittedPiece, { kind: 'news' }> = {
  kind: 'news',
  title: 'Jeriken jelantah di ujung gang',
  excerpt: 'Satu jeriken bersama, dan selokan kami tidak lagi berlemak.',
  category: 'Lingkungan',
  fullContent: `${paragraph.repeat(4).trim()}\n\n## Siapa yang menjemput\n\n- pengepul\n- bank sampah`,
  sources: [{ title: 'Catatan pengurus gang', url: null }],
  pictureId: null,
};

export const tutorial: Extract<SubmittedPiece, { kind: 'innovation' }> = {
  kind: 'innovation',
  title: 'Pot bibit dari kulit telur',
  excerpt: 'Bibit tumbuh di cangkangnya, lalu ditanam bersama-sama.',
  category: 'Berkebun',
  difficulty: 'Mudah',
  minutes: 90,
  materials: ['6 kulit telur', 'segenggam tanah'],
  steps: [
    { title: 'Cuci', text: 'Bilas kulit telur dengan air, lalu keringkan.' },
    { title: 'Isi', text: 'Isi dengan tanah sampai hampir penuh.' },
  ],
  tips: '',
  safety: 'Cuci tangan sesudahnya.',
  wasteMaterials: ['organik'],
  sources: [],
  pictureId: null,
};

/** Actions of members with pictures and submissions, through HTTP. `api` is a function: it starts with the tests. */
export function education(api: () => TestApi) {
  async function sendPicture(person: Person | null, bytes?: Buffer, from: Pick<TestApi, 'app'> = api()) {
    const { headers, payload } = form(bytes ?? (await phonePhoto()));
    return from.app.inject({
      method: uploadPicture.method,
      url: uploadPicture.path,
      headers: { ...headers, ...person?.headers },
      payload,
    });
  }

  return {
    sendPicture,

    /** Uploads a picture and returns its id and URL. */
    picture: async (person: Person): Promise<{ pictureId: string; picture: string }> => {
      const response = await sendPicture(person);
      if (response.statusCode !== 200) throw new Error(`${uploadPicture.path}: ${response.body}`);
      return response.json();
    },

    submit: (person: Person | null, piece: object = news) =>
      call(api(), submitPiece, { ...(person && { headers: person.headers }), body: piece }),

    mine: async ({ headers }: Person) =>
      (await call(api(), listMySubmissions, { headers })).json().submissions,

    withdraw: (person: Person | null, id: string) =>
      call(api(), withdrawSubmission, {
        ...(person && { headers: person.headers }),
        path: withdrawSubmission.path.replace(':submissionId', id),
      }),

    decide: (person: Person, id: string, body: object) =>
      call(api(), decideSubmission, { path: `/review/pieces/${id}`, headers: person.headers, body }),

    /** The object key of a picture. */
    photoKey: async (pictureId: string): Promise<string> => {
      const { photo_key } = await api()
        .db.selectFrom('app.picture')
        .select('photo_key')
        .where('id', '=', pictureId)
        .executeTakeFirstOrThrow();
      return photo_key;
    },
  };
}
