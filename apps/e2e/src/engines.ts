/** What a browser needs to be driven, or why it cannot be: a sentence that says what to install. */
type Missing = { missing: string };

/** The three engines as `npm run e2e` found them on this machine. */
export type Engines = {
  chromium: { path: string; env: Record<string, string>; args: string[] };
  firefox: { path: string } | Missing;
  webkit: { browser: string; driver: string; screen: string } | Missing;
};

const notLooked = { missing: 'Nobody has looked for it: start the browser tests by "npm run e2e".' };

const none: Engines = {
  chromium: { path: '/usr/bin/chromium', env: {}, args: ['--no-sandbox'] },
  firefox: notLooked,
  webkit: notLooked,
};

/** Read from the environment, which reaches Playwright's workers; without it there is the system's Chromium alone. */
export const engines: Engines = { ...none, ...JSON.parse(process.env.E2E_ENGINES ?? '{}') };

/** Why the tests of an engine are left out, or '' where it is here. */
export const whyMissing = (engine: object): string =>
  'missing' in engine && typeof engine.missing === 'string' ? engine.missing : '';
