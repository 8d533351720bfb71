import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HlsRoutes } from './hls/routes.ts';
import { answerJson, answerText } from './http-answer.ts';
import { servePlayer } from './player-page.ts';

export interface RouterOptions {
  hls: HlsRoutes;
  origins: readonly string[];
  playerDir: string;
  /** Figures for `/health`, and what keeps the gateway from serving; empty reasons: it serves. */
  health(): { reasons: string[]; figures: Record<string, number> };
  failed(error: unknown): void;
}

/** What the gateway serves over plain HTTP. */
export function makeRouter(options: RouterOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const { hls, origins, playerDir, health, failed } = options;
  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = request.url ?? '/';
    const url = URL.canParse(target, 'http://gateway') ? new URL(target, 'http://gateway') : null;
    const path = url?.pathname ?? '';
    if (url && /^\/hls(?:\/|$)/.test(path)) await hls.handle(request, response, path.slice(4), url.searchParams);
    else if (path === '/health') {
      const { reasons, figures } = health();
      answerJson(response, reasons.length === 0 ? 200 : 503, { ok: reasons.length === 0, reasons, ...figures });
    } else if (/^\/player(?:\/|$)/.test(path) && (request.method === 'GET' || request.method === 'HEAD')) {
      await servePlayer(request, response, playerDir, path.slice(7), origins);
    } else answerText(response, 404, 'There is nothing here.');
  };
  return (request, response) => {
    route(request, response).catch((error: unknown) => {
      // A client that left in the middle of its own request is no fault of ours.
      if (!request.destroyed) failed(error);
      response.destroy();
    });
  };
}
