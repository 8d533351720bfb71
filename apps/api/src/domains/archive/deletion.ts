import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { User } from '../../model/user/entity.ts';
import { isPersonOfOwnLocations } from '../../model/user/reach.ts';

/** The caller's newest wish to be deleted; null when there never was one. */
export const ownDeletion = async (ctx: Ctx) =>
  (await ctx.db
    .selectFrom('deletion_request')
    .select(['id', 'asked_at', 'state', 'note', 'answer', 'answered_at'])
    .where('user_id', '=', ctx.who.user)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** As the index says it: the database does not see a parameter as the same. */
const OPEN = sql<boolean>`state = 'open'`;

/** Tells the centre that everything about the caller is to be deleted. Nothing is deleted by it. */
export const askDeletion = async (
  ctx: Ctx,
  { note, confirm }: { note?: string | null | undefined; confirm: boolean },
) => {
  if (!confirm) return declined(message('archive.confirm'), { field: 'confirm', code: 'REQUIRED' });
  const { user } = ctx.who;
  const made = await ctx.db
    .insertInto('deletion_request')
    .values({ user_id: user, asked_at: ctx.now(), note: note || null })
    .onConflict((on) => on.columns(['centre_id', 'user_id']).where(OPEN).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return declined(message('archive.askedAlready'));
  ctx.audit({ entity: User, id: user, after: { deletion_asked: made.id } });
  return done(message('archive.deletionAsked'));
};

/** Takes the caller's open wish back. */
export const withdrawDeletion = async (ctx: Ctx) => {
  const gone = await ctx.db
    .updateTable('deletion_request')
    .set({ state: 'withdrawn', answered_at: ctx.now() })
    .where('user_id', '=', ctx.who.user)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (!gone) return declined(message('archive.noneOpen'));
  ctx.audit({ entity: User, id: ctx.who.user, after: { deletion_withdrawn: gone.id } });
  return done(message('archive.withdrawn'));
};

interface Listed {
  readonly id: number;
  readonly user_id: number;
  readonly full_name: string;
  readonly children: string | null;
  readonly asked_at: string;
  readonly state: string;
  readonly note: string | null;
  readonly answer: string | null;
  readonly answered_by: string | null;
  readonly answered_at: string | null;
}

/** The wishes of people the caller answers for: the open ones, or the 200 newest of all. */
export const deletionRequests = async (ctx: Ctx, { open }: { readonly open?: boolean | undefined }) => {
  const { rows } = await sql<Listed>`select d.id, d.user_id, u.full_name, d.asked_at, d.state, d.note, d.answer,
      b.full_name as answered_by, d.answered_at,
      (select string_agg(s.full_name, ', ' order by s.full_name) from guardian_link gl
        join student s on s.id = gl.student_id
        where gl.user_id = d.user_id and not gl.black_list) as children
    from deletion_request d join app_user u on u.id = d.user_id
    left join app_user b on b.id = d.answered_by
    where ${isPersonOfOwnLocations(ctx.who, sql`d.user_id`)}
      and (not ${open ?? false}::boolean or d.state = 'open')
    order by d.state = 'open' desc, d.asked_at desc limit 200`.execute(ctx.db);
  return rows.map(({ asked_at, answered_at, ...row }) => ({
    ...row,
    asked_at: new Date(asked_at),
    answered_at: answered_at ? new Date(answered_at) : null,
  }));
};

/** Answers a wish: done, once the records are deleted as far as the law lets, or declined; the person reads the answer. */
export const answerDeletion = async (
  ctx: Ctx,
  { id, deleted, answer }: { readonly id: number; readonly deleted: boolean; readonly answer: string },
) => {
  const found = await ctx.db
    .updateTable('deletion_request')
    .set({ state: deleted ? 'done' : 'declined', answer, answered_by: ctx.who.user, answered_at: ctx.now() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where(sql<boolean>`${isPersonOfOwnLocations(ctx.who, sql`deletion_request.user_id`)}`)
    .returning(['user_id'])
    .executeTakeFirst();
  if (!found) return declined(message('archive.noneOpen'), { field: 'id', code: 'GONE' });
  ctx.audit({ entity: User, id: found.user_id, after: { deletion_answered: id, deleted } });
  return done(message('archive.answered'));
};
