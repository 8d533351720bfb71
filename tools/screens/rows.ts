import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { allows, isRole, type Role, type Rule, roles } from '@nestling/rules/roles.ts';
import { inRoot } from '../root.ts';
import { Trouble } from '../trouble.ts';

/**
 * A screen to look at: its path as the row writes it, the lowest role it admits, the account to see it with, and whether
 * its words differ where a centre keeps pets.
 */
export type Row = { path: string; rule: Rule; account: string; pets: boolean };

/** A centre of the demo data, by the name in its address. */
export type Centre = 'sunny' | 'paws';

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

/** Who looks at it in the pets' centre; a role it has nobody for is not looked at there. */
export const petAccountOf: Partial<Record<Role, string>> = {
  guest: '',
  user: 'owner',
  teacher: 'sitter',
  manager: 'keeper',
};

/** Whether a piece of source says something otherwise for pets. */
const speaksOfPets = (text: string): boolean => /\bpets: [{']/.test(text);

/** Whether the words a screen of this folder shows differ for pets: its own, or those of its domain's parts. */
const folderSpeaksOfPets = (folder: string): boolean =>
  globSync(`${folder}/{*,*/*}words.ts`, { cwd: inRoot() }).some((file) =>
    speaksOfPets(readFileSync(inRoot(file), 'utf8')),
  );

/** The rows as they stand in the sources, without those that only lead to another screen. */
export const readRows = (): Row[] => {
  const rows = rowsInSources();
  // What families and staff each have a row for at one address is looked at once.
  return rows.filter(({ path }, at) => rows.findIndex((other) => other.path === path) === at);
};

const rowsInSources = (): Row[] =>
  globSync('apps/portal/src/{domains/*,domains/*/*,entry}/{staff-,}screens.ts', { cwd: inRoot() }).flatMap((file) => {
    const pets = folderSpeaksOfPets(dirname(file));
    return readFileSync(inRoot(file), 'utf8')
      .split(/(?=\bscreen\(\{)/)
      .flatMap((text) => {
        const [, path = '', rule = ''] = /^screen\(\{\s*path: '([^']+)',\s*rule: '(\w+)'/.exec(text) ?? [];
        if (!path || !isRole(rule)) return [];
        const [own = '', ...parts] = text.split(/\bparts: \{|\bpath: '(?=[^/])/);
        const forStaff = rule === 'user' && /audience: 'staff'/.test(own);
        const account = forStaff ? accountOf.teacher : accountOf[rule];
        const row = (address: string, said: string): Row[] =>
          /\bredirect: /.test(said) ? [] : [{ path: address, rule, account, pets: pets || speaksOfPets(said) }];
        // The parts of a record begin with what follows its path; what has none stands at the record's own.
        return [
          ...row(path, own),
          ...parts.flatMap((part) => {
            const [, behind] = /^([^']+)'/.exec(part) ?? [];
            return behind ? row(`${path}/${behind}`, part) : [];
          }),
        ];
      });
  });

/** The roles that may see a screen. What is made for guests is looked at as a guest alone. */
export const rolesOf = ({ rule }: Row): Role[] =>
  rule === 'guest' ? ['guest'] : roles.filter((role) => allows(role, rule));

/** A name for files. */
export const nameOf = ({ path }: Pick<Row, 'path'>): string => path.replace(/^\//, '').replace(/\W+/g, '-') || 'front';

/** Every nth screen, "1/4" for the first of four: together they are all of them, and each has of every part. */
export const sliceOf = <R>(rows: readonly R[], slice: string): R[] => {
  const [, at = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(slice) ?? []).map(Number);
  if (at < 1 || at > of) throw new Trouble(`--slice is "${slice}": write 1/4 for the first of four.`);
  return rows.filter((_, index) => index % of === at - 1);
};
