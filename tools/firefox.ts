import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** An engine that is not here, as a sentence that says what to install. */
export type Missing = { missing: string };

/** A Firefox to drive. */
export type Firefox = { path: string };

const install = 'install it with "apt-get install firefox-esr libavcodec59", or name yours with FIREFOX=/path';

/** Finds a Firefox that can play H.264: the one `FIREFOX` names, or the system's. None comes by npm. */
export const findFirefox = (): Firefox | Missing => {
  const named = process.env.FIREFOX;
  const path = named ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((one) => existsSync(one));
  if (!path) return { missing: `Firefox is not installed: ${install}.` };
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (asked.status !== 0) return { missing: `Firefox does not run here (${path}): ${install}.` };
  if (!hasLibrary(/libavcodec\.so/)) return { missing: `Firefox finds no decoder for H.264 (libavcodec): ${install}.` };
  return { path };
};

const hasLibrary = (name: RegExp): boolean => {
  const listed = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' });
  // Where the libraries cannot be listed, Firefox itself will say.
  return listed.status !== 0 || name.test(listed.stdout);
};
