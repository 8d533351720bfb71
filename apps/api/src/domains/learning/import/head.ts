import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { declined } from '../../../kernel/call/refusals.ts';
import { insertRow, updateRows } from '../../../kernel/write/write-rows.ts';
import { LearningFramework } from '../../../model/learning/entity.ts';
import type { Head } from './loose.ts';

interface Standing {
  readonly id: number;
  readonly name: string;
  readonly version: string | null;
  readonly external_id: string | null;
  readonly shipped: boolean;
  readonly description: string | null;
  readonly source: string | null;
  readonly licence: string | null;
}

/** The framework of a file: one the center has, or a new one under a name that is free. */
export interface Target {
  readonly id: number | null;
  readonly changes: boolean;
  readonly write: () => Promise<number>;
}

/**
 * Finds the framework a file speaks of, by identifier, else by name and version, and holds it. Another version of the same
 * name is a framework of its own, called by its version too: records stay with theirs.
 */
export const targetOf = async (ctx: Ctx, head: Head): Promise<Target> => {
  const dated = head.version ? `${head.name.slice(0, 190 - head.version.length)} (${head.version})` : head.name;
  const { rows } = await sql<Standing & { full: boolean }>`select id, name, version, external_id, shipped, description,
      source, licence, folded(name) = folded(${head.name}) as full
    from learning_framework
    where external_id = ${head.identifier} or folded(name) in (folded(${head.name}), folded(${dated}))
    order by external_id is not distinct from ${head.identifier} desc, id for update`.execute(ctx.db);
  const same = ({ external_id, version }: Standing): boolean =>
    (external_id === null || head.identifier === null) && (version ?? '') === (head.version ?? '');
  const own =
    rows.find((row) => row.external_id !== null && row.external_id === head.identifier) ??
    rows.find((row) => same(row));
  const said = {
    description: head.description,
    version: head.version,
    source: head.source,
    licence: head.licence,
    external_id: head.identifier,
  };
  if (!own) {
    const isTaken = (plain: boolean) => rows.some((row) => row.full === plain || dated === head.name);
    const name = isTaken(true) ? dated : head.name;
    if (isTaken(true) && (dated === head.name || isTaken(false)))
      throw declined(message('learning.nameTaken'), { field: `file.${head.row}.framework`, code: 'TAKEN' });
    const stamps = { created_at: ctx.now(), created_by: ctx.who.user, updated_at: ctx.now(), updated_by: ctx.who.user };
    const write = async () => {
      const id = await insertRow(ctx, 'learning_framework', { name, ...said, ...stamps });
      ctx.audit({ entity: LearningFramework, id, after: { name, ...said } });
      return id;
    };
    return { id: null, changes: true, write };
  }
  if (own.shipped) throw declined(message('learning.shipped'), { field: 'file', code: 'READ_ONLY' });
  // What a file is silent about stays as somebody wrote it.
  const fields = ['description', 'version', 'source', 'licence', 'external_id'] as const;
  const news = fields.filter((field) => said[field] !== null && said[field] !== own[field]);
  const only = (of: typeof said) => Object.fromEntries(news.map((field) => [field, of[field]]));
  const write = async () => {
    if (news.length > 0) {
      const stamps = { updated_at: ctx.now(), updated_by: ctx.who.user };
      await updateRows(ctx, 'learning_framework', { id: own.id }, { ...only(said), ...stamps });
      ctx.audit({ entity: LearningFramework, id: own.id, before: only(own), after: only(said) });
    }
    return own.id;
  };
  return { id: own.id, changes: news.length > 0, write };
};
