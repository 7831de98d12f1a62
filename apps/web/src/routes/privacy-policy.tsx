import type { Route } from './+types/privacy-policy.ts';
import { LegalPage } from '#web/features/legal/components/legal-page.tsx';
import { fetchLegalPage, legalMeta } from '#web/features/legal/legal-page-data.ts';
import { loadLegalPage } from '#web/features/legal/load-page.server.ts';
import { publicPage } from '#web/lib/cache.ts';

const document = 'privacy-policy';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData }) => legalMeta(document, loaderData);
export const loader = ({ request }: Route.LoaderArgs) => loadLegalPage(document, request);
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => fetchLegalPage(serverLoader);

export default function PrivacyPolicy({ loaderData: { file } }: Route.ComponentProps) {
  return <LegalPage document={document} file={file} />;
}
