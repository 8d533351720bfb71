import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

/** A screen to look at: its path as the row writes it, and the demo account to see it with ('' for a guest). */
export type Row = { path: string; account: string };

/** The lowest role its rule admits, as an account. */
const accounts: Record<string, string> = {
  guest: '',
  user: 'parent',
  blog: 'blog',
  teacher: 'teacher',
  manager: 'manager',
  kvsupport: 'support',
  center: 'center',
  admin: 'admin',
};

/** The rows as they stand in the sources, without those that only lead to another screen. */
export const readRows = (): Row[] =>
  globSync('apps/portal/src/{domains/*,entry}/screens.ts', { cwd: inRoot() })
    .flatMap((file) => readFileSync(inRoot(file), 'utf8').split(/(?=\bscreen\(\{)/))
    .flatMap((text) => {
      const [, path = '', rule = ''] = /^screen\(\{\s*path: '([^']+)',\s*rule: '(\w+)'/.exec(text) ?? [];
      if (!path || /\bredirect: /.test(text)) return [];
      const forStaff = rule === 'user' && /audience: 'staff'/.test(text);
      return [{ path, account: forStaff ? 'teacher' : (accounts[rule] ?? '') }];
    });

/** A name for files. */
export const nameOf = ({ path }: Row): string => path.replace(/^\//, '').replace(/\W+/g, '-') || 'front';
