import { builtInPermissions, isBuiltInPermission } from '@nestling/rules/permissions.ts';
import { allows, isRole } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { Role } from '../../model/user/entity.ts';

interface Pair {
  readonly role_id: Id<'role'>;
  readonly permission_id: Id<'permission'>;
}

/** A permission of the centre, and whether the role has it now. */
interface Held {
  readonly id: number;
  readonly name: string;
  readonly held: boolean;
}

/** The name of a role with all permissions of the centre. Those who change the same role wait for each other. */
const holdings = async (ctx: Ctx, role: number): Promise<{ role: string; all: Held[] }> => {
  await sql`select pg_advisory_xact_lock(${ctx.who.centre}, ${role})`.execute(ctx.db);
  const { rows } = await sql<
    Held & { role: string }
  >`select p.id, p.name, rp.role_id is not null as held, r.name as role
    from permission p join role r on r.id = ${role}
    left join role_permission rp on rp.permission_id = p.id and rp.role_id = r.id order by p.name`.execute(ctx.db);
  return { role: rows[0]?.role ?? '', all: rows };
};

/** True when the ladder of roles lets the role do what the permission is about. */
const fits = (role: string, permission: string): boolean =>
  !isBuiltInPermission(permission) || (isRole(role) && allows(role, builtInPermissions[permission].rule));

/** Makes the wanted ones what a role has, and writes both lists into the trail. */
const settle = async (ctx: Ctx, role: Id<'role'>, all: readonly Held[], wanted: ReadonlySet<number>): Promise<void> => {
  const before = all.filter(({ held }) => held);
  const after = all.filter(({ id }) => wanted.has(id));
  const given = after.filter(({ held }) => !held).map(({ id }) => id);
  const taken = before.filter(({ id }) => !wanted.has(id)).map(({ id }) => id);
  if (given.length > 0)
    await sql`insert into role_permission (role_id, permission_id)
      select ${role}::int, unnest(${given}::int[])`.execute(ctx.db);
  if (taken.length > 0)
    await ctx.db
      .deleteFrom('role_permission')
      .where('role_id', '=', role)
      .where('permission_id', 'in', taken)
      .execute();
  if (given.length + taken.length === 0) return;
  const names = (some: readonly Held[]) => ({ permissions: some.map(({ name }) => name) });
  ctx.audit({ entity: Role, id: role, before: names(before), after: names(after) });
};

const saved = (role: string) => done(message('permissions.saved', { role }));

/** Makes the given list all that a role has; one the ladder keeps from the role is declined. */
export const setPermissions = async (
  ctx: Ctx,
  { role_id, permissions }: { readonly role_id: Id<'role'>; readonly permissions: readonly Id<'permission'>[] },
) => {
  const { role, all } = await holdings(ctx, role_id);
  const wanted = new Set<number>(permissions);
  const above = all.find(({ id, name }) => wanted.has(id) && !fits(role, name));
  if (above) return declined(message('permissions.aboveRole'), { field: 'permissions', code: 'RULE' });
  await settle(ctx, role_id, all, wanted);
  return saved(role);
};

/** Gives one to a role; one it has changes nothing. */
export const givePermission = async (ctx: Ctx, { role_id, permission_id }: Pair) => {
  const { role, all } = await holdings(ctx, role_id);
  const one = all.find(({ id }) => id === permission_id);
  if (!one || !fits(role, one.name))
    return declined(message('permissions.aboveRole'), { field: 'permission_id', code: 'RULE' });
  await settle(ctx, role_id, all, new Set([...all.filter(({ held }) => held).map(({ id }) => id), one.id]));
  return saved(role);
};

/** Takes one from a role; one it does not have is declined. */
export const takePermission = async (ctx: Ctx, { role_id, permission_id }: Pair) => {
  const { role, all } = await holdings(ctx, role_id);
  const left = all.filter(({ id, held }) => held && id !== permission_id);
  if (left.length === all.filter(({ held }) => held).length)
    return declined(message('permissions.notHeld'), { field: 'permission_id', code: 'NOT_HELD' });
  await settle(ctx, role_id, all, new Set(left.map(({ id }) => id)));
  return saved(role);
};
