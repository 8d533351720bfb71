import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { constraint, declined } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';

/** What stands in an order, and the columns that say beside what. */
const beside = {
  learning_domain: ['framework_id'],
  learning_progress: ['framework_id'],
  learning_attribute: ['domain_id'],
  learning_skill: ['framework_id', 'domain_id', 'attribute_id'],
} as const;
type Ordered = keyof typeof beside;

const shipped = message('learning.shipped');

// Two imports of the same file at once: the second finds what the first has added.
for (const part of ['framework', 'domain', 'attribute', 'skill'])
  constraint(`learning_${part}_external`, 'file', 'TAKEN', message('learning.importedMeanwhile'));
constraint('learning_skill_code', 'code', 'TAKEN', message('learning.codeTaken'));

/** Of a framework something is asked that names none. */
export const whichFramework = () =>
  declined(message('learning.whichFramework'), { field: 'framework', code: 'REQUIRED' });
/** A part of another framework was named. */
export const otherFramework = (field: string) =>
  declined(message('learning.otherFramework'), { field, code: 'OTHER_FRAMEWORK' });

/** Holds a framework that may be changed and answers its id; declines where none is named, or it came with the product. */
export const openFramework = async (ctx: Ctx, id: number | undefined, field = 'framework'): Promise<number> => {
  if (id === undefined) throw whichFramework();
  const row = await findRow(ctx, 'learning_framework', { id }, ['shipped'], { lock: 'share' });
  if (!row) throw declined(message('learning.gone'), { field, code: 'GONE' });
  if (row.shipped) throw declined(shipped, { field, code: 'READ_ONLY' });
  return id;
};

/** After the last one of those beside it. */
export const last = (table: Ordered, where: Sql) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from ${sql.table(table)} where ${where})`;

/** Moves a record to a place among those beside it, from 0, and counts all of them anew. */
export const moveTo = async (ctx: Ctx, table: Ordered, id: number, place: number | undefined): Promise<void> => {
  if (place === undefined) return;
  const columns = (of: string) => sql.join(beside[table].map((column) => sql.ref(`${of}.${column}`)));
  const { rows } = await sql<{
    id: number;
  }>`select x.id from ${sql.table(table)} x join ${sql.table(table)} me on me.id = ${id}
    where row(${columns('x')}) is not distinct from row(${columns('me')}) and x.id <> ${id}
    order by x.position, x.id for update of x`.execute(ctx.db);
  const all = rows.map((one) => one.id).toSpliced(place, 0, id);
  await updateRows(ctx, table, sql`id = any(${all}::int[])`, {
    position: sql`array_position(${all}::int[], id) - 1`,
  });
};

/** Where a skill stands by what is named of framework, domain and attribute: each must lie in the one above it. */
export const placeOf = async (
  ctx: Ctx,
  framework: number,
  domain: number | null | undefined,
  attribute?: number | null,
) => {
  if (attribute) {
    const row = await findRow(ctx, 'learning_attribute', { id: attribute }, ['framework_id', 'domain_id']);
    if (row?.framework_id !== framework) throw otherFramework('attribute');
    if (domain && domain !== row.domain_id)
      throw declined(message('learning.otherDomain'), { field: 'attribute', code: 'OTHER_DOMAIN' });
    return { framework_id: framework, domain_id: row.domain_id, attribute_id: attribute };
  }
  if (domain) {
    const row = await findRow(ctx, 'learning_domain', { id: domain }, ['framework_id']);
    if (row?.framework_id !== framework) throw otherFramework('domain');
  }
  return { framework_id: framework, domain_id: domain ?? null, attribute_id: null };
};
