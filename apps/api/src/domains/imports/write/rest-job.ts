import { setTimeout as wait } from 'node:timers/promises';
import { allows, isRole, type Role } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { stateOf } from '../../../kernel/db/session.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { type Job, type JobContext, job } from '../../../kernel/jobs/job.ts';
import { asCaller } from '../../../kernel/jobs/perform.ts';
import { saysPets } from '../../../kernel/lib/pets-words.ts';
import { deleteRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { holds } from '../../../model/permission/holds.ts';
import { roleOf } from '../../../model/user/role-of.ts';
import { type Kind, kinds, staffRows, studentRows } from '../imports.inputs.ts';
import { oneAfterAnother } from './batch.ts';
import { keepForMending, stopRest, WRITE_REST } from './rest.ts';
import { writeStaffRows } from './save-staff.ts';
import { writeStudentRows } from './save-students.ts';

/** Rows of one transaction, and its time: a call that waits for its turn at the location gives up after two seconds. */
const AT_ONCE = 120;
const WRITING_MS = 1_500;

/** SQLSTATE of a lock that was waited for too long, and how long the next try waits. */
const LOCKED = '55P03';
const TURN_MS = 500;

interface Open {
  readonly kind: string;
  readonly location: Id<'location'> | null;
  readonly user: number | null;
  readonly language: string | null;
  readonly role: string | null;
  readonly here: boolean;
}

/** The batch, and who has sent it as that person stands now; null where it was taken back. */
const openOf = (work: JobContext, batch: number): Promise<Open | null> =>
  work.transaction(async ({ db }) => {
    const { rows } = await sql<Open>`select b.kind, b.location_id as location, b.created_by as user, u.language,
        case when u.status = 'active' and not u.pending and u.deleted_at is null then ${roleOf('u')} end as role,
        b.location_id is null or exists (select 1 from location l where l.id = b.location_id and l.active) as here
      from import_batch b left join app_user u on u.id = b.created_by
      where b.id = ${batch} and b.state = 'saved'`.execute(db);
    return rows[0] ?? null;
  });

const kindOf = (kind: string): Kind => {
  const known = kinds.find((one) => one === kind);
  if (!known) throw new TypeError(`There is no import of the kind ${kind}.`);
  return known;
};

/** Whether whoever has sent the rows may write them still. */
const mayStill = async (ctx: Ctx, { here }: Open): Promise<boolean> =>
  here && allows(ctx.who.role, 'kvsupport') && (await holds(ctx, 'import_people'));

/** Writes some rows of a batch; answers whether any are left. */
const slice = async (ctx: Ctx, batch: number, open: Open): Promise<boolean> => {
  const kind = kindOf(open.kind);
  const of = { kind, place: open.location };
  await oneAfterAnother(ctx, open.location);
  const { rows } = await sql<{ number: number; data: unknown }>`select r.number, r.data from import_row r
    join import_batch b on b.id = r.batch_id and b.state = 'saved'
    where r.batch_id = ${batch} order by r.number limit ${AT_ONCE}`.execute(ctx.db);
  if (rows.length === 0) return false;
  if (!(await mayStill(ctx, open))) {
    ctx.log.warn({ batch }, 'whoever sent an import may not write it any more');
    await stopRest(ctx, batch, of, open.user);
    return false;
  }
  const until = performance.now() + WRITING_MS;
  const sent = { ...of, into: batch, file: undefined, rest: true };
  const data = rows.map((one) => one.data);
  const came =
    kind === 'procare_staff'
      ? await writeStaffRows(ctx, sent, staffRows().parse(data), open.location ?? undefined, until)
      : open.location === null
        ? null
        : await writeStudentRows(ctx, sent, studentRows().parse(data), open.location, until);
  if (came === null) throw new TypeError(`The import ${batch} of children is of no location.`);
  // What was not reached in time stays; of all else the row goes.
  const late = new Set(came.late);
  await deleteRows(ctx, 'import_row', {
    batch_id: batch,
    number: rows.filter((_, index) => !late.has(index)).map(({ number }) => number),
  });
  await keepForMending(ctx, of, open.user, came.wrong);
  await updateRows(ctx, 'import_batch', { id: batch }, { updated_at: ctx.now() });
  return true;
};

/**
 * Writes the rest of a batch in the name of whoever has sent it, with the rights that person has now: some at a time, each time
 * all of them or none, so that one that was killed goes on where it was.
 */
const writeRest = async (work: JobContext, { batch }: { readonly batch: number }): Promise<void> => {
  for (;;) {
    const open = await openOf(work, batch);
    if (!open) return;
    const role: Role = open.role !== null && isRole(open.role) ? open.role : 'guest';
    const who = { centre: work.centre, user: open.user ?? 0, role, session: '' };
    const pets = await work.transaction(({ db }) => saysPets(db, work.centre));
    const speech = { language: open.language === 'es' ? ('es' as const) : ('en' as const), pets };
    const more = await asCaller(work.app, { who, speech, name: WRITE_REST.name }, (ctx) =>
      slice(ctx, batch, open),
    ).catch(async (error: unknown) => {
      // Somebody saves a list at the location: the next turn is ours.
      if (stateOf(error) !== LOCKED) throw error;
      await wait(TURN_MS);
      return true;
    });
    if (!more) return;
  }
};

export const importJobs: readonly Job[] = [job(WRITE_REST, { steps: writeRest })];
