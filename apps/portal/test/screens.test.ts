import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allows, roles } from '@nestling/rules/roles.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillPath, href, screenRows } from '../src/addresses.ts';
import type { Row } from '../src/screen.ts';
import '../src/screens.ts';
import '../src/staff-screens.ts';
import '../src/stranger-screens.ts';
import { barOf, lineage, menuFor } from '../src/shell/menu.ts';
import { nested } from '../src/shell/nested.ts';

type Route = { readonly path: string; readonly rule: string; readonly title?: string; readonly parent: string | null };

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, 'checks/spec', file), 'utf8'));
const routes: Route[] = [...read('routes.json'), ...(read('extra.json').routes ?? [])];

/** Titles of the catalogue that say something else to who reads them; docs/words.md has them too. */
const renamed = new Map([
  ['Incident', 'Recording'],
  ['Incidents', 'Recordings'],
  ['Main incidents', 'All recordings'],
  ['Main incident', 'Recording of a center'],
  ['Instant message', 'Texts and alerts'],
  ['SMS responses', 'Text replies'],
  ['Unsubscribed emails', 'Unsubscribed from email'],
  ['Unsubscribed SMS', 'Unsubscribed from texts'],
  ['Messages Log', 'Message log'],
  ['System Log', 'Change log'],
  ['Students overview', 'Accounts'],
  ['Billing (new)', 'Statement'],
]);
const english = { language: 'en', pets: false } as const;

let rows: (readonly [string, Row])[] = [];
beforeAll(() => {
  rows = screenRows().map(([id, row]) => [id, row]);
});

