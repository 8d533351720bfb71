import { allows, type Role, type Rule } from '@nestling/rules/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import { imageThrough } from '../../files/image-sizes.ts';
import { object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choices, int, text } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { anywhere, containing, eachWord, likeWord, searchedIn } from '../../kernel/read/search.ts';
import { ownCameras } from '../../model/camera/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { faceOf, ofStudent } from '../../model/student/face.ts';
import { ofOwnStudents, ownStudents } from '../../model/student/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';

/** What is found: people, rooms and records. The order is that of the answer. */
export const kinds = ['student', 'contact', 'staff', 'room', 'camera', 'location'] as const;
export type Kind = (typeof kinds)[number];

/** The lowest role that has lists of a kind; whoever has none finds none here. */
const lists: Readonly<Record<Kind, Rule>> = {
  student: 'teacher',
  room: 'teacher',
  contact: 'manager',
  staff: 'manager',
  camera: 'manager',
  location: 'manager',
};

/** One that was found. `detail` tells namesakes apart: a room, a location, the children of a contact, a job. */
export const found = object(
  {
    kind: out.text,
    id: out.id,
    name: out.text,
    detail: outOrNull(out.text),
    /** Where it is; null for people, who may belong to several locations. */
    location_id: outOrNull(out.id),
    /** The face of a student; null for the others. */
    image: imageThrough('face', ofStudent),
    /** The room a student is in now; null while it is not there, and for the others. */
    here: outOrNull(out.text),
    /** Names of a student's allergies, the worst first. */
    allergies: outList(out.text),
  },
  'Found',
);

interface Row {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  readonly detail: string | null;
  readonly location_id: number | null;
  readonly image: string | null;
  readonly here: string | null;
  readonly allergies: readonly string[];
}

export const findAnythingInput = {
  search: text(0, 80).optional(),
  kinds: choices(...kinds).optional(),
  first: int(1, 20).optional(),
};
type Asked = InputOf<typeof findAnythingInput>;

/** Those whose name begins with what was typed come first. */
const begins = (folded: Sql, search: string): Sql =>
  sql`(case when ${folded} like (select folded(${anywhere(search).slice(1)})) then 0 else 1 end)`;

/** Each word is found in the name, username, email or phone of `x`. */
const isPerson = (search: string): Sql =>
  eachWord(search, (word) => {
    const digits = /^\+?[\d().\-/]{3,}$/.test(word) ? word.replaceAll(/\D/g, '') : '';
    const phone = digits === '' ? sql`` : sql`or x.phone_digits like ${anywhere(digits)}`;
    return sql`(x.searched ${likeWord(word)} ${phone})`;
  });

/** What is shown of a student beside its name, looked up for those alone that are answered. */
const ofChild: readonly Sql[] = [
  faceOf('t'),
  sql`(select coalesce(r.name, l.name) from attendance a join location l on l.id = a.location_id
    left join attendance_room ar on ar.attendance_id = a.id and ar.left_at is null
    left join room r on r.id = ar.room_id
    where a.student_id = t.id and a.checked_out_at is null limit 1)`,
  sql`coalesce((select json_agg(g.name order by array_position(array['severe', 'moderate', 'mild'], sa.severity), lower(g.name))
    from student_allergy sa join allergy g on g.id = sa.allergy_id and g.deleted_at is null
    where sa.student_id = t.id), '[]')`,
];
const ofNobody: readonly Sql[] = [sql`null::text`, sql`null::text`, sql`'[]'::json`];

const teams: readonly Role[] = ['teacher', 'manager', 'admin'];
const holdsOne = (roles: readonly Role[]): Sql =>
  sql`exists (select 1 from user_role ur join role ro on ro.id = ur.role_id
    where ur.user_id = u.id and ro.name = any(${[...roles]}::text[]))`;

