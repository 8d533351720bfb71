import { allows, isRole } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { relationshipName } from '../../model/relationship/names.ts';
import { roomsOfOwnLocations, roomsWorkedIn } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { camerasOpenTo } from '../cameras/cameras.door.ts';

/** A camera as the person meets it, with the sentence it reads. */
export const PersonCamera = object(
  {
    id: out.id,
    name: out.text,
    room: outOrNull(out.text),
    student: outOrNull(out.text),
    open: out.flag,
    why: out.text,
  },
  'PersonCamera',
);

/** Longer lists are of staff, who see all of a location: their first ones, and how many there are. */
const LISTED = 100;

const place = { id: out.id, name: out.text, why: out.text };
/** What somebody sees of this centre, as far as the caller sees it too. */
export const personReachAnswer = object(
  {
    id: out.id,
    name: out.text,
    role: out.text,
    /** Null when the person can sign in; else inactive, pending or no_password. */
    kept_out: outOrNull(out.text),
    locations: [object(place, 'ReachedLocation')],
    /** Locations the person sees and the caller does not. */
    locations_beyond: out.int,
    students: [
      object(
        {
          ...place,
          location: out.text,
          room: outOrNull(out.text),
          sees: out.flag,
          watch_camera: outOrNull(out.flag),
          relationship: outOrNull(out.text),
        },
        'ReachedStudent',
      ),
    ],
    students_total: out.int,
    rooms: [object({ ...place, location: out.text }, 'ReachedRoom')],
    permissions: outList(out.text),
  },
  'PersonReach',
);

interface Place {
  readonly id: number;
  readonly name: string;
  readonly why: string;
}
interface Facts {
  readonly locations: readonly Place[];
  readonly locations_beyond: number;
  readonly students: readonly (Place & {
    readonly location: string;
    readonly room: string | null;
    readonly sees: boolean;
    readonly watch_camera: boolean | null;
    readonly relationship: { readonly name: string; readonly word: string | null } | null;
  })[];
  readonly students_total: number;
  readonly rooms: readonly (Place & { readonly location: string })[];
  readonly permissions: readonly string[];
}
interface Person {
  readonly id: number;
  readonly name: string;
  readonly role: string | null;
  readonly kept_out: string | null;
  /** Locations the caller sees. */
  readonly known: readonly number[];
}

const readPerson = async (ctx: Ctx, id: number): Promise<Person | undefined> => {
  const { rows } = await sql<Person>`select u.id, u.full_name as name,
      (select r.name from user_role ur join role r on r.id = ur.role_id
        where ur.user_id = u.id order by r.rank desc limit 1) as role,
      case when u.status <> 'active' then 'inactive' when u.pending then 'pending'
        when u.password_hash is null then 'no_password' end as kept_out,
      array(select l.id from location l where ${ownLocations.filter(ctx.who, { name: 'l' })}) as known
    from app_user u where u.id = ${id}`.execute(ctx.db);
  return rows[0];
};

/** Contacts: every child they are linked to, with why it is kept from them if it is. Staff: all of their locations. */
const students = (me: Who, them: Who): Sql => {
  const st = { name: 'st' };
  const mine = sql`st.centre_id = ${me.centre} and ${ownStudents.filter(me, st)}`;
  const columns = (why: Sql, sees: Sql, watch: Sql, relation: Sql) => sql`st.id, st.full_name as name, ${why} as why,
    (select l.name from location l where l.id = st.location_id) as location,
    (select r.name from room r where r.id = st.room_id) as room,
    ${sees} as sees, ${watch} as watch_camera, ${relation} as relationship`;
  if (allows(them.role, 'teacher'))
    return sql`select ${columns(whyOfStaff(them), sql`true`, sql`null::boolean`, sql`null::json`)} from student st
      where ${mine} and st.archived_at is null and ${ownStudents.filter(them, st)}`;
  const why = sql`case when gl.black_list then 'black_list' when st.archived_at is not null then 'archived' else 'guardian' end`;
  const relation = sql`(select json_build_object('name', k.name, 'word', k.word) from relationship k
    where k.id = gl.relationship_id)`;
  return sql`select ${columns(why, sql`(${ownStudents.filter(them, st)})`, sql`gl.watch_camera`, relation)}
    from guardian_link gl join student st on st.id = gl.student_id
    where gl.user_id = ${them.user} and ${mine}`;
};
const whyOfStaff = (them: Who): Sql => (allows(them.role, 'kvsupport') ? sql`'role'` : sql`'location'`);

