import { globSync, readFileSync } from 'node:fs';
import { allows, isRole, type Role, type Rule, roles } from '@nestling/rules/roles.ts';
import { inRoot } from '../root.ts';

/** A screen to look at: its path as the row writes it, the lowest role it admits, and the account to see it with. */
export type Row = { path: string; rule: Rule; account: string };

/** Who looks at a screen for a role, of the demo data; '' for a guest. */
export const accountOf: Record<Role, string> = {
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
  globSync('apps/portal/src/{domains/*,domains/*/*,entry}/{staff-,}screens.ts', { cwd: inRoot() })
    .flatMap((file) => readFileSync(inRoot(file), 'utf8').split(/(?=\bscreen\(\{)/))
    .flatMap((text) => {
      const [, path = '', rule = ''] = /^screen\(\{\s*path: '([^']+)',\s*rule: '(\w+)'/.exec(text) ?? [];
      if (!path || !isRole(rule) || /\bredirect: /.test(text)) return [];
      const forStaff = rule === 'user' && /audience: 'staff'/.test(text);
      return [{ path, rule, account: forStaff ? accountOf.teacher : accountOf[rule] }];
    });

/** The roles that may see a screen. What is made for guests is looked at as a guest alone. */
export const rolesOf = ({ rule }: Row): Role[] =>
  rule === 'guest' ? ['guest'] : roles.filter((role) => allows(role, rule));

/** A name for files. */
export const nameOf = ({ path }: Row): string => path.replace(/^\//, '').replace(/\W+/g, '-') || 'front';
