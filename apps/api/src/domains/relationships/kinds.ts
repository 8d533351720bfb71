import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, deleteRow, updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { relationshipName, type Starter, startersCalled } from '../../model/relationship/names.ts';
import type { createRelationshipInput } from './relationships.inputs.ts';
import { kindFields } from './relationships.inputs.ts';

interface Which {
  readonly id: Id<'relationship'>;
}

constraint('relationship_name', 'name', 'TAKEN', message('relationships.nameTaken'));
// Two managers choosing a default at once: the index lets one of them through.
constraint('relationship_default', 'is_default', 'TAKEN', message('relationships.defaultTaken'));
constraint('guardian_link_centre_id_relationship_id_fkey', 'id', 'IN_USE', message('relationships.inUse'));

const clearDefault = async (ctx: Ctx): Promise<void> => {
  await updateRows(ctx, 'relationship', { is_default: true }, { is_default: false });
};

/** Whether another relationship is shown under such a name to those who read another language. */
const shownElsewhere = async (ctx: Ctx, called: readonly Starter[], but?: Id<'relationship'>): Promise<boolean> => {
  if (called.length === 0) return false;
  let found = ctx.db.selectFrom('relationship').select('id').where('word', 'in', called);
  if (but) found = found.where('id', '<>', but);
  return (await found.executeTakeFirst()) !== undefined;
};
const nameTaken = () => declined(message('relationships.nameTaken'), { field: 'name', code: 'TAKEN' });

export const addRelationship = async (ctx: Ctx, input: InputOf<typeof createRelationshipInput>) => {
  if (await shownElsewhere(ctx, startersCalled(input.name))) return nameTaken();
  if (input.is_default) await clearDefault(ctx);
  const kind = await createRow(ctx, 'relationship', { ...input });
  ctx.audit({ entity: Relationship, id: kind.id, after: kind });
  return done(message('relationships.added', { name: kind.name }), { relationship: idOf(Relationship, kind.id) });
};
export const updateRelationshipInput = { id: id(Relationship), name: text(1, 60).optional(), ...kindFields };

export const changeRelationship = async (ctx: Ctx, input: InputOf<typeof updateRelationshipInput>) => {
  const { id, name, ...columns } = input;
  const called = name === undefined ? [] : startersCalled(name);
  if (await shownElsewhere(ctx, called, id)) return nameTaken();
  if (columns.is_default) await clearDefault(ctx);
  // Who saves the name as it is shown in their language has not written one of their own.
  const same = sql<boolean>`coalesce(word = any(${called}::text[]), false)`;
  const named =
    name === undefined
      ? {}
      : {
          name: sql<string>`case when ${same} then name else ${name} end`,
          word: sql<string | null>`case when ${same} then word end`,
        };
  const changed = await updateRow(ctx, 'relationship', { id }, { ...named, ...columns });
  if (changed?.news) ctx.audit({ entity: Relationship, id, ...changed.news });
  return done(message('relationships.kindChanged'), { relationship: idOf(Relationship, id) });
};

export const makeDefault = (ctx: Ctx, { id }: Which) => changeRelationship(ctx, { id, is_default: true });

export const removeRelationship = async (ctx: Ctx, { id }: Which) => {
  const kind = await deleteRow(ctx, 'relationship', { id, is_default: false });
  if (!kind) return declined(message('relationships.isDefault'), { field: 'id', code: 'DEFAULT' });
  ctx.audit({ entity: Relationship, id, before: kind });
  return done(message('relationships.removed', { name: relationshipName(kind, ctx.request.language) }));
};
