import { listModerationLog } from '@app/contract/community-moderation';
import { data, useRevalidator } from 'react-router';
import type { Route } from './+types/moderation-log.ts';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { type LogPage, ModerationLog } from '#web/features/community/conduct/components/moderation-log.tsx';
import { call } from '#web/lib/api.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { publicPage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { logText as text } from '#web/messages/community-conduct.ts';
import { offlineText } from '#web/messages/errors.ts';

type Loaded = { page: LogPage | null; isFirst: boolean };

export const headers = publicPage;
export const meta = () => [...pageTitle(text.title), { name: 'description', content: text.lead }];

const cursorOf = (request: Request) => new URL(request.url).searchParams.get('cursor') ?? '';
const from = (cursor: string) => ({ query: cursor ? { cursor } : {} });

/** Without the API the page is still rendered, with status 503 so that it is not cached. */
export async function loader({ request }: Route.LoaderArgs) {
  const cursor = cursorOf(request);
  const result = await fetchForPage(listModerationLog, from(cursor), request);
  const page = result.status === 'found' ? result.response : null;
  return data<Loaded>({ page, isFirst: !cursor }, { status: page ? 200 : 503 });
}

/** After hydration the browser calls the API itself. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const cursor = cursorOf(request);
  const page = await call(listModerationLog, from(cursor), { signal: request.signal }).catch(() => null);
  return { page, isFirst: !cursor };
}

export default function ModerationLogPage({ loaderData: { page, isFirst } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="page-width pt-6 pb-16 md:pt-10">
      <h1 className="page-title">{text.title}</h1>
      <p className="lead mt-1 mb-5">{text.lead}</p>
      <div className="max-w-3xl">
        {page ? (
          <ModerationLog page={page} isFirst={isFirst} />
        ) : (
          <ErrorBox title={text.failed} text={offlineText.text} onRetry={() => void revalidate()} />
        )}
      </div>
    </div>
  );
}
