import { answerCacheName, deleteCachesWithPrefix, memberCachePrefix } from './caches.ts';

export async function clearMemberCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([deleteCachesWithPrefix(memberCachePrefix), caches.delete(answerCacheName)]);
}
