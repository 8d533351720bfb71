import { platform, totalmem } from 'node:os';

const mega = 1024 * 1024;

/** The settings a server is started with. They stand on its command line: a newer Nestling changes them by starting. */
export const serverSettings = (
  port: number,
  { test, settings }: { test?: boolean; settings?: Record<string, string> },
): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %q%u@%d ',
  log_checkpoints: 'off',
  jit: 'off',
  // A table without statistics is planned as if it were nearly empty. After a roster of hundreds came in at once, a count
  // that takes 2 ms took more than 4 s until the first look at the table, by default a minute later.
  autovacuum_naptime: '5s',
  // After a kill every file is brought to disk before the log is replayed: one by one that takes seconds.
  ...(platform() === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  shared_buffers: `${test ? 128 : bufferSize()}MB`,
  ...(test ? testSettings : {}),
  ...settings,
});

/** An eighth of the memory of the machine, as other programs and recordings live here too. */
const bufferSize = (): number => Math.round(Math.min(1024, Math.max(128, totalmem() / mega / 8)));

/** A test's data may be lost with the machine: nothing waits for the disk. */
const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
};
