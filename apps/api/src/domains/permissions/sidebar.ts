import { isMeantFor } from '@nestling/rules/audience.ts';
import { menuLines } from '@nestling/rules/menu.gen.ts';
import { allows, type Role, roles } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { notNull } from '../../kernel/db/where.ts';
import { updateRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { setting } from '../../model/setting/read.ts';
import { SidebarEntry } from './permissions.entities.ts';

type Line = (typeof menuLines)[number];

/** The roles whose menu may hold a line at all: those its screen admits and it is meant for. */
const admitted = ({ rule, audience }: Line): Role[] =>
  roles.filter((role) => role !== 'guest' && allows(role, rule) && isMeantFor(audience, role));

interface Changed {
  readonly is_platform: boolean;
  /** Null where the centre has changed no line. */
  readonly name: string | null;
  readonly roles: readonly string[] | null;
  readonly position: number | null;
}

/** What the centre has changed of its menu, a row each, beside what it is. */
const readChanged = async (ctx: Ctx): Promise<readonly Changed[]> => {
  const { rows } = await sql<Changed>`select c.is_platform, e.name, e.roles, e.position
    from centre c left join sidebar_entry e on true where c.id = ${ctx.who.centre}`.execute(ctx.db);
  return rows;
};

/**
 * Every line of the menu in the centre's order, with the roles that see it and those that could. Where live video is
 * switched off in the whole centre nobody sees those of cameras, and those about the platform show in its own center.
 */
export const readSidebar = async (ctx: Ctx) => {
  const cameras = await setting(ctx, 'camera_module_setting');
  const rows = await readChanged(ctx);
  const home = rows[0]?.is_platform === true;
  const changed = new Map(rows.map((row) => [row.name, row]));
  const isThere = (line: Line): boolean => (cameras || !line.name.startsWith('cameras.')) && (home || !line.home);
  const lines = menuLines.map((line) => {
    const own = changed.get(line.name);
    const most = isThere(line) ? admitted(line) : [];
    return {
      name: line.name,
      group: line.under,
      rule: line.rule,
      admitted: most,
      // A screen that was closed to a role since stays closed.
      roles: own?.roles ? most.filter((role) => own.roles?.includes(role)) : most,
      position: own?.position ?? null,
      changed: own !== undefined && (own.roles !== null || own.position !== null),
    };
  });
  const places = new Map(lines.map(({ name }, i) => [name, i]));
  const place = (line: (typeof lines)[number]): number => line.position ?? (places.get(line.name) ?? 0) + 1;
  const groups = [...new Set(lines.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const own = lines.filter((line) => line.group === group);
    const moved = own.some(({ position }) => position !== null);
    return moved ? own.toSorted((a, b) => place(a) - place(b)) : own;
  });
};

const unknown = (field: string) => declined(message('permissions.noSuchLine'), { field, code: 'UNKNOWN' });

interface Shown {
  readonly name: string;
  readonly roles: readonly Role[];
}

/** Says which roles see a line; it can only narrow what the screen admits. */
export const showTo = async (ctx: Ctx, input: Shown) => {
  const line = menuLines.find(({ name }) => name === input.name);
  if (!line) return unknown('name');
  const most = admitted(line);
  if (input.roles.some((role) => !most.includes(role)))
    return declined(message('permissions.widens'), { field: 'roles', code: 'RULE' });
  const all = most.every((role) => input.roles.includes(role));
  await keepLine(ctx, line.name, { roles: all ? null : [...input.roles] });
  ctx.audit({ entity: SidebarEntry, id: 0, after: { name: line.name, roles: input.roles } });
  return done(message('permissions.menuSaved'));
};

const keepLine = async (ctx: Ctx, name: string, values: { roles?: string[] | null; position?: number | null }) => {
  const stamp = { updated_at: ctx.now(), updated_by: ctx.who.user };
  await upsertRow(ctx, 'sidebar_entry', { name }, { ...values, ...stamp });
};

/** Puts the lines of a group in the given order; without names the product's own order comes back, in every group. */
export const orderLines = async (ctx: Ctx, { names }: { readonly names: readonly string[] }) => {
  if (names.some((name) => !menuLines.some((line) => line.name === name))) return unknown('names');
  if (names.length === 0) await updateRows(ctx, 'sidebar_entry', { position: notNull }, { position: null });
  for (const [i, name] of [...new Set(names)].entries()) await keepLine(ctx, name, { position: i + 1 });
  ctx.audit({ entity: SidebarEntry, id: 0, after: { order: names } });
  return done(message('permissions.menuSaved'));
};
