import { sql } from 'kysely';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { lastChange, originOf } from '../../model/setting/stored.ts';
import { openSignUp } from './open-signup.ts';
import { saveLocationSettings } from './save-location-settings.ts';

interface At {
  readonly location: Id<'location'>;
}

/** Columns of location_setting by the section they are saved in. */
const sections = {
  address: ['default_city', 'default_state', 'default_zip'],
  login: ['max_daily_logins', 'user_time_out', 'enable_max_login_feature', 'token_succes_msg', 'token_fail_msg'],
  signup: ['signup_status', 'max_no_of_students', 'max_no_of_users', 'signup_pin_code_expiry'],
  parent: ['can_edit_student', 'can_edit_fields', 'check_in_qr'],
} as const;

/** The row of a location, which is made with the location; its columns are told apart by `Section`. */
interface Columns {
  readonly default_city: string | null;
  readonly default_state: string | null;
  readonly default_zip: string | null;
  readonly max_daily_logins: number;
  readonly user_time_out: number | null;
  readonly enable_max_login_feature: boolean;
  readonly token_succes_msg: string | null;
  readonly token_fail_msg: string | null;
  readonly signup_status: boolean;
  readonly max_no_of_students: number | null;
  readonly max_no_of_users: number | null;
  readonly signup_pin_code_expiry: number | null;
  readonly can_edit_student: boolean;
  readonly can_edit_fields: unknown;
  readonly check_in_qr: boolean;
}

/** Answers one section of a location's settings with who changed it last. */
export const readSection =
  (section: keyof typeof sections) =>
  async (ctx: Ctx, { location }: At) => {
    const { rows } = await sql<Columns>`select ls.*, l.is_signup and ls.signup_status as signup_status,
      coalesce(cs.check_in_qr, false) as check_in_qr
    from location l
    join location_setting ls on ls.location_id = l.id
    left join checkin_setting cs on cs.location_id = l.id
    where l.id = ${location}`.execute(ctx.db);
    const [row] = rows;
    return row
      ? { location_id: location, ...row, ...originOf(await lastChange(ctx, location, sections[section])) }
      : null;
  };

type Given = Omit<Parameters<typeof saveLocationSettings>[1], 'id'>;

/** Saves what is given of a section. */
export const saveSection = async (ctx: Ctx, { location, ...given }: Given & At) => {
  const { signup_status, ...rest } = given;
  const saved = await saveLocationSettings(ctx, { id: location, ...rest });
  if (saved instanceof UserError) return saved;
  if (signup_status !== undefined) {
    const declined = await openSignUp(ctx, location, signup_status);
    if (declined) return declined;
  }
  return done(message('settings.saved'));
};
