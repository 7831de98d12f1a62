import { openSignedInBrowser, deleteTopics, newTopic, writePost, writeReply } from '#support/forum.ts';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

test.afterAll(deleteTopics);

test('attacks are shown as the text that they are', async ({ page, context }) => {
  const { token } = await signIn(context);
  const attacks = [
    '<script>document.title = "retas"</script>',
    '<img src=x onerror="document.title = \'retas\'">',
    '"><svg/onload=document.title="retas">',
    'javascript:document.title="retas"',
    '[klik](javascript:document.title="retas")',
    '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe>',
    '<a href="https://jahat.test" onclick="document.title=1">hadiah</a>',
    '{{7*7}} ${7*7} <%= 7*7 %>',
    '\u202Eterbalik\u202C',
  ];
  const title = newTopic('<b onmouseover=alert(1)>Judul</b>');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.post('/api/community/posts', {
    headers,
    data: { title, content: attacks.join('\n\n') },
  });
  const { post } = (await answer.json()) as { post: { _id: string } };
  await context.request.post(`/api/community/posts/${post._id}/replies`, {
    headers,
    data: { content: attacks.join('\n') },
  });
  await visit(page, `/community?q=${encodeURIComponent(title)}`);
  await visit(page, `/community/${post._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const attack of attacks)
    // In sequence.
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByText(attack, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle(`${title} · PilahBumi`);
  expect(await page.locator('main').locator('script, iframe, b, [onclick], [onerror]').count()).toBe(0);
});

test('nothing is wider than a phone of 320 pixels', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { token } = await signIn(context);
  const title = newTopic(`Kata${'panjang'.repeat(18)}`);
  const answer = await context.request.post('/api/community/posts', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, content: `https://contoh.id/${'a'.repeat(300)}`, tags: ['a'.repeat(30)] },
  });
  const { post } = (await answer.json()) as { post: { _id: string } };
  const overflow = () =>
    page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      ...[...document.querySelectorAll('dialog[open] > div')].map((box) => box.scrollWidth - box.clientWidth),
    ]);
  for (const [path, part] of [
    ['/community', page.getByRole('link', { name: title })],
    [`/community/${post._id}`, page.getByRole('heading', { name: title, level: 1 })],
    ['/community?tulis=1', page.getByRole('textbox', { name: 'Judul' })],
  ] as const) {
    // In sequence.
    /* oxlint-disable no-await-in-loop */
    await visit(page, path);
    await part.waitFor();
    expect(Math.max(...(await overflow())), path).toBeLessThanOrEqual(0);
    /* oxlint-enable no-await-in-loop */
  }
});

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };
for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('axe finds nothing on the list, the open post, its page and the form', async ({
      page,
      context,
      browser,
    }) => {
      await signIn(context);
      const author = await openSignedInBrowser(browser);
      const title = newTopic('Apa kabar');
      const address = await writePost(author, title, 'tanya');
      await writeReply(author, address, 'Baik, https://contoh.id');
      await visit(page, '/community');
      await page.getByRole('link', { name: title }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Suka 0', exact: true }).click();
      expect(await accessibilityViolations(page)).toEqual([]);
      await visit(page, address);
      await page.getByText('Baik,').waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await visit(page, '/community?tulis=1');
      await page.getByRole('button', { name: 'Posting', exact: true }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}
