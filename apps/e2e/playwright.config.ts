import { defineConfig, devices } from '@playwright/test';

/** The Chromium that `npm run e2e` found; started without it, the system's. */
const found: { path: string; env: Record<string, string>; args: string[] } = JSON.parse(
  process.env.E2E_CHROMIUM ?? '{"path":"/usr/bin/chromium","env":{},"args":["--no-sandbox"]}',
);

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  // Each worker runs a whole product, video included: more of them than one at a time starve each other on two cores.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: found.path, args: found.args, env: { ...process.env, ...found.env } },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } }],
});
