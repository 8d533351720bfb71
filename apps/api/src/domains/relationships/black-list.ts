import { sql } from 'kysely';
import type { Json } from '../../db/types.gen.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { text } from '../../kernel/call/input.ts';
import { type Changed, updateRow } from '../../kernel/write/write-rows.ts';
import { GuardianLink } from '../../model/relationship/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { notifyRights, notLinked } from './guardians.ts';
import { pair } from './relationships.inputs.ts';

export const addGuardianBlackListInput = { ...pair, note: text(0, 1000).optional() };
type Noted = InputOf<typeof addGuardianBlackListInput>;

const recordChange = (ctx: Ctx, input: Noted, { before, row, news }: Changed<'guardian_link'>): void => {
  ctx.audit({ entity: GuardianLink, id: row.id, ...news, reason: input.note });
  ctx.audit({
    entity: Student,
    id: input.student_id,
    before: { guardian: input.user_id, black_list: before.black_list },
    after: { guardian: input.user_id, black_list: row.black_list },
    reason: input.note,
  });
  notifyRights(ctx, input);
};

/** Puts a guardian on the black list of a student; what it could do until now is kept, to be given back. */
export const blackListGuardian = async (ctx: Ctx, input: Noted) => {
  const { student_id, user_id, note } = input;
  const link = await updateRow(
    ctx,
    'guardian_link',
    { student_id, user_id },
    {
      before_black_list: sql<Json>`case when black_list then before_black_list
        else jsonb_build_object('watch_camera', watch_camera, 'pickup', pickup, 'alert', alert,
          'emergency_contact', emergency_contact) end`,
      black_list: true,
      black_list_note: sql<string | null>`coalesce(${note ?? null}::text, black_list_note)`,
      watch_camera: false,
      pickup: false,
      alert: false,
      emergency_contact: false,
    },
  );
  if (!link) return notLinked();
  recordChange(ctx, input, link);
  return done(message('relationships.nowBlackListed'));
};

const earlier = (flag: string) => sql<boolean>`coalesce((before_black_list->>${flag})::boolean, false)`;

/** Takes a guardian off the black list; it may again what it could before. */
export const unlistGuardian = async (ctx: Ctx, input: Noted) => {
  const { student_id, user_id } = input;
  const link = await updateRow(
    ctx,
    'guardian_link',
    { student_id, user_id, black_list: true },
    {
      watch_camera: earlier('watch_camera'),
      pickup: earlier('pickup'),
      alert: earlier('alert'),
      emergency_contact: earlier('emergency_contact'),
      before_black_list: null,
      black_list: false,
      black_list_note: null,
    },
  );
  if (!link) return declined(message('relationships.notBlackListed'), { field: 'user_id', code: 'NOT_BLACK_LISTED' });
  recordChange(ctx, input, link);
  return done(message('relationships.offBlackList'));
};
