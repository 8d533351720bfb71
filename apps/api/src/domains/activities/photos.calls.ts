import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import {
  type Calls,
  declined,
  done,
  message,
  mutation,
  object,
  out,
  outcome,
  outOrNull,
  query,
} from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, type InputOf, id, text } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { orError } from '../../kernel/read/reach.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { consentStudents, guardiansLevel, LEVELS, type Level, photoLevel } from '../../model/activity/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { notifyMany } from '../notifications/notifications.door.ts';
import { photoArchive } from './photo-archive.ts';
import { readPhotoSetting, savePhotoSetting, savePhotoSettingInput } from './photo-settings.ts';

const order = (level: Level): number => LEVELS.indexOf(level);

interface Word {
  readonly level: Level;
  readonly name: string | null;
  readonly given_at: string;
  readonly by_centre: boolean;
  readonly note: string | null;
  readonly own: boolean;
  /** False for somebody who is no legal guardian any more. */
  readonly stands: boolean;
}

interface Read {
  readonly level: Level;
  readonly legal: boolean;
  readonly words: readonly Word[];
}

/** Who has said what of pictures of a child, the latest first, and what holds. */
const readWords = async (ctx: Ctx, student: number): Promise<Read> => {
  const { user } = ctx.who;
  const { rows } = await sql<Read>`select ${photoLevel(sql`${student}::int`)} as level,
    exists (select 1 from standing_guardian g where g.student_id = ${student}
      and g.user_id = ${user} and g.legal_guardian) as legal,
    (select coalesce(json_agg(w order by w.given_at desc), '[]') from (
      select pc.level, u.full_name as name, pc.given_at, pc.by_centre, pc.note,
        not pc.by_centre and pc.given_by is not distinct from ${user}::int as own,
        pc.by_centre or g.user_id is not null as stands
      from photo_consent pc left join app_user u on u.id = pc.given_by
      left join standing_guardian g on g.student_id = pc.student_id
        and g.user_id = pc.given_by and g.legal_guardian
      where pc.student_id = ${student}) w) as words`.execute(ctx.db);
  const [read] = rows;
  if (!read) throw new Error('A select without a table answered no row.');
  return read;
};

const savePhotoConsentInput = { student_id: id(Student), level: choice(...LEVELS), note: text(0, 500).optional() };
type Save = InputOf<typeof savePhotoConsentInput>;

const speak = async (ctx: Ctx, { student_id, level, note }: Save): Promise<null> => {
  const { user } = ctx.who;
  await sql`insert into photo_consent (student_id, level, note, given_by, given_at)
    values (${student_id}, ${level}, ${note ?? null}, ${user}, ${ctx.now()}::timestamptz)
    on conflict (centre_id, student_id, given_by) where not by_centre
    do update set level = excluded.level, note = excluded.note, given_at = excluded.given_at`.execute(ctx.db);
  return null;
};

/** Staff only restrict: below what the guardians let a word of the center is kept, and just that much takes it back. */
const holdBack = async (ctx: Ctx, { student_id, level, note }: Save, allowed: Level): Promise<UserError | null> => {
  const { user } = ctx.who;
  if (!note) return declined(message('activities.consentWhy'), { field: 'note', code: 'REQUIRED' });
  if (order(level) > order(allowed))
    return declined(message('activities.consentByFamily'), { field: 'level', code: 'RULE' });
  if (level === 'group' || level === allowed) {
    const rows = await deleteRows(ctx, 'photo_consent', { student_id, by_centre: true }, ['id']);
    return rows.length > 0 ? null : declined(message('activities.consentSame'), { field: 'level', code: 'UNCHANGED' });
  }
  await sql`insert into photo_consent (student_id, level, by_centre, note, given_by, given_at)
    values (${student_id}, ${level}, true, ${note}, ${user}, ${ctx.now()}::timestamptz)
    on conflict (centre_id, student_id) where by_centre
    do update set level = excluded.level, note = excluded.note, given_by = excluded.given_by,
      given_at = excluded.given_at`.execute(ctx.db);
  return null;
};

