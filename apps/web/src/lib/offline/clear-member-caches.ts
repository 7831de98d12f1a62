import { deleteCachesWithPrefix, memberCachePrefix } from './caches.ts';

export async function clearMemberCaches(): Promise<void> {
  if ('caches' in globalThis) await deleteCachesWithPrefix(memberCachePrefix);
}
