import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { anywhere } from './stored-setting.inputs.ts';

interface Steps {
  readonly isLocation: boolean;
  readonly isCamera: boolean;
  readonly isStream: boolean;
  readonly isSchool: boolean;
  readonly isRoom: boolean;
  readonly isManager: boolean;
  readonly isContact: boolean;
  readonly isStudent: boolean;
}

/** Which steps of setting a centre up are done, worked out from what exists; of one location where it is given. */
export const checklist = async (ctx: Ctx, { location }: InputOf<typeof anywhere>) => {
  const at = (column: string) => (location === undefined ? sql`true` : sql`${sql.ref(column)} = ${location}`);
  const { rows } = await sql<Steps>`select
    exists (select 1 from location l where ${at('l.id')}) as "isLocation",
    exists (select 1 from camera c where c.deleted_at is null
      and ${at('c.location_id')}) as "isCamera",
    (exists (select 1 from stream s)
      or exists (select 1 from camera c where c.deleted_at is null
        and c.source_sealed is not null and ${at('c.location_id')})) as "isStream",
    exists (select 1 from school_profile p) as "isSchool",
    exists (select 1 from room r where r.deleted_at is null
      and ${at('r.location_id')}) as "isRoom",
    exists (select 1 from user_location ul where ul.manages
      and ${at('ul.location_id')}) as "isManager",
    (exists (select 1 from user_location ul join user_role ur on ur.user_id = ul.user_id
        join role ro on ro.id = ur.role_id and ro.name = 'user'
        where ${at('ul.location_id')})
      or exists (select 1 from guardian_link gl join student st on st.id = gl.student_id
        where ${at('st.location_id')})) as "isContact",
    exists (select 1 from student st where st.archived_at is null
      and ${at('st.location_id')}) as "isStudent"`.execute(ctx.db);
  return rows[0] ?? null;
};
