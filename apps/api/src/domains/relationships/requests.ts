import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { deleteRows, insertMissing } from '../../kernel/write/write-rows.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { GuardianLink } from '../../model/relationship/entity.ts';
import type { guardianRequestsInput } from '../../model/relationship/waiting.inputs.ts';
import { Student } from '../../model/student/entity.ts';
import { realAddress } from '../../outbox/placeholder.ts';
import { approvePerson } from '../auth/auth.door.ts';
import { notifyMany } from '../notifications/notifications.door.ts';
import type { Flags, Pair } from './guardians.ts';

interface Asked {
  readonly student_id: number;
  readonly user_id: number;
}

/** Keeps a request and tells the managers of the child's location at once; asked twice it is one request. */
const keepRequest = async (
  ctx: Ctx,
  { student_id, user_id }: Asked,
  proposal: { readonly by: number; readonly relation: number } | null,
): Promise<void> => {
  await insertMissing(ctx, 'guardian_request', [
    {
      student_id,
      user_id,
      asked_at: ctx.now(),
      proposed_by: proposal?.by ?? null,
      relationship_id: proposal?.relation ?? null,
    },
  ]);
  await notifyMany(
    ctx,
    sql`select 'guardian_request' as kind, 'guardian_request:' || g.id as key, st.id as about,
      jsonb_build_object('name', u.full_name, 'child', coalesce(nullif(st.nick_name, ''), st.fname), 'location', l.name,
        'by', coalesce(p.full_name, '')) as facts,
      null::int as person, st.location_id as location, (select rank from role where name = 'manager') as least
    from guardian_request g
    join student st on st.id = g.student_id
    join location l on l.id = st.location_id
    join app_user u on u.id = g.user_id
    left join app_user p on p.id = g.proposed_by
    where g.student_id = ${student_id} and g.user_id = ${user_id}`,
  );
};

/** A contact asks to be linked to a student, by its code. */
export const askForGuardian = async (ctx: Ctx, asked: Asked): Promise<void> => {
  await keepRequest(ctx, asked, null);
  ctx.audit({ entity: Student, id: asked.student_id, after: { guardian: asked.user_id, asked: 'by code' } });
};

/** A guardian proposes somebody for an own student, as a relation. */
export const proposeGuardian = async (ctx: Ctx, asked: Asked & { readonly relation: number }): Promise<void> => {
  await keepRequest(ctx, asked, { by: ctx.who.user, relation: asked.relation });
  const { relation, user_id: guardian } = asked;
  ctx.audit({ entity: Student, id: asked.student_id, after: { guardian, relation, asked: 'by a guardian' } });
};

/** Somebody who waits to be guardian of a student. */
interface Request {
  /** Of the person. */
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly asked_at: Date;
  /** Who proposed the person; null for one who asked by a code. */
  readonly proposed_by: string | null;
  readonly relation_id: number | null;
  /** The account waits too: whoever approves the guardian lets the person in. */
  readonly pending: boolean;
  readonly student_id: number;
  readonly student: string;
}

const requestsWhere = async (ctx: Ctx, which: Sql): Promise<readonly Request[]> => {
  const { rows } = await sql<Request>`
    select u.id, u.full_name as name, ${realAddress(sql`u.email`)} as email, r.asked_at, p.full_name as proposed_by, r.relationship_id as relation_id,
      u.pending, st.id as student_id, st.full_name as student
    from guardian_request r
    join app_user u on u.id = r.user_id
    join student st on st.id = r.student_id and st.archived_at is null
    left join app_user p on p.id = r.proposed_by
    where u.deleted_at is null and ${which}
    order by r.asked_at, r.id limit 200`.execute(ctx.db);
  return rows;
};

/** Who waits to be guardian of a student. */
export const readRequests = (ctx: Ctx, { student_id }: { readonly student_id: Id<'student'> }) =>
  requestsWhere(ctx, sql`r.student_id = ${student_id}`);

/** Who waits to be guardian of any student of a location, the longest wait first; left out: of all own locations. */
export const readWaiting = (ctx: Ctx, { location }: InputOf<typeof guardianRequestsInput>) =>
  requestsWhere(
    ctx,
    location === undefined ? inOwnLocations(ctx.who, sql`st.location_id`) : sql`st.location_id = ${location}`,
  );

type Decided = Pair & Omit<Flags, 'emergency_contact' | 'is_payer'> & { readonly approved: boolean };

/**
 * Links who asked or was proposed, or turns the request down. Nothing is preset: the relation must be said, and pick-up,
 * cameras and messages are given only where they are switched on. Custody is the relation's unless it is given. A person
 * who was pending is let in with it; one who was turned down stays pending.
 */
export const decideRequest = async (ctx: Ctx, decided: Decided) => {
  const { student_id, user_id, approved, relation, legal_guardian, pickup, watch_camera, alert } = decided;
  if (approved && relation === undefined)
    return declined(message('relationships.whichRelation'), { field: 'relation', code: 'REQUIRED' });
  const [asked] = await deleteRows(ctx, 'guardian_request', { student_id, user_id }, ['id']);
  if (!asked) return gone(message('student.noRequest'), 'user_id');
  ctx.audit({ entity: Student, id: student_id, after: { guardian: user_id, approved, relation } });
  if (!approved) return done(message('student.requestTurnedDown'));
  const { rows } = await sql<{ id: number }>`insert into guardian_link (student_id, user_id, relationship_id,
      legal_guardian, pickup, watch_camera, alert)
    select ${student_id}, ${user_id}, r.id, coalesce(${legal_guardian ?? null}::boolean, r.legal_guardian, false),
      ${pickup ?? false}, ${watch_camera ?? false}, ${alert ?? false}
    from relationship r where r.id = ${relation ?? null}::int
    on conflict do nothing returning id`.execute(ctx.db);
  for (const { id } of rows) {
    const after = { student_id, user_id, relation, legal_guardian, pickup, watch_camera, alert };
    ctx.audit({ entity: GuardianLink, id, after });
  }
  await approvePerson(ctx, user_id);
  ctx.publish({ kind: 'rights', at: { user: user_id } });
  return done(message('relationships.linked'));
};
