// Two builds at once, as in a rollout, behind the real gateway and store, and the gateway alone:
// `pnpm test:skew [--built] [--control]`. With --control nothing is published; files are missing, and the run exits with 1.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { programsFor, productSteps, runSteps } from '@app/scripts/product/steps.ts';
import { localEnv } from '@app/services/src/local-env.ts';
import { folderOf } from '@app/services/src/server.ts';
import { readStoreEnv } from '@app/web/server/env.ts';
import { publishAssets } from '@app/web/server/published/publish-assets.ts';
import { conclude } from '../kit/conclude.ts';
import { publicPages } from '../kit/http/public-pages.ts';
import { temporaryFolder } from '../kit/machine/temporary-folder.ts';
import { startProduct } from '../kit/product/api.ts';
import { startGateway } from './own-gateway.ts';
import { makeRelease, type Release, startWeb } from './release.ts';
import { shortLived } from './short-lived.ts';

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
  },
});
const isNeeded = ({ command }: { command: string[] }) =>
  command.includes('services') || (command.includes('build') && !values.built);
await runSteps([programsFor('servers', 'gateway'), ...productSteps.filter(isNeeded)]);

const began = performance.now();
const bucket = `skew-${process.pid}`;
process.env.ASSETS_BUCKET = bucket;
const { folder, remove } = temporaryFolder('skew');
const product = await startProduct('skew', 1);
const [apiAddress = ''] = product.addresses;
const apiPort = Number(new URL(apiAddress).port);
const [oldBuild, newBuild] = [makeRelease(folder, 'old'), makeRelease(folder, 'new')];
const [oldWeb, newWeb] = [await startWeb(oldBuild, apiAddress), await startWeb(newBuild, apiAddress)];

const failures: string[] = [];
let asked = 0;
let expired = 0;
async function expectAnswer(
  description: string,
  url: string,
  isRight: (answer: Response, text: string) => boolean,
) {
  asked += 1;
  const answer = await fetch(url).catch(() => Response.error());
  const text = await answer.text();
  if (!isRight(answer, text)) failures.push(`${description}: ${url} ${answer.status}`);
}

const publish = async ({ assets }: Release, at?: Date) =>
  values.control ? undefined : publishAssets(readStoreEnv(localEnv()), assets, at);

/** Asks for the file of each build, more often than there are instances, and each time a gateway that knows none. */
async function askForBoth(description: string, web: number[]) {
  for (let turn = 0; turn < 2; turn += 1) {
    const gateway = await startGateway(folder, { api: [apiPort], web });
    for (const { chunk } of [oldBuild, newBuild, newBuild, oldBuild]) {
      await expectAnswer(description, gateway.origin + chunk.path, (answer, text) => {
        const { headers } = answer;
        return (
          answer.status === 200 &&
          text === chunk.text &&
          headers.get('content-type')?.startsWith('text/javascript') === true &&
          headers.get('cache-control') === 'public, max-age=31536000, immutable' &&
          !headers.has('content-security-policy')
        );
      });
    }
    const never = `${gateway.origin}/assets/chunk-never.js`;
    await expectAnswer(
      'a file of no build',
      never,
      ({ status, headers }) =>
        status === 404 &&
        headers.get('cache-control') === 'no-store' &&
        ['x-request-id', 'x-content-type-options', 'strict-transport-security'].every((name) =>
          headers.has(name),
        ),
    );
    await gateway.stop();
  }
}

/** The gateway stays in use, and answers with the pages that it keeps. */
async function outliveOthers() {
  const minute = await shortLived(newWeb.port);
  const gateway = await startGateway(folder, { api: [apiPort], web: [minute.port] });
  const kept = new Map<string, string>();
  const askForPages = async (description: string) => {
    await expectAnswer(description, `${gateway.origin}/gateway/health`, ({ status }) => status === 204);
    for (const page of publicPages)
      await expectAnswer(description, gateway.origin + page, ({ status }, text) => {
        if (!kept.has(page)) kept.set(page, text);
        return status === 200 && text.includes('</html>') && text === kept.get(page);
      });
  };
  await askForPages('before');
  await product.stop();
  // Twice: the first request makes the gateway ask for a new page, and what comes then must not replace the kept one.
  for (let turn = 0; turn < 2; turn += 1) {
    await pause(1500);
    await askForPages('without the API');
  }
  await Promise.all([oldWeb.stop(), newWeb.stop()]);
  minute.stop();
  await pause(1500);
  await askForPages('without API and web');
  await gateway.stop();
}

try {
  await publish(oldBuild);
  const published = await publish(newBuild);
  console.info(`published: ${JSON.stringify(published)}`);
  await askForBoth('the rollout begins', [oldWeb.port, newWeb.port]);
  await askForBoth('only the new build answers', [newWeb.port]);
  await askForBoth('only the old build answers', [oldWeb.port]);
  await outliveOthers();
  await askForBoth('no web instance answers', [newWeb.port]);
  // Once more, a month later.
  expired = (await publish(newBuild, new Date(Date.now() + 31 * 24 * 60 * 60_000)))?.removed ?? 0;
} finally {
  await Promise.all([oldWeb.stop(), newWeb.stop()]);
  rmSync(join(folderOf('objects'), 'data', bucket), { recursive: true, force: true });
  remove();
}
for (const failure of failures) console.error(`failed: ${failure}`);
const result = {
  asked,
  failed: failures.length,
  pages: publicPages.length,
  expired,
  control: values.control,
  seconds: Math.round((performance.now() - began) / 1000),
};
conclude(import.meta.dirname, 'skew', result, (floors) => [
  result.asked < floors.asked && `only ${result.asked} requests`,
  result.expired !== floors.expired && `${result.expired} files of the old build expired`,
  result.failed > floors.failed && `${result.failed} answers were wrong`,
]);
