import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection is kept whose last answer left while the server closed, ms. */
const LAST_MS = 1;

/**
 * Lets a server close at once though browsers have opened connections ahead, on which nothing was ever asked: Node takes such
 * a connection for a busy one, and a process that is to end waited for a minute, or was ended before its jobs were.
 * @returns what is called before the server is closed
 */
export const watchSilentSockets = (server: Server): (() => void) => {
  const silent = new Set<Socket>();
  let closing = false;
  server.on('connection', (socket: Socket) => {
    if (closing) return void socket.destroy();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  const heard = ({ socket }: { readonly socket: Socket }): void => void silent.delete(socket);
  server.on('request', heard).on('upgrade', heard);
  return () => {
    closing = true;
    server.keepAliveTimeout = LAST_MS;
    for (const socket of silent) socket.destroy();
  };
};
