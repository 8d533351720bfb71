import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PostgresTrouble } from './trouble.ts';

/** How to start a program of Postgres: words to put before it, and the user to own its files (null: the present one). */
export type RunAs = { prefix: string[]; owner: { uid: number; gid: number } | null };

const systemUser = 'nestling-postgres';
/** Bit numbers of Linux capabilities (capabilities(7)). */
const capabilities = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

/**
 * Postgres refuses to run as root. As root it is started as a system user, made when missing; `paths` are what that
 * user must be able to enter. Where a folder on the way is closed to it, as /root is, it is given the one
 * capability to walk through; its own files stay closed to everybody else.
 */
export const runAs = (paths: string[]): RunAs => {
  if (process.getuid?.() !== 0) return { prefix: [], owner: null };
  const owner = findOrMakeUser();
  const prefix = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const closed = paths.map((path) => closedFolderAbove(path, owner)).find((folder) => folder !== null);
  if (closed) {
    const may = capabilities.find(({ bit }) => (boundingSet() >> bit) & 1n);
    if (!may) {
      throw new PostgresTrouble(
        `Postgres runs as the user ${systemUser}, which may not enter ${closed}: move the folder, or set DATA_DIR to one that all users may enter.`,
      );
    }
    // access(2), which initdb asks, ignores capabilities of an ordinary user without that bit.
    prefix.push(`--inh-caps=+${may.name}`, `--ambient-caps=+${may.name}`, '--securebits=+no_setuid_fixup');
  }
  return { prefix: [...prefix, '--'], owner };
};

const idOf = (name: string): { uid: number; gid: number } | null => {
  const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
};

const findOrMakeUser = (): { uid: number; gid: number } => {
  const found = idOf(systemUser);
  if (found) return found;
  const made = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell=/usr/sbin/nologin', systemUser],
    {
      encoding: 'utf8',
    },
  );
  // A second start at the same moment may have made it; a machine without useradd may have a postgres user.
  const user = idOf(systemUser) ?? idOf('postgres');
  if (user) return user;
  const why = (made.stderr || String(made.error ?? '')).trim();
  throw new PostgresTrouble(
    `Postgres cannot run as root and the user ${systemUser} could not be made (${why}): start as an ordinary user.`,
  );
};

/** The first folder on the way to `path` that this user may not enter, or null. */
const closedFolderAbove = (path: string, { uid, gid }: { uid: number; gid: number }): string | null => {
  const above: string[] = [];
  for (let at = dirname(resolve(path)); ; at = dirname(at)) {
    above.unshift(at);
    if (at === dirname(at)) break;
  }
  const closed = above.find((folder) => {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (!stat) return false;
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    return (stat.mode & bit) === 0;
  });
  return closed ?? null;
};

const boundingSet = (): bigint => {
  const line = /^CapBnd:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return line ? BigInt(`0x${line}`) : 0n;
};
