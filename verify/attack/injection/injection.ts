import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { mailsTo } from '@app/api/test/mail-catcher';
import type { Route } from '@app/contract/route';
import { asJson, jsonOf, type Send } from '../../kit/http/exchange.ts';
import { hostileTexts } from '../hostile-texts.ts';
import type { Product } from '../../kit/product/api.ts';
import { throughCommunity } from './community.ts';
import { judgeFeed, judgePage } from './judge-page.ts';
import { throughPublishing } from './publishing.ts';
import { judgeSpreadsheet } from './spreadsheet.ts';
import { untouchedFields } from './text-fields.ts';
import { type Tour, tourOf } from './tour.ts';

type Parts = { product: Product; send: Send; door: Send; routes: Route[]; most: number };

/** Long enough for every field that has a least length. */
const fit = (text: string) =>
  text.length >= 30 ? text : `${text} ${'uji '.repeat(9)}`.slice(0, 32).trimEnd();

async function pageAt(door: Send, path: string): Promise<string> {
  return (await door({ method: 'GET', path })).text;
}

/** What a person is called stands in our mails, in HTML. */
async function judgeMail(tour: Tour, send: Send, text: string): Promise<string[]> {
  const account = {
    name: text,
    location: text,
    email: `surat.${randomUUID()}@contoh.id`,
    password: 'kotak-kuning-7',
  };
  if (!(await tour.tell('POST /auth/register', { body: account }))) return [];
  const json = asJson({ email: account.email, password: account.password });
  const headers = {
    ...json.headers,
    'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile',
  };
  await send({ method: 'POST', path: '/auth/login', ...json, headers });
  for (let patience = 60; patience > 0; patience -= 1) {
    const mail = (await mailsTo(account.email)).find(({ subject }) => subject.includes('perangkat baru'));
    if (mail) return text.includes('<') && mail.html.includes(text) ? ['a mail shows it as markup'] : [];
    await pause(500);
  }
  return ['no mail came'];
}

/** A broken page is written to the log: one line, whatever it says. */
async function judgeLog(tour: Tour, product: Product, text: string): Promise<string[]> {
  const body = {
    message: text,
    stack: text,
    path: `/${text.replaceAll(/[?#]/g, '')}`,
    version: text.slice(0, 60),
  };
  const told = await tour.tell<{ errorId: string }>('POST /diagnostics/page-errors', { body });
  if (!told) return [];
  await pause(300);
  const lines = product.lines.filter((line) => line.includes(told.errorId) && line.includes('page broke'));
  const isWhole = lines.length === 1 && jsonOf({ text: lines[0]! }) !== undefined;
  return isWhole ? [] : [`the log has ${lines.length} lines of it`];
}

/** Texts that mean something to somebody, through every text field and back out through every reader. */
export async function injection({ product, send, door, routes, most }: Parts) {
  const problems: string[] = [];
  const sent = new Set<string>();
  let pages = 0;
  const clean = await tourOf(
    { product, send, routes, note: (one) => problems.push(`control text: ${one}`) },
    sent,
  );
  const plain = await throughPublishing(clean, fit('Teks yang baik'), fit('Teks yang baik'));
  const addresses = (ids: typeof plain) => ({
    listing: `/sell-waste/${ids.listing}`,
    news: `/education/news/${ids.news}`,
    innovation: `/education/innovation/${ids.innovation}`,
  });
  const scripts: Record<string, number> = {};
  for (const [name, path] of Object.entries(addresses(plain))) {
    scripts[name] = [...(await pageAt(door, path)).matchAll(/<script/gi)].length;
  }

  for (const [number, hostile] of hostileTexts.slice(0, most).entries()) {
    const text = fit(hostile);
    const words = text.replaceAll('\r\n', '\n');
    const note = (problem: string) => problems.push(`${JSON.stringify(hostile)}: ${problem}`);
    const tour = await tourOf({ product, send, routes, note }, sent);
    await throughCommunity(tour, text, words);
    const published = await throughPublishing(tour, text, words);
    for (const [name, path] of Object.entries(addresses(published))) {
      if (path.endsWith('undefined')) continue;
      pages += 1;
      judgePage(await pageAt(door, path), words, scripts[name]!).forEach((one) =>
        note(`page ${path} ${one}`),
      );
    }
    judgeFeed(await pageAt(door, `/education/rss.xml?uji=${number}`)).forEach(note);
    (await judgeSpreadsheet(product, send, text)).forEach(note);
    (await judgeLog(tour, product, text)).forEach(note);
    // Hashing passwords is dear, and one mail shows a name as all do.
    if (number % 4 === 0) (await judgeMail(tour, send, text)).forEach(note);
  }
  problems.push(...untouchedFields(routes, sent));
  return { problems, texts: Math.min(most, hostileTexts.length), fields: sent.size, pages };
}
