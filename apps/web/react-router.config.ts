import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole site map is small: sending it at once saves a request per navigation on a slow network.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
