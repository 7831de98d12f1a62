import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#support/journey.ts';

type StructuredData = {
  '@type': string;
  name?: string;
  headline?: string;
  totalTime?: string;
  step?: unknown[];
  supply?: unknown[];
  itemListElement?: { name: string }[];
};

/** The page as crawlers read it, without running scripts. */
async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const unescape = (text: string) =>
    text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  const meta = new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, unescape(content)],
    ),
  );
  const links = [...head.matchAll(/<link ([^>]*)>/g)].map(([, attributes = '']) => unescape(attributes));
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  );
  const titles = [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title = '']) => unescape(title));
  return { response, head, meta, links, data, titles };
}

const pieces = [
  {
    path: '/education/news/1',
    title: 'Kenapa botol tanpa label dihargai lebih tinggi',
    type: 'NewsArticle',
    tab: 'Berita & Update',
  },
  {
    path: '/education/innovation/1',
    title: 'Komposter ember dua lapis',
    type: 'HowTo',
    tab: 'Ide & Inovasi',
  },
];

for (const { path, title, type, tab } of pieces) {
  test(`a shared link to ${path} shows title, sentence and picture`, async ({ request, baseURL }) => {
    const { meta, links, titles } = await headOf(request, path);
    expect(titles).toEqual([`${title} · PilahBumi`]);
    expect(links).toContain(`rel="canonical" href="${baseURL}${path}"/`);
    expect(links.join('\n')).toContain(
      `rel="alternate" type="application/rss+xml" title="Berita dan tutorial PilahBumi" href="${baseURL}/education/rss.xml"`,
    );
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:type': 'article',
      'og:site_name': 'PilahBumi',
      'og:locale': 'id_ID',
      'og:title': title,
      'og:url': `${baseURL}${path}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
    });
    const description = meta.get('description') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(meta.get('og:description')).toBe(description);
    const picture = meta.get('og:image') ?? '';
    expect(picture).toMatch(new RegExp(`^${baseURL}${path}/kartu\\.png\\?v=\\w+$`));

    const card = await request.get(picture);
    const bytes = await card.body();
    expect(card.headers()['content-type']).toBe('image/png');
    expect(card.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    // WhatsApp ignores images above 600 kB.
    expect(bytes.length).toBeLessThan(300_000);
  });

  test(`a search engine learns what ${path} is`, async ({ request, baseURL }) => {
    const { data, response } = await headOf(request, path);
    const [piece, crumbs] = data;
    expect(data).toHaveLength(2);
    expect(piece).toMatchObject({
      '@context': 'https://schema.org',
      '@type': type,
      mainEntityOfPage: `${baseURL}${path}`,
      author: { '@type': 'Organization', name: 'Tim PilahBumi' },
    });
    expect(piece?.[type === 'HowTo' ? 'name' : 'headline']).toBe(title);
    if (type === 'HowTo') {
      expect(piece?.totalTime).toMatch(/^PT\d+M$/);
      expect(piece?.step?.length).toBeGreaterThan(3);
      expect(piece?.supply?.length).toBeGreaterThan(3);
    }
    const names = crumbs?.itemListElement?.map(({ name }) => name);
    expect(names).toEqual(['Pusat Edukasi', tab, title]);
    expect(response.headers()['content-security-policy']).not.toContain('unsafe-inline');
  });
}

test('the list points search engines at itself, and a search at the list', async ({ request, baseURL }) => {
  const filtered = await headOf(request, '/education?tab=inovasi&category=Kompos&q=ember');
  expect(filtered.links).toContain(
    `rel="canonical" href="${baseURL}/education?tab=inovasi&category=Kompos"/`,
  );
  expect(filtered.meta.get('robots')).toBe('noindex, follow');
  const plain = await headOf(request, '/education');
  expect(plain.links).toContain(`rel="canonical" href="${baseURL}/education"/`);
  expect(plain.meta.has('robots')).toBe(false);
  expect(plain.meta.get('og:image')).toBe(`${baseURL}/education/kartu.png`);
});

test('the map of the site names every public piece and nothing private', async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  for (const path of ['/', '/education', '/education/news/12', '/education/innovation/15'])
    expect(addresses).toContain(`${baseURL}${path}`);
  expect(addresses.join(' ')).not.toMatch(/akun|kelola|dashboard|kirim|usulkan|login|pengembang/);
  for (const address of addresses.slice(0, 10)) expect((await request.get(address ?? '')).status()).toBe(200);
});

test('robots are told where the map is and what is no business of theirs', async ({ request, baseURL }) => {
  const rules = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(rules).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(rules).toContain('Disallow: /api/');
  expect(rules).toContain('Disallow: /akun');
  // The staff area must not be listed publicly.
  expect(rules.join()).not.toContain('kelola');
});

test('the feed is well formed and newest first', async ({ page, request, baseURL }) => {
  const response = await request.get('/education/rss.xml');
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const xml = await response.text();
  await page.goto('/robots.txt');
  const read = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return {
      fault: feed.querySelector('parsererror')?.textContent,
      links: [...feed.querySelectorAll('item > link')].map((link) => link.textContent),
      dates: [...feed.querySelectorAll('item > pubDate')].map((date) => Date.parse(date.textContent)),
    };
  }, xml);
  expect(read.fault).toBeUndefined();
  expect(read.links).toContain(`${baseURL}/education/news/1`);
  expect(read.dates).toEqual(read.dates.toSorted((one, other) => other - one));
});

test('drawings and cards are kept by the gateway, what is missing is not', async ({ request }) => {
  for (const path of [
    '/gambar/jar-lamp.svg',
    '/gambar/jar-lamp-lebar.svg',
    '/education/innovation/4/kartu.png',
  ]) {
    await request.get(path);
    const again = await request.get(path);
    expect(again.headers()['x-cache'], path).toBe('HIT');
    expect(again.headers()['cache-control']).toContain('max-age=604800');
  }
  const drawing = await request.get('/gambar/jar-lamp.svg');
  expect(drawing.headers()['content-type']).toContain('image/svg+xml');
  expect(drawing.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await drawing.text()).toContain('@media(prefers-color-scheme:dark)');
  for (const path of [
    '/gambar/tidak-ada.svg',
    '/education/news/99999/kartu.png',
    '/education/lain/1/kartu.png',
  ]) {
    const missing = await request.get(path);
    expect(missing.status()).toBe(404);
    expect(missing.headers()['cache-control']).toBe('no-store');
  }
});

test('every piece has a drawing for each shape and a card', async ({ request }) => {
  test.slow();
  const html = `${await (await request.get('/education')).text()}${await (await request.get('/education?tab=inovasi')).text()}`;
  const drawings = new Set([...html.matchAll(/\/gambar\/[\w-]+\.svg/g)].map(([path]) => path));
  expect(drawings.size).toBeGreaterThanOrEqual(27);
  for (const path of drawings) expect((await request.get(path)).status(), path).toBe(200);
  for (let id = 1; id <= 15; id += 1) {
    const kinds = id <= 12 ? ['news', 'innovation'] : ['innovation'];
    for (const kind of kinds)
      expect((await request.get(`/education/${kind}/${id}/kartu.png`)).status(), `${kind} ${id}`).toBe(200);
  }
});
