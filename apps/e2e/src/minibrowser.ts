import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { engines } from './engines.ts';

/** A screen that nobody looks at, for browsers that cannot do without. */
export type Screen = { display: string; close(): Promise<void> };

/** WebKitGTK's browser with one window, and how to end it. */
export type MiniBrowser = { driver: WebDriver; close(): Promise<void> };

const found = () => {
  if ('missing' in engines.webkit) throw new Error(engines.webkit.missing);
  return engines.webkit;
};

/** Starts Xvfb on a display that is free. */
export const startScreen = async (): Promise<Screen> => {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const child = spawn(found().screen, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = createInterface(child.stdout);
  const [number] = await Promise.race([once(lines, 'line'), ended(child).then(() => [])]);
  if (number === undefined) throw new Error('Xvfb ended before it had a display.');
  return { display: `:${number}`, close: () => end(child) };
};

/** Opens a browser of its own, without cookies or storage: each has a driver, which serves one at a time. */
export const openMiniBrowser = async ({ display }: Screen): Promise<MiniBrowser> => {
  const { browser, driver: program } = found();
  const port = await freePort();
  const child = spawn(program, ['-p', String(port)], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  try {
    await listens(port, child);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        // Without the full screen its toolbar takes some of every size that is asked for.
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
      })
      .build();
    const close = async () => {
      await driver.quit().catch(() => {});
      await end(child);
    };
    return { driver, close };
  } catch (error) {
    await end(child);
    throw error;
  }
};

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve();

const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  await Promise.race([ended(child), pause(5_000)]);
  child.kill('SIGKILL');
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

const listens = async (port: number, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await pause(50);
  }
  throw new Error('WebKitWebDriver does not answer.');
};
