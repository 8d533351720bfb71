import { createRow, deleteRows, insertRows } from '../../kernel/write/write-rows.ts';
import './permissions.fields.ts';
import { builtInPermissions, isBuiltInPermission } from '@nestling/rules/permissions.ts';
import { allows, isRole, roles } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import {
  type Calls,
  declined,
  done,
  list,
  message,
  mutation,
  objects,
  objectsOf,
  out,
  outcome,
  outList,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choices, id, ids, text, texts } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { Role, User } from '../../model/user/entity.ts';
import { managedPeople } from '../../model/user/reach.ts';
import { Permission } from './permissions.entities.ts';
import { allPermissions, rolesUpToOwn } from './permissions.reach.ts';
import { PersonCamera, personCameras, personReach, personReachAnswer } from './person-reach.ts';
import { orderLines, readSidebar, showTo } from './sidebar.ts';

const role = { role_id: orError(rolesUpToOwn) };
const pair = {
  reach: { ...role, permission_id: orError(allPermissions) },
  input: { role_id: id(Role), permission_id: id(Permission) },
};

constraint('permission_name', 'name', 'TAKEN', message('permissions.taken'));

/** 'export_reports' is read as 'Export reports' where nothing better was given. */
const spoken = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

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
  await insertRows(
    ctx,
    'role_permission',
    given.map((permission_id) => ({ role_id: role, permission_id })),
  );
  if (taken.length > 0) await deleteRows(ctx, 'role_permission', { role_id: role, permission_id: taken });
  if (given.length + taken.length === 0) return;
  const names = (some: readonly Held[]) => ({ permissions: some.map(({ name }) => name) });
  ctx.audit({ entity: Role, id: role, before: names(before), after: names(after) });
};

const saved = (role: string) => done(message('permissions.saved', { role }));

export const calls: Calls = {
  roles: query({
    rule: 'teacher',
    about: "Lists the roles up to the caller's own with their permissions; admins are told of all.",
    reach: { rows: rolesUpToOwn },
    input: {},
    answer: list(Role),
    run: () => rows(Role, { order: ['rank'] }),
  }),
  permissions: query({
    rule: 'kvsupport',
    about: 'Lists the permissions of the centre, the built-in ones first.',
    reach: { rows: allPermissions },
    input: {},
    answer: list(Permission),
    run: () => rows(Permission, { order: ['-built_in', 'id'] }),
  }),
  addNewPermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: 'Adds a permission that roles can be given; a name that exists or is badly formed gets Error.',
    reach: nobody,
    input: { name: text(1, 60), display_name: text(0, 100).optional() },
    answer: outcome(),
    // Adds a permission of the centre's own; no call asks for it until the centre's own tools do.
    run: async (ctx, { name, display_name }) => {
      if (!/^[a-z][a-z0-9_]{0,59}$/.test(name))
        return declined(message('permissions.badName'), { field: 'name', code: 'INVALID' });
      const { id } = await createRow(ctx, 'permission', { name, display_name: display_name || spoken(name) });
      ctx.audit({ entity: Permission, id, after: { name } });
      return done(message('permissions.added', { name }));
    },
  }),
  removePermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: 'Deletes a permission and takes it from every role; a built-in one gets Error.',
    reach: { id: orError(allPermissions) },
    input: { id: id(Permission) },
    answer: outcome(),
    run: async (ctx, { id }) => {
      const [gone] = await deleteRows(ctx, 'permission', { id, built_in: false }, ['name']);
      if (!gone) return declined(message('permissions.builtIn'), { field: 'id', code: 'BUILT_IN' });
      ctx.audit({ entity: Permission, id, before: { name: gone.name } });
      return done(message('permissions.removed', { name: gone.name }));
    },
  }),
  addRolePermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: 'Gives a role one permission; one above its place on the ladder gets Error.',
    ...pair,
    answer: outcome(),
    run: async (ctx, { role_id, permission_id }) => {
      const { role, all } = await holdings(ctx, role_id);
      const one = all.find(({ id }) => id === permission_id);
      if (!one || !fits(role, one.name))
        return declined(message('permissions.aboveRole'), { field: 'permission_id', code: 'RULE' });
      await settle(ctx, role_id, all, new Set([...all.filter(({ held }) => held).map(({ id }) => id), one.id]));
      return saved(role);
    },
  }),
  removeRolePermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: 'Takes one permission from a role; one it does not have gets Error.',
    ...pair,
    answer: outcome(),
    run: async (ctx, { role_id, permission_id }) => {
      const { role, all } = await holdings(ctx, role_id);
      const left = all.filter(({ id, held }) => held && id !== permission_id);
      if (left.length === all.filter(({ held }) => held).length)
        return declined(message('permissions.notHeld'), { field: 'permission_id', code: 'NOT_HELD' });
      await settle(ctx, role_id, all, new Set(left.map(({ id }) => id)));
      return saved(role);
    },
  }),
  updateRolePermissions: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: "Makes the list the permissions of a role; an unknown one, or a role above the caller's, gets Error.",
    reach: { ...role, permissions: orError(allPermissions) },
    input: { role_id: id(Role), permissions: ids(Permission, 1000, 0) },
    answer: outcome(),
    // Makes the given list all that a role has; one the ladder keeps from the role is declined.
    run: async (ctx, { role_id, permissions }) => {
      const { role, all } = await holdings(ctx, role_id);
      const wanted = new Set<number>(permissions);
      const above = all.find(({ id, name }) => wanted.has(id) && !fits(role, name));
      if (above) return declined(message('permissions.aboveRole'), { field: 'permissions', code: 'RULE' });
      await settle(ctx, role_id, all, wanted);
      return saved(role);
    },
  }),
  getSidebarPermissions: query({
    rule: 'user',
    about: 'Lists the lines of the menu in their order, with the roles that see each and those that could.',
    reach: nobody,
    input: {},
    answer: objects(
      {
        name: out.text,
        group: out.text,
        rule: out.text,
        roles: outList(out.text),
        admitted: outList(out.text),
        position: outOrNull(out.int),
        changed: out.flag,
      },
      'SidebarEntry',
    ),
    run: readSidebar,
  }),
  updateSidebarPermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because: 'what a menu shows is no right; only support orders it',
    about: 'Sets which roles see a line of the menu; a role its screen does not admit, or an unknown name, gets Error.',
    reach: nobody,
    input: { name: text(1, 60), roles: choices(...roles) },
    answer: outcome(),
    run: showTo,
  }),
  saveSidebarOrder: mutation({
    rule: 'kvsupport',
    permission: null,
    because: 'what a menu shows is no right; only support orders it',
    about: "Puts lines of the menu in the given order; none at all brings the product's order back.",
    reach: nobody,
    input: { names: texts(200, 60) },
    answer: outcome(),
    run: orderLines,
  }),
  personReach: query({
    rule: 'manager',
    about: 'What a person sees: locations, children and rooms, each with why; one out of reach answers null.',
    reach: { user_id: orNothing(managedPeople) },
    input: { user_id: id(User) },
    answer: personReachAnswer,
    run: personReach,
  }),
  personCameras: query({
    rule: 'manager',
    about: 'The cameras a person meets at this moment, each with whether it is open and the sentence it reads there.',
    reach: { user_id: managedPeople },
    input: { user_id: id(User) },
    answer: objectsOf(PersonCamera),
    run: personCameras,
  }),
};
