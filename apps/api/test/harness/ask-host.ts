import { request } from 'node:http';

export interface HostAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly bytes: Buffer;
}

/** Asks the server at a host of one's choice, as `fetch` cannot; nothing is followed. */
export const askHost = (
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HostAnswer> =>
  new Promise((told, failed) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers }, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', failed);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          told({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
            text: bytes.toString(),
            bytes,
          });
        });
      },
    );
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      failed(new Error('The connection was upgraded.'));
    });
    asked.on('error', failed);
    asked.end(body);
  });
