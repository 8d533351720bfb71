import { freePort, isFree } from '@nestling/postgres/ports.ts';
import { Trouble } from '../trouble.ts';
import type { Settings } from './settings.ts';

/** The ports of this run: the wished ones, a free one where 0 was asked for. One in use is named, with its setting. */
export const choosePorts = async (settings: Settings): Promise<Settings> => {
  const demo = settings.seed === 'demo';
  const port = await choose('PORT', 'the portal', settings.port, settings.host);
  return {
    ...settings,
    port,
    apiPort: settings.dev ? await freePort(settings.host) : port,
    gatewayPort: await choose('GATEWAY_PORT', 'the camera gateway', settings.gatewayPort, settings.host),
    demoCameraPort: demo
      ? await choose('DEMO_CAMERA_PORT', 'the demo cameras', settings.demoCameraPort, '127.0.0.1')
      : 0,
  };
};

const choose = async (name: string, user: string, port: number, host: string): Promise<number> => {
  if (port === 0) return freePort(host);
  if (await isFree(port, host)) return port;
  throw new Trouble(
    `Port ${port} for ${user} is in use: end the program that holds it, or set ${name} to another port.`,
  );
};
