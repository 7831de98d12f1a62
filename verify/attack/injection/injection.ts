import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { mailsTo } from '@app/api/test/mail-catcher.ts';
import type { Route } from '@app/contract/route';
import { asJson, jsonOf, type Send } from '../../kit/http/http-client.ts';
import { holdsSoon } from '../../kit/process/wait-until.ts';
import { hostileTexts } from '../hostile-texts.ts';
import type { Product } from '../../kit/product/api.ts';
import { injectIntoCommunity } from './community.ts';
import { checkFeed, checkPage } from './check-page.ts';
import { injectIntoPublishing } from './publishing.ts';
import { checkSpreadsheet } from './spreadsheet.ts';
import { missingFields } from './text-fields.ts';
import { type InjectionContext, createContext } from './context.ts';

type Options = { product: Product; send: Send; gateway: Send; routes: Route[]; limit: number };

/** Pads the text to the longest minimum length of any field. */
const padToMinimum = (text: string) =>
  text.length >= 30 ? text : `${text} ${'uji '.repeat(9)}`.slice(0, 32).trimEnd();

async function fetchPage(gateway: Send, path: string): Promise<string> {
  return (await gateway({ method: 'GET', path })).text;
}

/** Mails contain the name of the user in HTML. */
async function checkMail(context: InjectionContext, send: Send, text: string): Promise<string[]> {
  const account = {
    name: text,
    location: text,
    email: `surat.${randomUUID()}@contoh.id`,
    password: 'kotak-kuning-7',
  };
  if (!(await context.submit('POST /auth/register', { body: account }))) return [];
  const json = asJson({ email: account.email, password: account.password });
  const headers = {
    ...json.headers,
    'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile',
  };
  await send({ method: 'POST', path: '/auth/login', ...json, headers });
  for (let attemptsLeft = 60; attemptsLeft > 0; attemptsLeft -= 1) {
    const mail = (await mailsTo(account.email)).find(({ subject }) => subject.includes('perangkat baru'));
    if (mail) return text.includes('<') && mail.html.includes(text) ? ['a mail shows it as markup'] : [];
    await pause(500);
  }
  return ['no mail came'];
}

/** A reported page error is one log line, whatever it contains. */
async function checkLog(context: InjectionContext, product: Product, text: string): Promise<string[]> {
  const body = {
    message: text,
    stack: text,
    path: `/${text.replaceAll(/[?#]/g, '')}`,
    version: text.slice(0, 60),
  };
  const reported = await context.submit<{ errorId: string }>('POST /diagnostics/page-errors', { body });
  if (!reported) return [];
  const found = () =>
    product.lines.filter((line) => line.includes(reported.errorId) && line.includes('page error'));
  await holdsSoon(() => found().length > 0);
  const lines = found();
  const isWhole = lines.length === 1 && jsonOf({ text: lines[0]! }) !== undefined;
  return isWhole ? [] : [`the log has ${lines.length} lines for it`];
}

/** Sends hostile texts through every text field and checks every place that shows them. */
export async function injection({ product, send, gateway, routes, limit }: Options) {
  const problems: string[] = [];
  const sentFields = new Set<string>();
  let pages = 0;
  const cleanContext = await createContext(
    { product, send, routes, note: (one) => problems.push(`control text: ${one}`) },
    sentFields,
  );
  const cleanIds = await injectIntoPublishing(
    cleanContext,
    padToMinimum('Teks yang baik'),
    padToMinimum('Teks yang baik'),
  );
  const addresses = (ids: typeof cleanIds) => ({
    listing: `/sell-waste/${ids.listing}`,
    news: `/education/news/${ids.news}`,
    innovation: `/education/innovation/${ids.innovation}`,
  });
  const scripts: Record<string, number> = {};
  for (const [name, path] of Object.entries(addresses(cleanIds))) {
    scripts[name] = [...(await fetchPage(gateway, path)).matchAll(/<script/gi)].length;
  }

  for (const [number, hostile] of hostileTexts.slice(0, limit).entries()) {
    const text = padToMinimum(hostile);
    const expectedText = text.replaceAll('\r\n', '\n');
    const note = (problem: string) => problems.push(`${JSON.stringify(hostile)}: ${problem}`);
    const context = await createContext({ product, send, routes, note }, sentFields);
    await injectIntoCommunity(context, text, expectedText);
    const published = await injectIntoPublishing(context, text, expectedText);
    for (const [name, path] of Object.entries(addresses(published))) {
      if (path.endsWith('undefined')) continue;
      pages += 1;
      checkPage(await fetchPage(gateway, path), expectedText, scripts[name]!).forEach((one) =>
        note(`page ${path} ${one}`),
      );
    }
    checkFeed(await fetchPage(gateway, `/education/rss.xml?uji=${number}`)).forEach(note);
    (await checkSpreadsheet(product, send, text)).forEach(note);
    (await checkLog(context, product, text)).forEach(note);
    // Password hashing is slow, and all mails render names the same way.
    if (number % 4 === 0) (await checkMail(context, send, text)).forEach(note);
  }
  problems.push(...missingFields(routes, sentFields));
  return { problems, texts: Math.min(limit, hostileTexts.length), fields: sentFields.size, pages };
}