/**
 * Best matches of one kind, as many as asked for. Names are compared first, then the matches are walked through from the
 * best until enough lie within reach: `offset 0` keeps the order, and within `case` no condition becomes a join over
 * everybody of the centre. What stands beside a name is looked up for those alone that are answered.
 */
const partOf = ({ who }: Ctx, kind: Kind, search: string, first: number): RawBuilder<Row> => {
  const place = sql.lit(kinds.indexOf(kind));
  const word = sql.lit(kind);
  const top = (
    { table, matches, within }: { table: string; matches: Sql; within: Sql },
    { name, folded, detail, at = sql`t.location_id` }: { name: Sql; folded: Sql; detail: Sql; at?: Sql },
  ): RawBuilder<Row> => sql<Row>`(
    select ${place} as place, ${word} as kind, t.id, t.title as name, ${detail} as detail, ${at} as location_id, t.rank,
      ${sql.join(kind === 'student' ? ofChild : ofNobody)} from (
      select u.* from (
        select x.*, ${name} as title, ${begins(folded, search)} as rank from ${sql.table(table)} x
        where ${matches} order by rank, ${folded} collate "C", x.id offset 0) u
      where case when ${within} then true else false end limit ${first}::int) t)`;
  const person = (isKind: Sql, detail: Sql) =>
    top(
      {
        table: 'app_user',
        matches: isPerson(search),
        within: sql`${isKind} and ${ownPeople.filter(who, { name: 'u' })}`,
      },
      { name: sql`x.full_name`, folded: sql`x.searched`, detail, at: sql`null::integer` },
    );
  const named = (table: string, within: Sql, detail: Sql, at?: Sql) =>
    top(
      { table, matches: containing('x.name', search), within },
      { name: sql`x.name`, folded: sql`folded(x.name)`, detail, ...(at ? { at } : {}) },
    );
  const location = sql`(select l.name from location l where l.id = t.location_id)`;
  const room = sql`(select r.name from room r where r.id = t.room_id)`;
  switch (kind) {
    case 'student':
      return top(
        {
          table: 'student',
          matches: sql`x.archived_at is null and ${searchedIn('x.searched', search)}`,
          within: ownStudents.filter(who, { name: 'u' }),
        },
        { name: sql`x.full_name`, folded: sql`x.searched`, detail: sql`coalesce(${room}, ${location})` },
      );
    case 'contact':
      // Of the children only those the caller may see: a family may have another at a location of others.
      return person(
        sql`${holdsOne(['user'])} and not ${holdsOne(teams)}`,
        sql`(select string_agg(distinct st.fname, ', ') from guardian_link gl
          join student st on st.id = gl.student_id and st.archived_at is null
          where gl.user_id = t.id and ${ofOwnStudents(who, sql`gl.student_id`)})`,
      );
    case 'staff':
      return person(holdsOne(teams), sql`t.job_title`);
    case 'room':
      return named('room', roomsOfOwnLocations.filter(who, { name: 'u' }), location);
    case 'camera':
      return named('camera', ownCameras.filter(who, { name: 'u' }), room);
    case 'location':
      return named('location', ownLocations.filter(who, { name: 'u' }), sql`null::text`, sql`t.id`);
  }
};

/** Finds what a text fits among all the caller may see, a few of each kind. One statement, whatever is asked for. */
export const find = async (ctx: Ctx, { search, kinds: asked, first }: Asked): Promise<readonly Row[]> => {
  const wanted = kinds.filter((kind) => (asked ?? kinds).includes(kind) && allows(ctx.who.role, lists[kind]));
  if (wanted.length === 0) return [];
  const parts = wanted.map((kind) => partOf(ctx, kind, search ?? '', first ?? 6));
  const { rows } = await sql<Row>`select kind, id, name, detail, location_id, image, here, allergies
    from (${sql.join(parts, sql` union all `)}) one (place, kind, id, name, detail, location_id, rank, image, here, allergies)
    order by place, rank, lower(name), id`.execute(ctx.db);
  return rows;
};
