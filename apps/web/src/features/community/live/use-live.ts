import { useEffect, useEffectEvent } from 'react';
import { type LiveNews, subscribe } from './live.ts';

/** Hears what others do, as long as the component is there. */
export function useLive(hear: (news: LiveNews) => void) {
  const onNews = useEffectEvent(hear);
  useEffect(() => subscribe((news) => onNews(news)), []);
}
