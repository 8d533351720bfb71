import { credentialKinds } from '@nestling/rules/credentials.ts';
import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, date, datetime, type InputOf, id, int, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { holds } from '../../../model/permission/holds.ts';
import { User } from '../../../model/user/entity.ts';
import { tellDecision, tellWaiting } from '../notify.ts';
import { letGo, type Taken, takeFile } from '../take-file.ts';

constraint('staff_credential_stored', 'path', 'TAKEN', message('files.uploadUsed'));
constraint('staff_credential_days', 'expires_on', 'PAST', message('credentials.daysCross'));

export type Row = RecordOf<'staff_credential'>;
export const kind = choice(...credentialKinds);
const facts = {
  name: text(1, 200),
  issued_on: date(),
  expires_on: date().nullish(),
  minutes: int(1, 60_000).nullish(),
  note: text(0, 2000).nullish(),
  path: text(1, 100).optional(),
  file_name: text(0, 255).optional(),
};
export const addInput = { user_id: id(User), kind, ...facts };
export const changeInput = {
  kind: kind.optional(),
  ...facts,
  name: facts.name.optional(),
  issued_on: facts.issued_on.optional(),
};

export const approveInput = { seen: datetime().optional() };
export const rejectInput = { note: text(1, 2000) };
type Decision = Partial<InputOf<typeof approveInput> & InputOf<typeof rejectInput>>;

/** Nobody says of a paper of one's own that it is right, but administrators, above whom there is nobody. */
const decides = async (ctx: Ctx, of: number): Promise<boolean> =>
  (of !== ctx.who.user || ctx.who.role === 'admin') && (await holds(ctx, 'manage_team'));

const notYours = () => declined(message('credentials.notYours'), { field: 'id', code: 'NOT_YOURS' });

/** Where nothing was said: as many months as a location of the person says it is good for. */
const untilOf = async (ctx: Ctx, user: number, of: string, issued: string): Promise<string | null> => {
  const { rows } = await sql<{ until: string | null }>`select
      (${issued}::date + make_interval(months => min(r.months)))::date::text as until
    from staff_requirement r join user_location ul on ul.location_id = r.location_id and ul.user_id = ${user}
    where r.kind = ${of}`.execute(ctx.db);
  return rows[0]?.until ?? null;
};

const standingOf = async (ctx: Ctx, of: number) =>
  (await decides(ctx, of))
    ? ({ status: 'approved', approved_by: ctx.who.user, approved_at: ctx.now(), review_note: null } as const)
    : ({ status: 'waiting', approved_by: null, approved_at: null, review_note: null } as const);

/** Adds a paper: it waits, unless whoever adds it may say that it is right. */
export const addCredential = async (ctx: Ctx, given: InputOf<typeof addInput>) => {
  const { user_id, path, file_name, expires_on, note, minutes, ...said } = given;
  if (user_id !== ctx.who.user && !(await holds(ctx, 'manage_team')))
    return declined(message('credentials.notYours'), { field: 'user_id', code: 'NOT_YOURS' });
  const until = expires_on === undefined ? await untilOf(ctx, user_id, said.kind, said.issued_on) : expires_on;
  const standing = await standingOf(ctx, user_id);
  const taken: Partial<Taken> = path === undefined ? {} : await takeFile(ctx, path, file_name ?? said.name, 'path');
  return {
    set: {
      ...{ ...said, ...taken, ...standing, user_id, expires_on: until, minutes: minutes ?? null, note: note || null },
      ...{ created_by: ctx.who.user, created_at: ctx.now(), updated_at: ctx.now() },
    },
    says: message(standing.status === 'waiting' ? 'credentials.waits' : 'credentials.added', { name: said.name }),
  };
};

export const afterAdding = async (ctx: Ctx, { id, status }: Row): Promise<void> => {
  if (status === 'waiting') await tellWaiting(ctx, id);
};

/** Changes a paper; what whoever changes it may not approve waits anew, and what was approved is not theirs to change. */
export const changeCredential = async (ctx: Ctx, row: Row, given: InputOf<typeof changeInput>) => {
  const { path, file_name, note, ...said } = given;
  const own = row.user_id === ctx.who.user;
  const may = await decides(ctx, row.user_id);
  if (!(may || own)) return notYours();
  if (!may && row.status === 'approved')
    return declined(message('credentials.approvedAlready'), { field: 'id', code: 'APPROVED' });
  const taken = path === undefined ? null : await takeFile(ctx, path, file_name ?? said.name ?? row.name, 'path');
  if (taken) letGo(ctx, [row]);
  return {
    set: {
      ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
      ...(note === undefined ? {} : { note: note || null }),
      ...taken,
      ...(may ? {} : { status: 'waiting', review_note: null }),
      updated_at: ctx.now(),
    },
  };
};

export const removeCredential = async (ctx: Ctx, row: Row) => {
  const may = await decides(ctx, row.user_id);
  if (!may && (row.user_id !== ctx.who.user || row.status === 'approved')) return notYours();
  letGo(ctx, [row]);
  return undefined;
};

/** Approves, or sends back with why: somebody else's, or as an administrator one's own. */
export const decide =
  (status: 'approved' | 'rejected') =>
  async (ctx: Ctx, row: Row, { note, seen }: Decision) => {
    if (!(await decides(ctx, row.user_id)))
      return declined(message('credentials.ownPaper'), { field: 'id', code: 'OWN' });
    if (seen && seen.getTime() !== row.updated_at.getTime())
      return declined(message('credentials.changed'), { field: 'id', code: 'CHANGED' });
    await tellDecision(ctx, row.id, status);
    return {
      set: {
        ...{ status, review_note: note ?? null, updated_at: ctx.now() },
        approved_by: status === 'approved' ? ctx.who.user : null,
        approved_at: status === 'approved' ? ctx.now() : null,
      },
    };
  };
