import { sql } from 'kysely';
import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import type { Mend } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
import { CheckinSetting } from './attendance.entities.ts';

/** Switches of a location's door, and the one number: how many seconds its QR code lasts. */
const SWITCHES = [
  'signature',
  'questionnaire',
  'ask_phone',
  'family_from_portal',
  'check_in_qr',
  'outside_hours',
] as const;
const SECONDS = 'check_in_qr_expire';
const LONGEST_SECONDS = 86_400;

type Settings = Partial<Record<(typeof SWITCHES)[number], boolean> & Record<typeof SECONDS, number>>;

const isSwitch = (key: string): key is (typeof SWITCHES)[number] => SWITCHES.some((known) => known === key);
const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST_SECONDS;

/** Known keys with their values, and what is wrong with the others. */
const read = (given: Readonly<Record<string, unknown>>): { settings: Settings; mends: Mend[] } => {
  const settings: Settings = {};
  const mends: Mend[] = [];
  for (const [key, value] of Object.entries(given)) {
    const field = `settings.${key}`;
    if (isSwitch(key) && typeof value === 'boolean') settings[key] = value;
    else if (key === SECONDS && isSeconds(value)) settings[SECONDS] = value;
    else if (isSwitch(key) || key === SECONDS)
      mends.push({ field, code: 'BAD_VALUE', message: say('attendance.badSetting', { key }) });
    else mends.push({ field, code: 'UNKNOWN', message: say('attendance.unknownSetting', { key }) });
  }
  return { settings, mends };
};

/** Saves how a location checks in; what is left out stays. */
export const saveSettings = async (
  ctx: Ctx,
  input: { readonly location: Id<'location'>; readonly settings: Readonly<Record<string, unknown>> },
) => {
  const { settings, mends } = read(input.settings);
  const [first] = mends;
  if (first) return declined(first.message ?? say('attendance.unknownSetting', { key: '' }), ...mends);
  const key = { centre_id: ctx.who.centre, location_id: input.location };
  if (Object.keys(settings).length > 0) {
    await sql`insert into checkin_setting (centre_id, location_id) values (${key.centre_id}, ${key.location_id})
      on conflict do nothing`.execute(ctx.db);
    const row = await ctx.db
      .updateTable('checkin_setting')
      .set(settings)
      .where('centre_id', '=', key.centre_id)
      .where('location_id', '=', key.location_id)
      .returning(beforeAfter)
      .executeTakeFirstOrThrow();
    const change = changed(row);
    if (change) ctx.audit({ entity: 'CheckinSetting', id: input.location, ...change });
    ctx.tell({ kind: 'attendance', at: { location: input.location } });
  }
  return done(say('attendance.settingsSaved'), { setting: idOf(CheckinSetting, input.location) });
};
