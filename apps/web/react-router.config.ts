import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The route manifest is small: sending it at once saves a request per navigation on a slow network.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
