import { materials } from '@app/classifier/materials';
import { shippedModel } from '@app/classifier/settings';
import { classifyPhoto, photoLimits } from '@app/contract/smart-sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import {
  animatedGif,
  animatedWebp,
  cmykJpeg,
  jpeg,
  jpegOf,
  phonePhoto,
  picture,
  png,
  webp,
} from '#test/photos.ts';
import { relaxedEnv } from '#test/scanning.ts';
import { form, upload } from '#test/upload.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv);
});
afterAll(() => api.stop());

const answerTo = async (bytes: Buffer) => {
  const response = await upload(api, bytes);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data.classification;
};
const refusalOf = async (bytes: Buffer) => {
  const response = await upload(api, bytes);
  const { success, code, message, fields } = response.json();
  expect({ success, fields }).toEqual({ success: false, fields: { image: message } });
  return [response.statusCode, code, message];
};

describe('a photo', () => {
  test('is answered in the words of the specification', async () => {
    const response = await upload(api, await jpeg());
    expect(response.json()).toEqual({
      success: true,
      data: {
        classification: {
          verdict: expect.stringMatching(/^(sure|unsure|not-waste)$/),
          material: expect.toBeOneOf([...materials]),
          suspected: null,
          categoryName: expect.any(String),
          icon: expect.any(String),
          color: expect.stringMatching(/^#[0-9a-f]{6}$/),
          tips: expect.arrayContaining([expect.any(String)]),
          disposalLocation: expect.any(String),
          recyclabilityScore: expect.any(Number),
          confidence: expect.any(Number),
          suggestions: expect.any(String),
          processedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          allPredictions: expect.any(Array),
          model: { version: shippedModel.version, sha256: shippedModel.sha256 },
        },
        scanId: null,
      },
    });
    const { allPredictions, material, confidence } = response.json().data.classification;
    expect(allPredictions.map((one: { material: string }) => one.material).toSorted()).toEqual(
      materials.toSorted(),
    );
    expect(allPredictions[0]).toMatchObject({ material, confidence });
    const shares = allPredictions.map((one: { confidence: number }) => one.confidence);
    expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a));
  });

  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
    ['animated GIF', animatedGif],
    ['animated WebP', animatedWebp],
    ['JPEG in CMYK', cmykJpeg],
    ['JPEG of a phone', phonePhoto],
    ['grey PNG with 16 bits', () => picture().greyscale().toColourspace('grey16').png().toBuffer()],
    ['PNG with glass', () => picture().ensureAlpha(0.5).png().toBuffer()],
    ['progressive JPEG of 12 megapixels', () => picture(4000, 3000).jpeg({ progressive: true }).toBuffer()],
    ['JPEG of one pixel', () => jpeg(1, 1)],
  ])('may be a %s', async (_, make) => {
    expect((await answerTo(await make())).allPredictions).toHaveLength(5);
  });

  test('is seen upright, however the phone was held', async () => {
    const upright = await answerTo(await picture(800, 600).rotate(90).jpeg({ quality: 100 }).toBuffer());
    const turned = await answerTo(
      await picture(800, 600).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer(),
    );
    const lying = await answerTo(await picture(800, 600).jpeg({ quality: 100 }).toBuffer());
    const shares = (answer: typeof upright) =>
      Object.fromEntries(
        answer.allPredictions.map((one: { material: string; confidence: number }) => [
          one.material,
          one.confidence,
        ]),
      );
    for (const material of materials) {
      expect(Math.abs(shares(turned)[material] - shares(upright)[material])).toBeLessThan(1);
    }
    expect(shares(turned)).not.toEqual(shares(lying));
  });

  test('may weigh 5 MB', async () => {
    expect((await upload(api, await jpegOf(5_242_880))).statusCode).toBe(200);
  });

  test('is known by its content, whatever its name and type say', async () => {
    const response = await upload(api, await png(), { fileName: 'foto.exe', type: 'application/pdf' });
    expect(response.statusCode).toBe(200);
    const misnamed = await upload(api, await jpeg(), { type: 'image/jpg' });
    expect(misnamed.statusCode).toBe(200);
  });
});

