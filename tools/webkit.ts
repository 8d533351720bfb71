import { existsSync, globSync } from 'node:fs';
import type { Missing } from './firefox.ts';

/** WebKitGTK's small browser, the driver that speaks WebDriver for it, and the screen it draws on. */
export type WebKit = { browser: string; driver: string; screen: string };

const install =
  'install it with "apt-get install webkit2gtk-driver xvfb dbus-x11 gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-gl"';

/** Finds WebKitGTK as Debian packs it, with a decoder for H.264. None comes by npm. */
export const findWebKit = (): WebKit | Missing => {
  const driver = '/usr/bin/WebKitWebDriver';
  const screen = '/usr/bin/Xvfb';
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!browser || !existsSync(driver)) return { missing: `WebKitGTK is not installed: ${install}.` };
  if (!existsSync(screen)) return { missing: `WebKitGTK has no screen to draw on (Xvfb): ${install}.` };
  if (globSync('/usr/lib/*/gstreamer-1.0/libgstlibav.so').length === 0)
    return { missing: `WebKitGTK finds no decoder for H.264: ${install}.` };
  return { browser, driver, screen };
};
