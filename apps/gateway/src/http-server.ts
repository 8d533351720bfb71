import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Closes a connection so that what the kernel still holds for it is thrown away, TLS or not. */
export type ResetSocket = (socket: Socket) => void;

export interface HttpOptions {
  tls: { cert: string; key: string } | null;
  request: RequestListener;
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
}

/** The listening server, plain or TLS, and how to reset one of its connections. */
export function makeHttpServer({ tls, request, upgrade }: HttpOptions): { server: Server; reset: ResetSocket } {
  /** TCP connections under TLS, by their far end: only they can be reset. */
  const carriers = new Map<string, Socket>();
  const server = tls ? createTlsServer(tls, request) : createServer(request);
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 30_000;
  if (tls) {
    server.on('connection', (socket: Socket) => {
      const end = farEnd(socket);
      carriers.set(end, socket);
      socket.once('close', () => carriers.delete(end));
    });
  }
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (socket instanceof Socket && /^\/live(?:\?|$)/.test(incoming.url ?? '')) upgrade(incoming, socket, head);
    else refuseUpgrade(socket, '404 Not Found', 'There is nothing here.');
  });
  const reset: ResetSocket = (socket) => {
    if (socket.destroyed) return;
    const carrier = carriers.get(farEnd(socket));
    if (carrier) {
      carrier.resetAndDestroy();
      socket.destroy();
    } else socket.resetAndDestroy();
  };
  return { server, reset };
}

/** Answers a request for an upgrade with a plain line. Nothing reads such a connection: it has to be ended from here. */
export function refuseUpgrade(socket: Duplex, status: string, sentence: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${sentence}\n`);
}

function farEnd(socket: Socket): string {
  return `${socket.remoteAddress} ${socket.remotePort}`;
}
