import { sql } from 'kysely';
import { type Call, list, out, outcome, query, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { text } from '../../kernel/call/input.ts';
import { type Message, message } from '../../kernel/call/message.ts';
import { constraint, declined } from '../../kernel/call/refusals.ts';
import type { Table } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import type { Scope } from '../../kernel/read/reach.ts';
import type { Given } from '../../kernel/write/records.ts';
import { type Resource, resource } from '../../kernel/write/resource.ts';
import type { Changes } from '../../kernel/write/write-rows.ts';
import type { LearningCategory, LearningSupply, LearningType } from '../../model/learning/entity.ts';
import { usesOf } from '../../model/learning/uses.ts';
import { archived, listed } from './learning.inputs.ts';
import { openFramework } from './tree.ts';

/** What all catalogues of learning have in common: who changes them, and what they answer. */
const terms = { as: 'id', rule: 'teacher', permission: 'edit_learning', gone: message('learning.gone') } as const;

/** The records of a catalogue. What is unique among them stands in the database, by the name of its key. */
export const catalogue = <T extends Table>(of: Entity<T>, reach: Scope<T>, stamped = false): Resource<T> => {
  constraint(`${of.table}_name`, 'name', 'TAKEN', message('learning.nameTaken'));
  const stamps = stamped ? (['created_at', 'created_by', 'updated_at', 'updated_by'] as const) : [];
  return resource(of, { ...terms, reach, stamps });
};

export const made = outcome({ id: out.id });
export const changed = outcome();

export const archivedAt = (ctx: Ctx, given: boolean | undefined) =>
  given === undefined ? undefined : given ? ctx.now() : null;
export const added = ({ name }: { readonly name: string }): Message => message('learning.added', { name });
export const removed = ({ name }: { readonly name: string }): Message => message('learning.removed', { name });
export const saved = message('learning.saved');

/** Those that can be chosen; all of them where that is asked for. */
export const standing = (of: Entity, all: boolean | undefined) =>
  !all && sql<boolean>`${sql.ref(`${of.table}.archived_at`)} is null`;

/** Declines to remove what is in use, with by how many and what: it can be archived instead. */
export const unlessUsed =
  (of: Entity) =>
  async (ctx: Ctx, { id, name }: { readonly id: number; readonly name: string }) => {
    const uses = await usesOf(ctx, of, id);
    if (uses.length === 0) return undefined;
    return declined(message('learning.inUse', { name, uses: [...uses] }), { field: 'id', code: 'IN_USE' });
  };

/** The same of a part of a framework, which must be open to changes. */
export const unlessUsedOrShipped =
  (of: Entity) =>
  async (ctx: Ctx, row: { readonly id: number; readonly name: string; readonly framework_id: number }) => {
    await openFramework(ctx, row.framework_id, 'id');
    return unlessUsed(of)(ctx, row);
  };

type Words = (typeof LearningCategory | typeof LearningType | typeof LearningSupply)['table'];
/** The seam: the three lists of names hold the same columns, which the compiler does not see of one it does not know. */
const fits = <T extends Words>(_: Entity<T>, values: object): values is Given<T> & Changes<T> =>
  values instanceof Object;
const fitted = <T extends Words>(of: Entity<T>, values: object): Given<T> & Changes<T> => {
  if (fits(of, values)) return values;
  throw new TypeError(`${of.table} was given nothing.`);
};

/** The four calls of a list of names: what it is called in sentences, and what uses it. */
export const nameList = <T extends Words>(
  of: Entity<T>,
  reach: Scope<T>,
  what: string,
): Record<'list' | 'add' | 'change' | 'remove', Call> => {
  const kept = catalogue(of, reach);
  return {
    list: query({
      rule: 'teacher',
      about: `Lists the ${what} that can be chosen, by name; on request also those that are archived.`,
      reach: { rows: reach },
      input: listed,
      answer: list(of),
      run: (_, i) =>
        rows(of, {
          order: [(as) => sql`lower(${sql.ref(`${as.name}.name`)})`],
          where: () => [standing(of, i.archived)],
        }),
    }),
    add: kept.add({
      about: `Adds a name to the ${what}; one that exists gets Error.`,
      input: { name: text(1, 100) },
      answer: made,
      run: (_, i) => ({ set: fitted(of, i) }),
      says: (_, i) => added(i),
    }),
    change: kept.change({
      about: `Changes a name of the ${what} wherever it is used, or archives it; one that exists gets Error.`,
      input: { name: text(1, 100).optional(), archived },
      answer: changed,
      set: (i, ctx) => fitted(of, { name: i.name, archived_at: archivedAt(ctx, i.archived) }),
      says: saved,
    }),
    remove: kept.remove({
      about: `Deletes a name of the ${what}; one that is used gets Error with by how many.`,
      run: (ctx, row) => unlessUsed(of)(ctx, { id: row.id, name: nameOf(row) }),
      says: (row) => removed({ name: nameOf(row) }),
    }),
  };
};
const nameOf = (row: object): string => String(Reflect.get(row, 'name'));
