import { allows, type Role, type Rule } from '@nestling/rules/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { keepForPerson, readStoredSetting, type StoredSettingKey } from '../../model/setting/stored.ts';
import type { anywhere } from './stored-setting.inputs.ts';

/** Who asks, and the location the steps of staff are about; null: any of the own. */
interface Asker {
  readonly user: number;
  readonly role: Role;
  readonly location: number | null;
}

/** One of the first things somebody does here: known to be done by what is there, and never by a tick. */
interface Step {
  readonly step: string;
  /** Whose list it stands in; those of a role stand in the order of this file. */
  readonly of: Rule;
  readonly isDone: (asker: Asker) => RawBuilder<unknown>;
}

const here = (column: string, { location, role, user }: Asker) => {
  if (location !== null) return sql`${sql.ref(column)} = ${location}`;
  if (allows(role, 'admin')) return sql`true`;
  return sql`${sql.ref(column)} in (select location_id from user_location where user_id = ${user})`;
};

/** Whether some device of theirs is told of things. */
const isTold: Step['isDone'] = ({ user }) => sql`select from push_token where user_id = ${user}`;

const steps: readonly Step[] = [
  {
    step: 'push',
    of: 'user',
    isDone: isTold,
  },
  {
    step: 'child_photo',
    of: 'user',
    isDone: ({ user }) => sql`select from guardian_link gl join student s on s.id = gl.student_id
      where gl.user_id = ${user} and not gl.black_list and s.image is not null`,
  },
  {
    step: 'pickup',
    of: 'user',
    isDone: ({ user }) => sql`select from guardian_link gl
      join guardian_link other on other.student_id = gl.student_id and other.user_id <> gl.user_id
      where gl.user_id = ${user} and not gl.black_list and other.pickup and not other.black_list`,
  },
  {
    step: 'door_pin',
    of: 'user',
    isDone: ({ user }) => sql`select from app_user where id = ${user} and pin_key is not null`,
  },
  {
    step: 'watch',
    of: 'user',
    isDone: ({ user }) => sql`select from camera_view where user_id = ${user} and opened_at is not null`,
  },
  {
    step: 'write',
    of: 'user',
    isDone: ({ user }) => sql`select from chat_message where user_id = ${user}`,
  },
  {
    step: 'own_photo',
    of: 'teacher',
    isDone: ({ user }) => sql`select from app_user where id = ${user} and avatar is not null`,
  },
  {
    step: 'clock_in',
    of: 'teacher',
    isDone: ({ user }) => sql`select from team_event where user_id = ${user}`,
  },
  {
    step: 'check_in',
    of: 'teacher',
    isDone: ({ user }) => sql`select from attendance_event where recorded_by = ${user}`,
  },
  {
    step: 'log_activity',
    of: 'teacher',
    isDone: ({ user }) => sql`select from activity where created_by = ${user} and removed_at is null`,
  },
  {
    step: 'write_family',
    of: 'teacher',
    isDone: ({ user }) => sql`select from chat_message where user_id = ${user} and from_staff`,
  },
  {
    step: 'team_push',
    of: 'teacher',
    isDone: isTold,
  },
  {
    step: 'hours',
    of: 'manager',
    isDone: (asker) => sql`select from location l where l.schedule_id is not null and ${here('l.id', asker)}`,
  },
  {
    step: 'rooms',
    of: 'manager',
    isDone: (asker) => sql`select from room r where r.deleted_at is null and ${here('r.location_id', asker)}`,
  },
  {
    step: 'teachers',
    of: 'manager',
    isDone: (asker) => sql`select from user_location ul join user_role ur on ur.user_id = ul.user_id
      join role ro on ro.id = ur.role_id and ro.name = 'teacher' where ${here('ul.location_id', asker)}`,
  },
  {
    step: 'students',
    of: 'manager',
    isDone: (asker) => sql`select from student s where s.archived_at is null and ${here('s.location_id', asker)}`,
  },
  {
    step: 'families',
    of: 'manager',
    isDone: (asker) => sql`select from guardian_link gl join student s on s.id = gl.student_id
      join app_user u on u.id = gl.user_id
      where (u.invited or u.last_login_time is not null) and ${here('s.location_id', asker)}`,
  },
  {
    step: 'cameras',
    of: 'manager',
    isDone: (asker) => sql`select from camera c where c.deleted_at is null and ${here('c.location_id', asker)}`,
  },
  {
    step: 'share_form',
    of: 'manager',
    isDone: (asker) => sql`select from form f join form_share fs on fs.form_id = f.id
      where f.archived_at is null and (f.location_id is null or ${here('f.location_id', asker)})`,
  },
  {
    step: 'first_day',
    of: 'manager',
    isDone: (asker) => sql`select from attendance_event e where e.kind = 'in' and ${here('e.location_id', asker)}`,
  },
  {
    step: 'profile',
    of: 'admin',
    isDone: () => sql`select from school_profile`,
  },
  {
    step: 'prices',
    of: 'admin',
    isDone: (asker) => sql`select from billing_plan_template t
      where t.location_id is null or ${here('t.location_id', asker)}`,
  },
  {
    step: 'two_steps',
    of: 'admin',
    isDone: ({ user }) => sql`select from passkey where user_id = ${user}
      union all select from totp where user_id = ${user} and confirmed_at is not null`,
  },
];

/** An owner sets the location up as its manager does, and has three things to do before and after. */
const listOf = (role: Role): readonly Step[] => {
  const lowest = (['admin', 'manager', 'teacher', 'user'] as const).find((rule) => allows(role, rule));
  return steps.filter(({ of }) => of === lowest || (lowest === 'admin' && of === 'manager'));
};

/** Whether somebody has put the list away. */
export const stepsHidden = {
  key: 'first_steps_hidden',
  shape: z.boolean(),
  fallback: false,
} satisfies StoredSettingKey<boolean>;

/** What the caller does first here, and which of it is done. One statement beside that of whether the list is hidden. */
export const firstSteps = async (ctx: Ctx, { location }: InputOf<typeof anywhere>) => {
  const { user, role } = ctx.who;
  const { value: hidden } = await readStoredSetting(ctx, stepsHidden, { user });
  const list = hidden ? [] : listOf(role);
  if (list.length === 0) return { hidden, steps: [] };
  const each = list.map(
    ({ step, isDone }) =>
      sql`select ${step} as step, exists (${isDone({ user, role, location: location ?? null })}) as done`,
  );
  const { rows } = await sql<{ step: string; done: boolean }>`${sql.join(each, sql` union all `)}`.execute(ctx.db);
  return { hidden, steps: rows };
};

/** Puts the list away for good, or takes it out again. */
export const hideFirstSteps = async (ctx: Ctx, { hidden }: { readonly hidden: boolean }) => {
  await keepForPerson(ctx, stepsHidden, ctx.who.user, hidden);
  return done(message('settings.saved'));
};
