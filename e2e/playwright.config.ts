import { defineConfig } from '@playwright/test';
import { localEnv } from '@app/services/src/local-env.ts';
import { relaxedTimeouts } from '@app/services/src/relaxed-timeouts.ts';

const { ORIGIN } = localEnv();

/** The gateway trusts this address as a TLS-terminating proxy. */
export const trustedProxy = '127.0.0.9';

const fullBrowser = process.env.CHROMIUM ?? '/usr/bin/chromium';
const headlessShell = process.env.CHROMIUM_ENGINE ?? '/usr/bin/chromium-headless-shell';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys against nginx and the production build, two instances each, with the real services. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalTeardown: './support/delete-submissions.ts',
  // Generous, because a busy machine is no failure: they end only what never comes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // On two cores, four were faster than two and left no processor time; three is between them.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./support/summary-reporter.ts']],
  use: {
    baseURL: ORIGIN,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Blocked, so that journeys can intercept requests; the service worker journeys allow it.
    serviceWorkers: 'block',
    // Measurements use the full browser, as users have it.
    launchOptions: { executablePath: fullBrowser, args },
  },
  projects: [
    // The headless shell has the same engine and saves a third of the time.
    { name: 'journeys', use: { launchOptions: { executablePath: headlessShell, args } } },
  ],
  webServer: {
    command: `${process.execPath} ../scripts/start.ts --api 2 --web 2 --timeout 150`,
    url: ORIGIN,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 35_000 },
    // All journeys share one IP address, so limits are raised; the API tests cover them.
    env: {
      DEVELOPER_PAGES: 'on',
      ...relaxedTimeouts,
      GATEWAY_TRUSTED: `set_real_ip_from ${trustedProxy};`,
      RATE_LIMIT_VISITOR: '100000',
      LIMIT_FAILURES_NETWORK: '100000',
      LIMIT_REGISTRATIONS: '100000',
      LIMIT_TAKEN_ADDRESSES: '100000',
      LIMIT_RECOVERIES_NETWORK: '100000',
      LIMIT_TAKEDOWNS: '100000',
      LIMIT_ANSWERS_NETWORK: '100000',
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