/** Tells every legal guardian of the child of what was said, by whom, and of what holds now. */
const notifyGuardians = (ctx: Ctx, student: number, level: Level): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'photo_consent' as kind, 'photo_consent:' || st.id || ':' || ${String(ctx.now().getTime())}::text as key,
      st.id as about, jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'by', u.full_name,
        'level', ${level}::text) as facts, g.user_id as person, null::int as location, null::int as least
    from student st
    join standing_guardian g on g.student_id = st.id and g.legal_guardian
    join app_user u on u.id = ${ctx.who.user}
    where st.id = ${student}`,
  );

/** Who may see photos of whom, who shows them, and how long they stay. */
export const photoCalls: Calls = {
  getPhotoConsent: query({
    rule: 'user',
    about:
      'Answers what may be done with pictures of a child: none, family (its own family sees them) or group (so do families of others on them); whose word that is, and to legal guardians and staff who has said what.',
    reach: { student_id: ownStudents },
    input: { student_id: id(Student) },
    answer: object(
      {
        level: out.text,
        given_by: outOrNull(out.text),
        given_at: outOrNull(out.datetime),
        may_give: out.flag,
        own: outOrNull(out.text),
        words: [
          object(
            {
              level: out.text,
              name: outOrNull(out.text),
              given_at: out.datetime,
              by_centre: out.flag,
              stands: out.flag,
              note: outOrNull(out.text),
            },
            'PhotoWord',
          ),
        ],
      },
      'PhotoConsent',
    ),
    run: async (ctx, { student_id }) => {
      const { level, legal, words } = await readWords(ctx, student_id);
      const standing = words.filter(({ stands, by_centre }) => stands && !by_centre).length > 0;
      const holds = words.find((word) => word.level === level && (word.stands || !standing));
      const staff = allows(ctx.who.role, 'teacher');
      return {
        level,
        given_by: holds?.name ?? null,
        given_at: holds ? new Date(holds.given_at) : null,
        may_give: staff || legal,
        own: words.find(({ own }) => own)?.level ?? null,
        words: (staff || legal ? words : []).map((word) => ({ ...word, given_at: new Date(word.given_at) })),
      };
    },
  }),
  savePhotoConsent: mutation({
    rule: 'user',
    permission: 'edit_students',
    about:
      'Keeps what a legal guardian says of pictures of a child; of several the most restrictive word holds, at once and for older pictures too. Staff only restrict, with a note; more than the guardians let gets Error.',
    reach: { student_id: orError(consentStudents) },
    input: savePhotoConsentInput,
    answer: outcome(),
    run: async (ctx, given) => {
      const { rows } = await sql<{ before: Level; allowed: Level }>`select
          ${photoLevel(sql`st.id`)} as before, ${guardiansLevel(sql`st.id`)} as allowed
        from student st where st.id = ${given.student_id} for no key update`.execute(ctx.db);
      const [held] = rows;
      if (!held) return declined(message('kernel.outOfReach'), { field: 'student_id', code: 'OUT_OF_REACH' });
      const wrong = allows(ctx.who.role, 'teacher')
        ? await holdBack(ctx, given, held.allowed)
        : await speak(ctx, given);
      if (wrong) return wrong;
      const { level: after } = await readWords(ctx, given.student_id);
      ctx.audit({
        entity: Student,
        id: given.student_id,
        before: { photo_consent: held.before },
        after: { photo_consent: after, said: given.level },
        reason: given.note,
      });
      await notifyGuardians(ctx, given.student_id, after);
      return done(
        message(order(after) < order(given.level) ? 'activities.consentStricter' : 'activities.consentSaved'),
      );
    },
  }),
  getPhotoSetting: query({
    rule: 'teacher',
    about:
      'Answers who shows photos to families at a location (nobody, team, manager), and after how many days they are erased.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ approval: out.text, keep_days: outOrNull(out.int) }, 'PhotoSetting'),
    run: readPhotoSetting,
  }),
  savePhotoSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about:
      'Says who shows photos to families at a location, and after how many days photos are erased; null keeps them.',
    reach: { location: orError(ownLocations) },
    input: savePhotoSettingInput,
    answer: outcome(),
    run: savePhotoSetting,
  }),
  photoArchive: query({
    rule: 'user',
    about:
      'Answers where all photos and videos of an own child are fetched as one file, for 15 minutes, and how many there are.',
    reach: { student_id: ownStudents },
    input: { student_id: id(Student) },
    answer: object({ url: outOrNull(out.text), count: out.int }, 'PhotoArchive'),
    run: photoArchive,
  }),
};
