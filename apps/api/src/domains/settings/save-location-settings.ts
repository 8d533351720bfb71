import { noticeEvents } from '@nestling/rules/notices.ts';
import { editableStudentFields } from '@nestling/rules/student-fields.ts';
import { sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../db/types.gen.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { type Id, jsonb } from '../../kernel/db/tables.ts';
import { deleteRows, insertMissing, updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';

for (const column of [
  'max_no_of_students',
  'max_no_of_users',
  'max_daily_logins',
  'user_time_out',
  'signup_pin_code_expiry',
])
  constraint(`location_setting_${column}_check`, column, 'TOO_SMALL', message('locations.tooSmall'));
constraint(
  'checkin_setting_check_in_qr_expire_check',
  'check_in_qr_expire',
  'TOO_SMALL',
  message('locations.tooSmall'),
);

/** Of which events a location tells anybody at all; what is left out is told as its other settings say. */
const noticeFlags = z.partialRecord(z.enum(noticeEvents), z.boolean());

const editable = new Set<string>(editableStudentFields);

type Columns = Omit<Updateable<DB['location_setting']>, 'id' | 'can_edit_fields' | 'notifications'>;
type CheckIn = Pick<Updateable<DB['checkin_setting']>, 'check_in_qr' | 'check_in_qr_expire'>;
interface Settings extends Columns, CheckIn {
  readonly id: Id<'location'>;
  readonly can_edit_fields?: readonly string[] | undefined;
  readonly defaultCameras?: readonly Id<'camera'>[] | undefined;
  readonly notifications?: unknown;
}

/** Makes the cameras those that new students are given; answers whether all are of the location. */
const setDefaultCameras = async (ctx: Ctx, location: number, cameras: readonly number[]): Promise<boolean> => {
  await deleteRows(ctx, 'location_default_camera', { location_id: location });
  const added = await sql`insert into location_default_camera (location_id, camera_id)
    select location_id, id from camera where location_id = ${location}
      and id = any(${[...cameras]}::int[]) and deleted_at is null`.execute(ctx.db);
  return Number(added.numAffectedRows) === cameras.length;
};

/** Saves the settings of a location that are given; the row is made at the first time. */
export const saveLocationSettings = async (ctx: Ctx, input: Settings) => {
  const { id, can_edit_fields, defaultCameras, check_in_qr, check_in_qr_expire, notifications, ...columns } = input;
  const key = { location_id: id };
  const unknown = can_edit_fields?.find((field) => !editable.has(field));
  if (unknown !== undefined)
    return declined(message('locations.unknownField', { field: unknown }), {
      field: 'can_edit_fields',
      code: 'UNKNOWN',
    });
  if (notifications !== undefined && !noticeFlags.safeParse(notifications).success)
    return declined(message('settings.unknownEvent'), { field: 'notifications', code: 'UNKNOWN' });
  await insertMissing(ctx, 'location_setting', [key]);
  await insertMissing(ctx, 'checkin_setting', [key]);
  const saved = await updateRow(ctx, 'location_setting', key, {
    ...columns,
    ...(can_edit_fields ? { can_edit_fields: jsonb(can_edit_fields) } : {}),
    ...(notifications === undefined ? {} : { notifications: jsonb(notifications) }),
  });
  if (check_in_qr !== undefined || check_in_qr_expire !== undefined)
    await updateRows(ctx, 'checkin_setting', { location_id: id }, { check_in_qr, check_in_qr_expire });
  if (defaultCameras && !(await setDefaultCameras(ctx, id, defaultCameras)))
    return declined(message('rooms.foreignCamera'), { field: 'defaultCameras', code: 'OTHER_LOCATION' });
  const change = saved?.news;
  ctx.audit({
    entity: Location,
    id,
    before: change?.before,
    after: { ...change?.after, check_in_qr, check_in_qr_expire, defaultCameras },
  });
  ctx.publish({ kind: 'rights', at: { location: id } });
  return done(message('locations.settingsSaved'));
};
