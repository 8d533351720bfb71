import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { Permission } from './permissions.entities.ts';

constraint('permission_name', 'name', 'TAKEN', message('permissions.taken'));

interface Named {
  readonly name: string;
  readonly display_name?: string | undefined;
}

/** 'export_reports' is read as 'Export reports' where nothing better was given. */
const spoken = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

/** Adds a permission of the centre's own; no call asks for it until the centre's own tools do. */
export const addPermission = async (ctx: Ctx, { name, display_name }: Named) => {
  if (!/^[a-z][a-z0-9_]{0,59}$/.test(name))
    return declined(message('permissions.badName'), { field: 'name', code: 'INVALID' });
  const { id } = await ctx.db
    .insertInto('permission')
    .values({ name, display_name: display_name || spoken(name) })
    .returning('id')
    .executeTakeFirstOrThrow();
  ctx.audit({ entity: Permission, id, after: { name } });
  return done(message('permissions.added', { name }));
};

/** Deletes a permission of the centre's own and takes it from every role; the built-in ones guard calls and stay. */
export const deletePermission = async (ctx: Ctx, { id }: { readonly id: Id<'permission'> }) => {
  const gone = await ctx.db
    .deleteFrom('permission')
    .where('id', '=', id)
    .where('built_in', '=', false)
    .returning('name')
    .executeTakeFirst();
  if (!gone) return declined(message('permissions.builtIn'), { field: 'id', code: 'BUILT_IN' });
  ctx.audit({ entity: Permission, id, before: { name: gone.name } });
  return done(message('permissions.removed', { name: gone.name }));
};
