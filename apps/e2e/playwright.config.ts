import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test';
import { engines, whyMissing } from './src/engines.ts';
import type { Options } from './src/test.ts';

/** Only what `npm test` runs of an engine beside Chromium: tests tagged so. */
const grep = process.env.E2E_SHORT ? { grep: /@short/ } : {};
const viewport = { width: 1280, height: 800 };

const { chromium, firefox, webkit } = engines;

/** Specs that measure time or kill parts of the product: in Chromium they run after the others, one at a time. */
const timed = /(morning|revocation|watching)\.spec\.ts$/;

/**
 * What fails is walked once more, in a product started anew: on two shared cores a browser sometimes comes too late. A fault
 * fails again; a walk that passed only then is named at the end.
 */
const SECOND_TRY = 1;

/**
 * A page of a walk is gone before its code has been made fast; compiling it again took an eighth of the browser's
 * processor time. What is measured in a browser (`bench/`) has the browser as people have it.
 */
const walked = '--js-flags=--no-turbofan --no-maglev --single-threaded-gc';

const inChromium = {
  use: {
    ...devices['Desktop Chrome'],
    viewport,
    launchOptions: {
      executablePath: chromium.path,
      args: [...chromium.args, walked],
      env: { ...process.env, ...chromium.env },
    },
  },
};

const projects: PlaywrightTestProject<object, Options>[] = [
  {
    name: 'chromium',
    outputDir: 'test-results/chromium',
    ...inChromium,
    testIgnore: timed,
    workers: 2,
    retries: SECOND_TRY,
    // Two products beside each other: an end for what hangs, not a measure.
    timeout: 180_000,
    expect: { timeout: 20_000 },
  },
  {
    name: 'chromium-timed',
    outputDir: 'test-results/chromium-timed',
    ...inChromium,
    testMatch: timed,
    workers: 1,
    retries: SECOND_TRY,
  },
  // Long walks, by hand: npm run e2e -- --campaign.
  {
    name: 'chromium-campaign',
    testDir: 'campaign',
    outputDir: 'test-results/chromium-campaign',
    ...inChromium,
    workers: 1,
    timeout: 600_000,
    expect: { timeout: 20_000 },
  },
  {
    name: 'firefox',
    workers: 1,
    outputDir: 'test-results/firefox',
    // It takes seconds to open a window where Chromium takes a blink.
    timeout: 180_000,
    ...grep,
    use: {
      browserName: 'firefox',
      // Firefox as it is sold, by WebDriver BiDi; Playwright's own build is not needed.
      channel: 'moz-firefox',
      viewport,
      missing: whyMissing(firefox),
      launchOptions: {
        executablePath: 'path' in firefox ? firefox.path : '',
        firefoxUserPrefs: { 'media.autoplay.default': 0, 'focusmanager.testmode': true },
      },
    },
  },
  // Drives its browser itself: Playwright cannot.
  {
    name: 'webkit',
    workers: 1,
    outputDir: 'test-results/webkit',
    timeout: 120_000,
    ...grep,
    testDir: 'webkit',
    use: { missing: whyMissing(webkit) },
  },
];

export default defineConfig<object, Options>({
  testDir: 'specs',
  globalSetup: './src/global-setup.ts',
  // Each worker runs a whole product: no more than two beside each other on two cores, where no time is measured.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // A third of a walk's time: what fails is walked once more anyway, and that is traced.
    trace: 'on-first-retry',
    // What slides in is waited for; a page that does not move is the same page.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects,
});
