import { MaterialIdeas } from '#web/features/education/components/material-ideas.tsx';
import { SmartSort } from '#web/features/smart-sort/components/smart-sort.tsx';
import { publicPage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { smartSortText } from '#web/messages/smart-sort.ts';

export const headers = publicPage;
/** Two addresses show this screen; search engines keep the one. */
export const meta = () => [
  ...pageTitle(smartSortText.title),
  { name: 'description', content: smartSortText.description },
  { tagName: 'link', rel: 'canonical', href: '/smart-sort' },
];

export default function SmartSortPage() {
  return <SmartSort Ideas={MaterialIdeas} />;
}
