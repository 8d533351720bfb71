import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { testCamera } from './camera/camera-test.ts';
import { Cameras } from './camera/cameras.ts';
import { takePoster } from './camera/poster.ts';
import type { SourceGrant } from './camera/upstream.ts';
import type { Config } from './config.ts';
import { ControlChannel } from './control/channel.ts';
import type { FromApi } from './control/messages.ts';
import { HlsRoutes } from './hls/routes.ts';
import { makeHttpServer } from './http-server.ts';
import { LiveServer } from './live-server.ts';
import { type Cut, Cuts } from './recording/cuts.ts';
import { Recorder } from './recording/recorder.ts';
import { makeRouter } from './router.ts';
import { Sessions } from './view/sessions.ts';

/**
 * Connections the kernel keeps for us until they are taken. Node's own 511 turned half of a thousand away who came in the
 * same moment, as families do when a camera comes back.
 */
const BACKLOG = 4096;

export const VERSION = '1';

/** Everything in one process: cameras in, viewers out, the api's word over both. */
export class Gateway {
  readonly #config: Config;
  readonly #log: Logger;
  readonly #sessions: Sessions;
  readonly #cameras: Cameras;
  readonly #control: ControlChannel;
  readonly #live: LiveServer;
  readonly #hls: HlsRoutes;
  readonly #http: ReturnType<typeof makeHttpServer>;
  readonly #recorder: Recorder | null;
  readonly #cuts: Cuts | null;

