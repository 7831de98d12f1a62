import { MaterialPrices } from '#web/features/directory/components/material-prices.tsx';
import { MaterialIdeas } from '#web/features/education/components/material-ideas.tsx';
import { SmartSort } from '#web/features/smart-sort/components/smart-sort.tsx';
import { publicPage } from '#web/lib/cache.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { smartSortText } from '#web/messages/smart-sort.ts';

export const headers = publicPage;
/** Two paths show this page; the canonical link names one. */
export const meta = () =>
  pageMeta({ title: smartSortText.title, description: smartSortText.description, path: '/smart-sort' });

export default function SmartSortPage() {
  return <SmartSort Ideas={MaterialIdeas} Prices={MaterialPrices} />;
}
