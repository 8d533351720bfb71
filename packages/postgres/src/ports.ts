import { createServer } from 'node:net';

/** Whether a server could listen on this port of this address now. */
export const isFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => answer(true)));
  });

/** A port nobody listens on. Another process may take it before it is used: be ready to ask again. */
export const freePort = (host = '127.0.0.1'): Promise<number> =>
  new Promise((answer, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen({ port: 0, host }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => answer(port));
    });
  });
