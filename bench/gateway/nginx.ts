import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from './stage.ts';

/**
 * The measure for fan-out: nginx, one worker, that sends the same bytes per second to each client from a file by
 * sendfile. Null where nginx is not installed.
 */
export async function nginx(
  bytesPerSecond: number,
  seconds: number,
): Promise<{ port: number; pids: number[]; stop(): void } | null> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-nginx-'));
  writeFileSync(join(folder, 'video.bin'), Buffer.alloc(Math.ceil(bytesPerSecond * (seconds + 20))));
  const port = 20_000 + (process.pid % 20_000);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process on; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     user root; worker_rlimit_nofile 10000; events { worker_connections 8000; }
     http { access_log off; sendfile on; tcp_nodelay on;
       server { listen 127.0.0.1:${port} backlog=4096; root ${folder}; limit_rate ${Math.round(bytesPerSecond)}; } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await sleep(500);
  const parent = (pid: string) => {
    try {
      return Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')[1],
      );
    } catch {
      return 0;
    }
  };
  const workers = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parent(pid) === child.pid);
  return { port, pids: workers.map(Number), stop: () => void child.kill('SIGTERM') };
}
