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

/**
 * Whether whoever asks runs the team and so says of a paper that it is right: of one's own an administrator alone, above whom
 * there is nobody.
 */
const judges = async (ctx: Ctx, of: number) => {
  const runs = await holds(ctx, 'manage_team');
  return { runs, decides: runs && (of !== ctx.who.user || ctx.who.role === 'admin') };
};

const notYours = () => declined(message('credentials.notYours'), { field: 'id', code: 'NOT_YOURS' });

/** Where nothing was said: as many months as a location of the person says it is good for. */
const untilOf = async (ctx: Ctx, user: number, of: string, issued: string): Promise<string | null> => {
  const { rows } = await sql<{ until: string | null }>`select
      (${issued}::date + make_interval(months => min(r.months)))::date::text as until
    from staff_requirement r join user_location ul on ul.location_id = r.location_id and ul.user_id = ${user}
    where r.kind = ${of}`.execute(ctx.db);
  return rows[0]?.until ?? null;
};

/** Adds a paper: it waits, unless whoever adds it may say that it is right. */
export const addCredential = async (ctx: Ctx, given: InputOf<typeof addInput>) => {
  const { user_id, path, file_name, expires_on, note, minutes, ...said } = given;
  const { runs, decides } = await judges(ctx, user_id);
  if (user_id !== ctx.who.user && !runs)
    return declined(message('credentials.notYours'), { field: 'user_id', code: 'NOT_YOURS' });
  const until = expires_on === undefined ? await untilOf(ctx, user_id, said.kind, said.issued_on) : expires_on;
  const taken: Partial<Taken> = path === undefined ? {} : await takeFile(ctx, path, file_name ?? said.name, 'path');
  return {
    set: {
      ...{ ...said, ...taken, user_id, expires_on: until, minutes: minutes ?? null, note: note || null },
      ...(decides ? approvedBy(ctx) : { status: 'waiting' }),
    },
    says: message(decides ? 'credentials.added' : 'credentials.waits', { name: said.name }),
  };
};
const approvedBy = (ctx: Ctx) => ({ status: 'approved', approved_by: ctx.who.user, approved_at: ctx.now() });

export const afterAdding = async (ctx: Ctx, { id, status }: Row): Promise<void> => {
  if (status === 'waiting') await tellWaiting(ctx, id);
};

/** Changes a paper; what whoever changes it may not approve waits anew, and what was approved is not theirs to change. */
export const changeCredential = async (ctx: Ctx, row: Row, given: InputOf<typeof changeInput>) => {
  const { path, file_name, note, ...said } = given;
  const own = row.user_id === ctx.who.user;
  const { decides } = await judges(ctx, row.user_id);
  if (!(decides || own)) return notYours();
  if (!decides && row.status === 'approved')
    return declined(message('credentials.approvedAlready'), { field: 'id', code: 'APPROVED' });
  const taken = path === undefined ? null : await takeFile(ctx, path, file_name ?? said.name ?? row.name, 'path');
  if (taken) letGo(ctx, [row]);
  return {
    set: {
      ...said,
      ...(note === undefined ? {} : { note: note || null }),
      ...taken,
      ...(decides ? {} : { status: 'waiting', review_note: null }),
    },
  };
};

export const removeCredential = async (ctx: Ctx, row: Row) => {
  const { decides } = await judges(ctx, row.user_id);
  if (!decides && (row.user_id !== ctx.who.user || row.status === 'approved')) return notYours();
  letGo(ctx, [row]);
  return undefined;
};

/** Approves, or sends back with why: somebody else's, or as an administrator one's own. */
export const decide =
  (status: 'approved' | 'rejected') =>
  async (ctx: Ctx, row: Row, { note, seen }: Decision) => {
    const { decides } = await judges(ctx, row.user_id);
    if (!decides) return declined(message('credentials.ownPaper'), { field: 'id', code: 'OWN' });
    if (seen && seen.getTime() !== row.updated_at.getTime())
      return declined(message('credentials.changed'), { field: 'id', code: 'CHANGED' });
    await tellDecision(ctx, row.id, status);
    return {
      set: {
        review_note: note ?? null,
        ...(status === 'approved' ? approvedBy(ctx) : { status, approved_by: null, approved_at: null }),
      },
    };
  };
