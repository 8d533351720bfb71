import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { diffColumns, diffOf } from '../../kernel/write/row-diff.ts';
import { CheckinSetting } from '../../model/attendance/entity.ts';

/** Switches of a location's door, how many seconds its QR code lasts, and how many digits its PINs have (null: any). */
const SWITCHES = [
  'signature',
  'questionnaire',
  'ask_phone',
  'family_from_portal',
  'check_in_qr',
  'outside_hours',
  'staff_float',
] as const;
const SECONDS = 'check_in_qr_expire';
const DIGITS = 'pin_digits';
const LONGEST_SECONDS = 86_400;

type Settings = Partial<
  Record<(typeof SWITCHES)[number], boolean> & Record<typeof SECONDS, number> & Record<typeof DIGITS, number | null>
>;

const isSwitch = (key: string): key is (typeof SWITCHES)[number] => SWITCHES.some((known) => known === key);
const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST_SECONDS;

const isDigits = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && [4, 5, 6].includes(value));

/** Known keys with their values, and what is wrong with the others. */
const read = (given: Readonly<Record<string, unknown>>): { settings: Settings; fieldErrors: FieldError[] } => {
  const settings: Settings = {};
  const fieldErrors: FieldError[] = [];
  for (const [key, value] of Object.entries(given)) {
    const field = `settings.${key}`;
    if (isSwitch(key) && typeof value === 'boolean') settings[key] = value;
    else if (key === SECONDS && isSeconds(value)) settings[SECONDS] = value;
    else if (key === DIGITS && isDigits(value)) settings[DIGITS] = value;
    else if (isSwitch(key) || key === SECONDS || key === DIGITS)
      fieldErrors.push({ field, code: 'BAD_VALUE', message: message('attendance.badSetting', { key }) });
    else fieldErrors.push({ field, code: 'UNKNOWN', message: message('attendance.unknownSetting', { key }) });
  }
  return { settings, fieldErrors };
};

/** Saves how a location checks in; what is left out stays. */
export const saveSettings = async (
  ctx: Ctx,
  input: { readonly location: Id<'location'>; readonly settings: Readonly<Record<string, unknown>> },
) => {
  const { settings, fieldErrors } = read(input.settings);
  const [first] = fieldErrors;
  if (first) return declined(first.message ?? message('attendance.unknownSetting', { key: '' }), ...fieldErrors);
  const key = { location_id: input.location };
  if (Object.keys(settings).length > 0) {
    await sql`insert into checkin_setting (location_id) values (${key.location_id})
      on conflict do nothing`.execute(ctx.db);
    const row = await ctx.db
      .updateTable('checkin_setting')
      .set(settings)
      .where('location_id', '=', key.location_id)
      .returning(diffColumns)
      .executeTakeFirstOrThrow();
    const change = diffOf(row);
    if (change) ctx.audit({ entity: CheckinSetting, id: input.location, ...change });
    ctx.publish({ kind: 'attendance', at: { location: input.location } });
  }
  return done(message('attendance.settingsSaved'), { setting: idOf(CheckinSetting, input.location) });
};
