import { defineConfig } from '@playwright/test';
import { localEnv } from '@app/services/local-env';

const { ORIGIN } = localEnv();

/** Whoever comes from here ends TLS in front of the gateway, as far as the journeys go. */
export const trustedProxy = '127.0.0.9';

const wholeBrowser = process.env.CHROMIUM ?? '/usr/bin/chromium';
const engineOnly = process.env.CHROMIUM_ENGINE ?? '/usr/bin/chromium-headless-shell';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys against nginx and the production build, two copies each, on the real servers. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./support/closing-line.ts']],
  use: {
    baseURL: ORIGIN,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // A journey that cuts or bends single requests must see them; those of the service worker itself allow it.
    serviceWorkers: 'block',
    // What is measured is measured in the browser that people have.
    launchOptions: { executablePath: wholeBrowser, args },
  },
  projects: [
    // The same engine without windows, bars and profiles, which no journey sees and which cost a third of the time.
    { name: 'journeys', use: { launchOptions: { executablePath: engineOnly, args } } },
  ],
  webServer: {
    command: `${process.execPath} ../scripts/start.ts --api 2 --web 2`,
    url: ORIGIN,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 35_000 },
    // All journeys come from one address; the limits themselves are tested through the API.
    env: {
      DEVELOPER_PAGES: 'on',
      GATEWAY_TRUSTED: `set_real_ip_from ${trustedProxy};`,
      RATE_LIMIT_VISITOR: '100000',
      LIMIT_FAILURES_NETWORK: '100000',
      LIMIT_REGISTRATIONS: '100000',
      LIMIT_TAKEN_ADDRESSES: '100000',
      LIMIT_RECOVERIES_NETWORK: '100000',
      LIMIT_SCANS_VISITOR: '100000',
      LIMIT_SCANS_MEMBER: '100000',
      LIMIT_SCANS_DAY: '100000',
      LIMIT_POSTS_NEW: '100000',
      LIMIT_REPLIES_NEW: '100000',
      LIMIT_POST_PAUSE_NEW: '0',
      LIMIT_REPLY_PAUSE_NEW: '0',
    },
  },
});
