import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readProxies, type TrustsProxy } from './caller.ts';
import type { HubOptions } from './camera/hub.ts';
import { RETRY_DEFAULTS } from './camera/state.ts';
import type { StrangerLimits } from './live-server.ts';
import type { RecorderOptions } from './recording/recorder.ts';
import { CLIENT_DEFAULTS } from './rtsp/client.ts';
import { FLOW_DEFAULTS, type FlowRule } from './view/live-viewer.ts';
import type { Limits } from './view/sessions.ts';

export interface Config {
  port: number;
  host: string;
  gatewayId: string;
  controlUrl: string;
  controlKey: string;
  logLevel: string;
  /** Exact origins (`https://host[:port]`, `https://*.host`) that may embed and open views; empty: same host name. */
  origins: string[];
  playerDir: string;
  /** Proxies whose X-Forwarded-For is believed. */
  proxies: TrustsProxy;
  /** PEM texts; set: the gateway itself ends TLS. */
  tls: { cert: string; key: string } | null;
  limits: Limits & StrangerLimits;
  flow: FlowRule;
  hub: HubOptions;
  /** Null: nothing is recorded here. */
  recordings: RecorderOptions | null;
}

/** Everything that has a default, for tests and benches to start from. */
export function defaultConfig(): Config {
  const { allow: _, audio: __, ...client } = CLIENT_DEFAULTS;
  return {
    port: 4100,
    host: '127.0.0.1',
    gatewayId: 'local',
    controlUrl: 'ws://127.0.0.1:4000/gateway-control',
    controlKey: '',
    logLevel: 'info',
    origins: [],
    proxies: () => false,
    playerDir: fileURLToPath(new URL('../../../packages/player/dist', import.meta.url)),
    tls: null,
    limits: { viewsPerViewer: 9, viewsPerCamera: 2000, views: 4000, strangersPerAddress: 50 },
    flow: FLOW_DEFAULTS,
    hub: {
      client,
      retry: RETRY_DEFAULTS,
      gop: { ms: 4000, bytes: 2 * 1024 * 1024 },
      batch: [
        { fromViewers: 300, frames: 3, maxMs: 130 },
        { fromViewers: 800, frames: 5, maxMs: 210 },
      ],
      lingerMs: 5000,
    },
    recordings: null,
  };
}

/** How recording works unless a test says otherwise. */
export const RECORDING = {
  spare: { bytes: 0, share: 0 },
  waitingBytes: 64 * 1024 * 1024,
  sweepMs: 15_000,
} satisfies Omit<RecorderOptions, 'dir'>;

/** Reads the environment; `docs/gateway.md` lists the names. Throws with a sentence that says what to set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const base = defaultConfig();
  const whole = (name: string, fallback: number) => {
    const value = env[name] === undefined || env[name] === '' ? fallback : Number(env[name]);
    if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number.`);
    return value;
  };
  const { GATEWAY_KEY: controlKey = '', GATEWAY_TLS_CERT: cert, GATEWAY_TLS_KEY: key, GATEWAY_CAMERA_CA: ca } = env;
  if (controlKey === '') throw new Error('GATEWAY_KEY is missing: give the gateway the secret it shares with the api.');
  if ((cert === undefined) !== (key === undefined))
    throw new Error('Set GATEWAY_TLS_CERT and GATEWAY_TLS_KEY together.');
  return {
    ...base,
    port: whole('GATEWAY_PORT', base.port),
    host: env.HOST || base.host,
    // The key of a gateway of a centre says which it is.
    gatewayId: env.GATEWAY_ID || /^(\d+\.\d+)\./.exec(controlKey)?.[1] || base.gatewayId,
    controlUrl: env.API_CONTROL_URL || base.controlUrl,
    controlKey,
    logLevel: env.LOG_LEVEL || base.logLevel,
    origins: (env.GATEWAY_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
    proxies: readProxies(env.TRUST_PROXY),
    playerDir: env.PLAYER_DIR || base.playerDir,
    tls: cert && key ? { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') } : null,
    limits: {
      viewsPerViewer: whole('GATEWAY_VIEWS_PER_VIEWER', base.limits.viewsPerViewer),
      viewsPerCamera: whole('GATEWAY_VIEWS_PER_CAMERA', base.limits.viewsPerCamera),
      views: whole('GATEWAY_VIEWS', base.limits.views),
      strangersPerAddress: whole('GATEWAY_STRANGERS', base.limits.strangersPerAddress),
    },
    hub: {
      ...base.hub,
      client: { ...base.hub.client, ...(ca ? { ca: readFileSync(ca, 'utf8') } : {}) },
      lingerMs: whole('GATEWAY_LINGER_MS', base.hub.lingerMs),
    },
    recordings: {
      ...RECORDING,
      dir: resolve(env.RECORDINGS_DIR || join(env.DATA_DIR || '.data', 'recordings')),
      spare: { bytes: whole('RECORDINGS_SPARE_MB', 2048) * 1024 * 1024, share: 0.05 },
    },
  };
}

/** A fresh id for things that are public and must not be guessed: 128 bits, base64url. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}