describe('what is no photo', () => {
  const tooLarge = 'File terlalu besar. Pilih gambar yang lebih kecil dari 5MB.';
  const wrongType = 'Jenis file tidak valid. Pilih gambar JPEG, PNG, GIF, atau WebP.';
  const unreadable = 'Gambar tidak bisa dibaca. Ambil foto baru, lalu coba lagi.';

  test('5 MB and one byte', async () => {
    expect(await refusalOf(await jpegOf(5_242_881))).toEqual([413, 'photo_too_large', tooLarge]);
  });

  test.each([
    ['text', Buffer.from('Halo, ini bukan foto.')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0')],
  ])('%s with the name of a photo', async (_, bytes) => {
    expect(await refusalOf(bytes)).toEqual([415, 'photo_type', wrongType]);
  });

  test('a photo with an archive or a page behind it', async () => {
    const zip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
    for (const rest of [zip, Buffer.from('<script>alert(1)</script>'), Buffer.from('<HTML ><body>')]) {
      expect(await refusalOf(Buffer.concat([await jpeg(), rest]))).toEqual([415, 'photo_type', wrongType]);
    }
  });

  test('nothing at all, and a photo that ends too soon', async () => {
    const whole = { jpeg: await jpeg(), png: await png(), webp: await webp(), gif: await animatedGif() };
    expect(await refusalOf(Buffer.alloc(0))).toEqual([422, 'photo_unreadable', unreadable]);
    for (const bytes of Object.values(whole)) {
      expect(await refusalOf(bytes.subarray(0, 20))).toEqual([422, 'photo_unreadable', unreadable]);
    }
    for (const bytes of [whole.jpeg, whole.png, whole.webp]) {
      const half = bytes.subarray(0, bytes.length / 2);
      expect(await refusalOf(half)).toEqual([422, 'photo_unreadable', unreadable]);
    }
  });

  test('more pixels than anybody needs, in few bytes', async () => {
    const bomb = await png(8, 8);
    bomb.writeUInt32BE(65_535, 16);
    bomb.writeUInt32BE(65_535, 20);
    expect(await refusalOf(bomb)).toEqual([413, 'photo_too_large', tooLarge]);
  });
});

describe('a form', () => {
  const send = (payload: Buffer | string, type = form(Buffer.alloc(0)).headers['content-type']) =>
    api.app.inject({
      method: 'POST',
      url: classifyPhoto.path,
      headers: { 'content-type': type },
      payload,
    });

  test('without a photo asks for one', async () => {
    const asked = { code: 'photo_missing', message: 'Silakan pilih gambar terlebih dahulu' };
    expect((await call(api, classifyPhoto)).json()).toMatchObject(asked);
    expect((await upload(api, await jpeg(), { field: 'foto' })).json()).toMatchObject(asked);
    expect((await upload(api, Buffer.alloc(0), { fileName: '' })).json()).toMatchObject(asked);
    const empty = await fetchForm(new FormData());
    expect([empty.status, await empty.json()]).toEqual([400, expect.objectContaining(asked)]);
  });

  test('with more than the photo is refused', async () => {
    const two = new FormData();
    two.append('image', new Blob([new Uint8Array(await jpeg())]), 'a.jpg');
    two.append('image', new Blob([new Uint8Array(await jpeg())]), 'b.jpg');
    const answer = await fetchForm(two);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid_input']);
  });

  test('of a browser is read', async () => {
    const one = new FormData();
    one.append(
      'image',
      new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }),
      'sampah "dapur".jpg',
    );
    expect((await fetchForm(one)).status).toBe(200);
  });

  test('that is broken, or none, is refused', async () => {
    const { payload } = form(await jpeg());
    const answers = await Promise.all([
      send(payload.subarray(0, -6)),
      send(payload.subarray(3)),
      send(payload, 'multipart/form-data'),
      send('{}', 'application/json'),
      send(payload, 'text/plain'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 415, 415]);
    for (const answer of answers) expect(answer.json().code).toBe('invalid_input');
  });
});

let address: string | undefined;
async function fetchForm(body: FormData) {
  address ??= await api.app.listen({ port: 0 });
  return fetch(`${address}${classifyPhoto.path}`, { method: 'POST', body });
}

describe('the sender', () => {
  test('whose token is over is told so, and not taken for a visitor', async () => {
    const response = await upload(api, await jpeg(), { headers: { authorization: 'Bearer lama' } });
    expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in']);
  });

  test('who is a visitor leaves nothing behind', async () => {
    await answerTo(await phonePhoto());
    expect(await api.db.selectFrom('app.scan').select('id').execute()).toEqual([]);
    expect(await api.db.selectFrom('app.orphaned_photo').select('photo_key').execute()).toEqual([]);
  });
});

test('the page about the API says how a photo is sent', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json();
  const { required, content } = paths[classifyPhoto.path].post.requestBody;
  expect([required, Object.keys(content)]).toEqual([true, ['multipart/form-data']]);
  expect(content['multipart/form-data'].schema).toMatchObject({
    required: ['image'],
    properties: { image: { format: 'binary', maxLength: photoLimits.bytes } },
  });
});

test('what is logged names neither the file nor the person who sent it', async () => {
  const member = await api.signIn();
  const given = { fileName: 'ktp-sari-3201.jpg', headers: member.headers };
  const answers = [
    await upload(api, await jpeg(), given),
    await upload(api, Buffer.from('bukan foto'), given),
    await upload(api, (await png()).subarray(0, 60), given),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 415, 422]);
  const lines = api.logged.join('');
  expect(lines).toContain('"status":415');
  for (const secret of ['ktp-sari', member.email, member.token]) expect(lines).not.toContain(secret);
});