  constructor(config: Config, log: Logger) {
    this.#config = config;
    this.#log = log;
    this.#sessions = new Sessions(config.gatewayId, config.limits, {
      admitted: (report) => this.#control.send({ t: 'admitted', ...report }),
      opened: (report) => this.#control.send({ t: 'opened', ...report }),
      progress: (sessions) => this.#control.send({ t: 'progress', sessions }),
      closed: (report) => {
        log.info(report, 'view closed');
        this.#control.send({ t: 'closed', ...report });
      },
      viewers: (cam, count) => this.#cameras.setViewers(cam, count),
    });
    this.#cameras = new Cameras(
      {
        need: (cam) => this.#control.send({ t: 'need', cam }),
        state: (state, turned) => {
          if (turned) log.info(state, 'camera');
          this.#control.send({ t: 'state', ...state });
        },
        gone: (cam) => this.#sessions.end((claims) => claims.cam === cam, 4410, 'gone'),
      },
      config.hub,
    );
    const { recordings } = config;
    this.#recorder = recordings
      ? new Recorder(recordings, {
          cameras: this.#cameras,
          log,
          now: () => this.#sessions.admission.now(),
          held: (cameras) => this.#control.send({ t: 'held', cameras }),
        })
      : null;
    this.#cuts = recordings
      ? new Cuts(recordings.dir, (id, answer) => {
          log.info({ cut: id, ok: answer.ok }, 'cut');
          this.#control.send(answer.ok ? { t: 'cut', id, ok: true, ...answer.done } : { t: 'cut', id, ...answer });
        })
      : null;
    this.#http = makeHttpServer({
      tls: config.tls,
      request: (request, response) => route(request, response),
      upgrade: (request, socket, head) => this.#live.upgrade(request, socket, head),
    });
    this.#hls = new HlsRoutes({
      cameras: this.#cameras,
      sessions: this.#sessions,
      origins: config.origins,
      reset: this.#http.reset,
      silentMs: config.flow.silentMs,
    });
    const route = makeRouter({
      hls: this.#hls,
      origins: config.origins,
      playerDir: config.playerDir,
      health: () => this.#health(),
      failed: (error) => log.error({ error: error instanceof Error ? error.stack : String(error) }, 'request failed'),
    });
    this.#live = new LiveServer({
      cameras: this.#cameras,
      sessions: this.#sessions,
      flow: config.flow,
      origins: config.origins,
      proxies: config.proxies,
      strangersPerAddress: config.limits.strangersPerAddress,
      reset: this.#http.reset,
    });
    this.#control = new ControlChannel({
      url: config.controlUrl,
      key: config.controlKey,
      log,
      hello: () => ({
        t: 'hello',
        gateway: config.gatewayId,
        version: VERSION,
        sessions: this.#sessions.list(),
        cameras: this.#cameras.states(),
      }),
      message: (message) => this.#take(message),
      lost: () => this.#sessions.admission.disconnected(),
    });
  }

  /** Starts to listen; answers the port. */
  listen(): Promise<number> {
    const { server } = this.#http;
    return new Promise((resolve, reject) => {
      const { port } = this.#config;
      server.once('error', (error) => {
        const taken = 'code' in error && error.code === 'EADDRINUSE';
        reject(taken ? new Error(`Port ${port} is taken: end what uses it, or set GATEWAY_PORT.`) : error);
      });
      server.listen({ port, host: this.#config.host, backlog: BACKLOG }, () => {
        const address: AddressInfo | string | null = server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  async close(): Promise<void> {
    const { server } = this.#http;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.#live.close();
    this.#hls.close();
    this.#cuts?.restart();
    await this.#recorder?.close();
    this.#cameras.close();
    this.#sessions.close();
    this.#control.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 500).unref();
    await closed;
  }

  #take(message: FromApi): void {
    switch (message.t) {
      case 'welcome':
        this.#sessions.admission.welcome(message.now, message.keys);
        this.#sessions.setLease(message.leaseMs);
        this.#cameras.askAgain();
        break;
      case 'camera':
        this.#cameras.setSource(message.cam, message.grant);
        break;
      case 'gone':
        this.#cameras.gone(message.cam);
        if (!message.cam.includes('/')) this.#recorder?.gone(message.cam);
        break;
      case 'changed':
        this.#cameras.changed(message.cam);
        this.#recorder?.changed(message.cam);
        break;
      case 'lease':
        this.#sessions.confirm(message.views);
        break;
      case 'revoke':
        this.#log.info({ by: message.by, why: message.why }, 'revoked');
        this.#sessions.revoke(message.by, message.id, message.why);
        break;
      case 'test':
        this.#test(message.id, message.grant);
        break;
      case 'poster':
        this.#poster(message.id, message.cam);
        break;
      case 'record':
        this.#recorder?.grant(message.cameras);
        break;
      case 'cut':
        this.#cut(message.cut);
        break;
      case 'restart_cuts':
        this.#cuts?.restart(`${message.centre}:`);
        break;
    }
  }

  async #test(id: string, grant: SourceGrant): Promise<void> {
    const result = await testCamera(id, grant, this.#config.hub.client);
    this.#control.send({ t: 'tested', ...result });
  }

  async #poster(id: string, cam: string): Promise<void> {
    const poster = await takePoster(this.#cameras.get(cam));
    this.#control.send({ t: 'poster', id, mp4: poster?.toString('base64') ?? null });
  }

  /** What is gathered just now is written first: an accident is often asked for minutes later. */
  async #cut(cut: Cut): Promise<void> {
    if (!this.#cuts) {
      this.#control.send({ t: 'cut', id: cut.id, ok: false, why: 'no_recording' });
      return;
    }
    await this.#recorder?.settle(cut.order.cam, cut.order.to);
    const base = new URL(this.#config.controlUrl.replace(/^ws/, 'http'));
    this.#cuts.add({ ...cut, put: new URL(cut.put, base).href });
  }

  #health(): { reasons: string[]; figures: Record<string, number> } {
    const states = this.#cameras.states();
    return {
      reasons: this.#control.ready ? [] : ['the api does not answer on the control channel'],
      figures: {
        views: this.#sessions.size,
        cameras: states.length,
        live: states.filter((state) => state.state === 'live').length,
      },
    };
  }
}
