import { createServer, type Socket } from 'node:net';
import { readLoop } from './annex-b.ts';
import { Connection } from './connection.ts';
import { DigestGate } from './digest.ts';
import { LoopStream } from './stream.ts';

export interface DemoCamerasOptions {
  /** 0 takes a free port. */
  port: number;
  host?: string;
  user: string;
  password: string;
  /** Annex-B H.264 loops by path, e.g. `/yard`; 25 pictures per second, starting with a key frame. */
  scenes: ReadonlyMap<string, Buffer>;
}

export interface DemoCameras {
  port: number;
  /** Clients that are being sent pictures now. */
  playing(): number;
  close(): Promise<void>;
}

/** RTSP 1.0 server of endless loops, over TCP only (RFC 2326); answers when it listens. */
export async function startDemoCameras(options: DemoCamerasOptions): Promise<DemoCameras> {
  const streams = new Map<string, LoopStream>();
  for (const [path, bytes] of options.scenes) streams.set(path, new LoopStream(readLoop(bytes)));
  const gate = new DigestGate(options.user, options.password);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    new Connection(socket, streams, gate);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(options.port, options.host ?? '127.0.0.1', () => done());
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    playing: () => [...streams.values()].reduce((sum, stream) => sum + stream.receivers, 0),
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
