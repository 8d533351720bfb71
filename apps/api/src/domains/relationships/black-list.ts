import { sql } from 'kysely';
import type { Json } from '../../db/types.gen.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { text } from '../../kernel/call/input.ts';
import { diffColumns, diffOf } from '../../kernel/write/row-diff.ts';
import { GuardianLink } from '../../model/relationship/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { notLinked, tellRights } from './guardians.ts';
import { pair } from './relationships.inputs.ts';

export const addGuardianBlackListInput = { ...pair, note: text(0, 1000).optional() };
type Noted = InputOf<typeof addGuardianBlackListInput>;

const recordChange = (ctx: Ctx, input: Noted, link: { id: number } & Parameters<typeof diffOf>[0]): void => {
  const change = diffOf(link);
  ctx.audit({ entity: GuardianLink, id: link.id, ...change, reason: input.note });
  ctx.audit({
    entity: Student,
    id: input.student_id,
    before: { guardian: input.user_id, black_list: link.before.black_list },
    after: { guardian: input.user_id, black_list: link.after.black_list },
    reason: input.note,
  });
  tellRights(ctx, input);
};

/** Puts a guardian on the black list of a student; what it could do until now is kept, to be given back. */
export const blackListGuardian = async (ctx: Ctx, input: Noted) => {
  const { student_id, user_id, note } = input;
  const link = await ctx.db
    .updateTable('guardian_link')
    .set({
      before_black_list: sql<Json>`case when black_list then before_black_list
        else jsonb_build_object('watch_camera', watch_camera, 'pickup', pickup, 'alert', alert,
          'emergency_contact', emergency_contact) end`,
      black_list: true,
      black_list_note: sql<string | null>`coalesce(${note ?? null}::text, black_list_note)`,
      watch_camera: false,
      pickup: false,
      alert: false,
      emergency_contact: false,
    })
    .where('student_id', '=', student_id)
    .where('user_id', '=', user_id)
    .returning('id')
    .returning(diffColumns)
    .executeTakeFirst();
  if (!link) return notLinked();
  recordChange(ctx, input, link);
  return done(message('relationships.nowBlackListed'));
};

const earlier = (flag: string) => sql<boolean>`coalesce((before_black_list->>${flag})::boolean, false)`;

/** Takes a guardian off the black list; it may again what it could before. */
export const unlistGuardian = async (ctx: Ctx, input: Noted) => {
  const { student_id, user_id } = input;
  const link = await ctx.db
    .updateTable('guardian_link')
    .set({
      watch_camera: earlier('watch_camera'),
      pickup: earlier('pickup'),
      alert: earlier('alert'),
      emergency_contact: earlier('emergency_contact'),
      before_black_list: null,
      black_list: false,
      black_list_note: null,
    })
    .where('student_id', '=', student_id)
    .where('user_id', '=', user_id)
    .where('black_list', '=', true)
    .returning('id')
    .returning(diffColumns)
    .executeTakeFirst();
  if (!link) return declined(message('relationships.notBlackListed'), { field: 'user_id', code: 'NOT_BLACK_LISTED' });
  recordChange(ctx, input, link);
  return done(message('relationships.offBlackList'));
};
