import { Claims } from '#web/features/home/components/claims.tsx';
import { Hero } from '#web/features/home/components/hero.tsx';
import { publicPage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { homeText } from '#web/messages/home.ts';

export const headers = publicPage;
export const meta = () => [...pageTitle(), { name: 'description', content: homeText.lead }];

export default function Home() {
  return (
    <>
      <Hero />
      <Claims />
    </>
  );
}