const locations = (me: Who, them: Who): Sql => {
  const why = allows(them.role, 'kvsupport')
    ? sql`'role'`
    : sql`coalesce((select case when ul.manages then 'manages' else 'listed' end from user_location ul
        where ul.user_id = ${them.user} and ul.location_id = l.id), 'child')`;
  return sql`select l.id, l.name, ${why} as why from location l where ${ownLocations.filter(them, { name: 'l' })}
    and ${ownLocations.filter(me, { name: 'l' })}`;
};

const rooms = (me: Who, them: Who): Sql => {
  const as = { name: 'r' };
  const worksIn = sql`case when ${roomsWorkedIn.filter(them, as)} then 'works_in' else 'location' end`;
  const why = allows(them.role, 'manager') || !allows(them.role, 'teacher') ? whyOfStaff(them) : worksIn;
  return sql`select r.id, r.name, ${why} as why, l.name as location from room r
    join location l on l.id = r.location_id
    where ${roomsOfOwnLocations.filter(them, as)} and ${roomsOfOwnLocations.filter(me, as)}`;
};

const listOf = (select: Sql, most = LISTED): Sql =>
  sql`(select coalesce(json_agg(q), '[]') from (select * from (${select}) q order by q.name, q.id limit ${most}) q)`;

/** Reads all of it in one statement, through the same scopes that answer the person itself. */
const readFacts = async (ctx: Ctx, them: Who): Promise<Facts> => {
  const me = ctx.who;
  const beyond = sql`select count(*)::int from location l where ${ownLocations.filter(them, { name: 'l' })}
    and not (${ownLocations.filter(me, { name: 'l' })})`;
  const held = sql`select p.name from role_permission rp join role r on r.id = rp.role_id
    join permission p on p.id = rp.permission_id
    where r.name = ${them.role}`;
  const { rows: found } = await sql<Facts>`select ${listOf(locations(me, them))} as locations,
    (${beyond}) as locations_beyond, ${listOf(students(me, them))} as students,
    (select count(*)::int from (${students(me, them)}) q) as students_total,
    ${listOf(rooms(me, them))} as rooms,
    (select coalesce(json_agg(q.name order by q.name), '[]') from (${held}) q) as permissions`.execute(ctx.db);
  const [facts] = found;
  if (!facts) throw new Error('A select without a table answered no row.');
  return facts;
};

interface Whose {
  readonly user_id: Id<'app_user'>;
}

/** The person as a caller: its calls would be answered through the same scopes. */
const callerOf = (ctx: Ctx, { id, role }: Person): Who => ({
  centre: ctx.who.centre,
  user: id,
  role: isRole(role) ? role : 'guest',
  session: '',
});

/**
 * Which locations, children and rooms somebody sees, and why: asked of the rows by the scopes of the person itself, and
 * told as far as the caller sees them too.
 */
export const personReach = async (ctx: Ctx, { user_id }: Whose) => {
  const person = await readPerson(ctx, user_id);
  if (!person) return null;
  const them = callerOf(ctx, person);
  const { id, name, kept_out } = person;
  const facts = await readFacts(ctx, them);
  const students = facts.students.map((one) => ({
    ...one,
    relationship: one.relationship && relationshipName(one.relationship, ctx.request.language),
  }));
  return { id, name, kept_out, role: them.role, ...facts, students };
};

/** The cameras somebody meets at this moment, of locations the caller sees, each with what the person reads there. */
export const personCameras = async (ctx: Ctx, { user_id }: Whose) => {
  const person = await readPerson(ctx, user_id);
  if (!person) return [];
  const cameras = await camerasOpenTo(ctx, callerOf(ctx, person));
  return cameras
    .filter(({ location_id }) => person.known.includes(location_id))
    .map(({ id, name, room, student, status, message }) => ({
      id,
      name,
      room,
      student,
      open: status === 'Success',
      why: message,
    }));
};