describe('the rows of the screens', () => {
  test('no path stands twice', () => {
    const paths = rows.map(([, { path }]) => path);
    expect([...new Set(paths)]).toEqual(paths);
  });

  test('each has the path and the rule of the catalogue', () => {
    const known = new Map(routes.map((route) => [route.path, route.rule]));
    const wrong = rows
      .filter(([, { path, rule }]) => known.get(path) !== rule)
      .map(([id, { path, rule }]) => [id, path, rule]);
    expect(wrong).toEqual([]);
  });

  test('each has the title of the catalogue, which speaks of pets where a centre keeps them', () => {
    // The catalogue writes "e-mail" and "centre" where the product says "email" and "center", as everybody in the US does.
    const said = (title: string): string =>
      title
        .replace('E-mail', 'Email')
        .replace('e-mail', 'email')
        .replace('Centre', 'Center')
        .replace('centre', 'center');
    const known = new Map(routes.map((route) => [route.path, route.title && said(route.title)]));
    const wrong = rows.flatMap(([id, { path, title }]) => {
      const catalogue = known.get(path);
      // Only the first word of a title is written large.
      const wanted = catalogue && (renamed.get(catalogue) ?? catalogue).toLowerCase();
      const own = [title.en, title.pets?.en].map((one) => one?.toLowerCase());
      return wanted === undefined || own.includes(wanted) ? [] : [[id, wanted, title.en]];
    });
    expect(wrong).toEqual([]);
  });

  test('a title is written large at its beginning and in names alone', () => {
    const names = /^(PINs?|PDFs?|CSV|SMS|QR|Nestling|I|Brightwheel|Procare|API|AWS|URL|My|ID)$/;
    const wrong = rows.flatMap(([id, { title }]) =>
      title.en
        .split(/[\s,/]+/)
        .slice(1)
        .some((word) => /^[A-Z]/.test(word) && !names.test(word))
        ? [[id, title.en]]
        : [],
    );
    expect(wrong).toEqual([]);
  });

  test('each loads a screen or leads to another', () => {
    const records = rows.filter(([, { parts }]) => parts);
    expect(records.length).toBeGreaterThan(3);
    expect(
      rows
        .filter(([, { load, redirect, parts }]) => !parts && (load === undefined) === (redirect === undefined))
        .map(([id]) => id),
    ).toEqual([]);
    // What stands around the parts is loaded by the record, and its own address shows one of them or leads to one.
    expect(
      records
        .filter(([, { load, redirect, parts = {} }]) => {
          const own = Object.values(parts).filter(({ path }) => path === '');
          return load === undefined || own.length + (redirect === undefined ? 0 : 1) !== 1;
        })
        .map(([id]) => id),
    ).toEqual([]);
  });

  test('no two rows load the same screen for addresses of one record', () => {
    const loads = new Map<string, string[]>();
    for (const [id, { load, partOf }] of rows)
      if (load && partOf) loads.set(String(load), [...(loads.get(String(load)) ?? []), id]);
    expect([...loads.values()].filter((ids) => ids.length > 1)).toEqual([]);
  });

  test('parents and fixed redirects are rows, and a parent asks for no more than its screen', () => {
    const byId = new Map(rows);
    const lost = rows.flatMap(([id, { parent, redirect, rule }]) => {
      const parents = [parent ?? []].flat().map((one) => byId.get(one));
      // Of several the last is open to everybody the screen is.
      const above = parents.at(-1);
      const strict = parents.includes(undefined) || (above !== undefined && !allows(rule, above.rule));
      const nowhere = typeof redirect === 'string' && !byId.has(redirect);
      return strict || nowhere ? [id] : [];
    });
    expect(lost).toEqual([]);
  });

  test('what a function of the role answers is open to that role', () => {
    const byId = new Map(rows);
    const shut = rows.flatMap(([id, { redirect }]) =>
      typeof redirect === 'function'
        ? roles.flatMap((role) => {
            const to = redirect(role);
            return to === null || allows(role, byId.get(to)?.rule ?? 'admin') ? [] : [[id, role, to]];
          })
        : [],
    );
    expect(shut).toEqual([]);
  });

  test('every file in a screens folder is loaded by a row', () => {
    const files = globSync('apps/portal/src/{domains/*,entry}/screens/*.tsx', { cwd: root });
    const text = globSync('apps/portal/src/{domains/*,domains/*/*,entry}/{staff-,}screens.ts', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('');
    const named = files.map((file) => file.split('/').at(-1)).filter((name) => !text.includes(`./screens/${name}`));
    expect(named).toEqual([]);
  });

  test.each(roles)('the menu of %s holds only what its guard admits', (role) => {
    const byId = new Map(rows);
    const lines = menuFor(role, english).flatMap((section) => section.lines);
    expect(lines.filter(({ id }) => !allows(role, byId.get(id)?.rule ?? 'admin'))).toEqual([]);
  });

  test('under the thumb of a teacher is the room, under that of a manager the dashboard', () => {
    const bar = (role: 'teacher' | 'manager') => barOf(menuFor(role, english)).map(({ id }) => id);
    expect(bar('teacher')).toEqual(['room.now', 'activities.board', 'attendance.door', 'chat.messages']);
    expect(bar('manager')[0]).toBe('dashboard');
  });

  test('support and the administrators of the platform have a group of their own, beside what staff have', () => {
    const groups = (role: 'manager' | 'kvsupport' | 'center' | 'admin') =>
      menuFor(role, english).map(({ group }) => group);
    expect(groups('kvsupport')).toContain('platform');
    expect(groups('admin')).toEqual(expect.arrayContaining(['people', 'settings', 'platform']));
    for (const role of ['manager', 'center'] as const) expect(groups(role)).not.toContain('platform');
  });

  test('what is above a screen is what its person may open', () => {
    expect(lineage('billing.account.ledger', 'admin')).toEqual([
      'billing.account.ledger',
      'billing.account',
      'billing.students.overview',
      'billing.home',
    ]);
    expect(lineage('billing.account.ledger', 'manager').at(-1)).toBe('students.list');
  });

  test.each([
    ['teacher', 12],
    ['manager', 16],
    ['admin', 18],
  ] as const)('the menu of %s begins with at most %i lines, and none is lost in it', (role, most) => {
    const menu = menuFor(role, english);
    const sections = nested(menu);
    const unfolding = ['communicate', 'reports', 'settings', 'platform'];
    const begins = sections.map(({ group, lines }) => (unfolding.includes(group) ? 1 : lines.length));
    expect(begins.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most);
    const shown = sections.flatMap(({ lines }) =>
      lines.flatMap((line) => [line.id, ...line.inner.map(({ id }) => id)]),
    );
    expect(shown.sort()).toEqual(menu.flatMap(({ lines }) => lines.map(({ id }) => id)).sort());
  });

  test('a menu line needs no parameter', () => {
    const broken = rows.filter(([, { menu, path }]) => menu && /:\w+(?!\w|\?)/.test(path)).map(([id]) => id);
    expect(broken).toEqual([]);
  });
});

describe('addresses', () => {
  test('the printed paths are those of the rows', () => {
    const printed = readFileSync(join(root, 'apps/portal/src/paths.gen.ts'), 'utf8').matchAll(
      /readonly '(.+)': '(.+)';/g,
    );
    expect(new Map([...printed].map(([, id, path]) => [id, path]))).toEqual(
      new Map(rows.map(([id, { path }]) => [id, path])),
    );
  });

  test('parameters are filled in, optional ones may be missing, and nothing escapes its part', () => {
    expect(fillPath('/students/cameras/:camId', { camId: 7 })).toBe('/students/cameras/7');
    expect(fillPath('/rooms/:action?', {})).toBe('/rooms');
    expect(fillPath('/rooms/:action?', { action: 'add' })).toBe('/rooms/add');
    expect(fillPath('/ticket/:ticketId', { ticketId: '../x?y' })).toBe('/ticket/..%2Fx%3Fy');
  });

  test('search parameters come last', () => {
    expect(href('auth.login', {}, { back: '/home' })).toBe('/login?back=%2Fhome');
  });
});
