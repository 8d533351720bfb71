import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import { constraint } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
import { Relationship } from './relationships.entities.ts';

interface Kind {
  readonly is_default?: boolean | undefined;
  readonly legal_guardian?: boolean | undefined;
  readonly relationship_type?: string | null | undefined;
}
interface Which {
  readonly id: Id<'relationship'>;
}

constraint('relationship_name', 'name', 'TAKEN', say('relationships.nameTaken'));
// Two managers choosing a default at once: the index lets one of them through.
constraint('relationship_default', 'is_default', 'TAKEN', say('relationships.defaultTaken'));
constraint('guardian_link_centre_id_relationship_id_fkey', 'id', 'IN_USE', say('relationships.inUse'));

const clearDefault = async (ctx: Ctx): Promise<void> => {
  await ctx.db
    .updateTable('relationship')
    .set({ is_default: false })
    .where('centre_id', '=', ctx.who.centre)
    .where('is_default', '=', true)
    .execute();
};

export const addRelationship = async (ctx: Ctx, input: Kind & { readonly name: string }) => {
  if (input.is_default) await clearDefault(ctx);
  const kind = await ctx.db
    .insertInto('relationship')
    .values({ centre_id: ctx.who.centre, ...input })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.audit({ entity: 'Relationship', id: kind.id, after: kind });
  return done(say('relationships.added', { name: kind.name }), { relationship: idOf(Relationship, kind.id) });
};

export const changeRelationship = async (ctx: Ctx, input: Which & Kind & { readonly name?: string | undefined }) => {
  const { id, ...columns } = input;
  if (columns.is_default) await clearDefault(ctx);
  const kind = await ctx.db
    .updateTable('relationship')
    .set((q) => ({ name: q.ref('name'), ...columns }))
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning(beforeAfter)
    .executeTakeFirstOrThrow();
  const change = changed(kind);
  if (change) ctx.audit({ entity: 'Relationship', id, ...change });
  return done(say('relationships.kindChanged'), { relationship: idOf(Relationship, id) });
};

export const makeDefault = (ctx: Ctx, { id }: Which) => changeRelationship(ctx, { id, is_default: true });

export const removeRelationship = async (ctx: Ctx, { id }: Which) => {
  const kind = await ctx.db
    .deleteFrom('relationship')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .where('is_default', '=', false)
    .returningAll()
    .executeTakeFirst();
  if (!kind) return declined(say('relationships.isDefault'), { field: 'id', code: 'DEFAULT' });
  ctx.audit({ entity: 'Relationship', id, before: kind });
  return done(say('relationships.removed', { name: kind.name }));
};
