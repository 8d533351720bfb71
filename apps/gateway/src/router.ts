import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cameras } from './camera/cameras.ts';
import type { Sessions } from './view/sessions.ts';

export interface RouterOptions {
  cameras: Cameras;
  sessions: Sessions;
  origins: readonly string[];
  playerDir: string;
  /** The api can be heard. */
  ready(): boolean;
}

/** What the gateway serves over plain HTTP. */
export class Router {
  readonly #options: RouterOptions;

  constructor(options: RouterOptions) {
    this.#options = options;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway');
    if (pathname === '/health') this.#health(response);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n');
  }

  close(): void {}

  #health(response: ServerResponse): void {
    const { cameras, sessions, ready } = this.#options;
    const reasons = ready() ? [] : ['no answer from the api on the control channel'];
    const states = cameras.states();
    const body = {
      ok: reasons.length === 0,
      reasons,
      views: sessions.size,
      cameras: states.length,
      live: states.filter((state) => state.state === 'live').length,
    };
    response.writeHead(body.ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(`${JSON.stringify(body)}\n`);
  }
}
