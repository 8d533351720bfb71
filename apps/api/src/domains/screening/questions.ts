import { type SqlBool, sql } from 'kysely';
import { declined, done, gone, message, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, id, int, text } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { HealthQuestion } from './screening.entities.ts';

export const getHealthQuestionnaireInput = { location: id(Location).optional() };

/** The statements of a location with those of the whole centre; of own ones without a location. */
export const listQuestions = ({ location }: InputOf<typeof getHealthQuestionnaireInput>) =>
  rows(HealthQuestion, {
    order: ['position', 'id'],
    where: () => [
      location !== undefined &&
        sql<SqlBool>`(health_question.location_id is null or health_question.location_id = ${location})`,
    ],
  });

export const saveHealthQuestionnaireInput = {
  statement: text(1, 300),
  id: id(HealthQuestion).optional(),
  location: id(Location).optional(),
  stops_on: choice('yes', 'no', 'none').optional(),
  order: int(0, 1000).optional(),
};
type Question = InputOf<typeof saveHealthQuestionnaireInput>;

/** So many statements nobody reads; the tablet keeps them all. */
const MOST = 30;

/** Adds a statement, or changes the one of that id. */
export const saveQuestion = async (ctx: Ctx, { statement, id, location, stops_on, order }: Question) => {
  const saved =
    id === undefined
      ? (
          await sql<{ id: number }>`insert into health_question (location_id, statement, stops_on, position)
          select ${location ?? null}::int, ${statement}::text, ${stops_on ?? 'no'}::text,
            coalesce(${order ?? null}::int, (select coalesce(max(q.position), 0) + 1 from health_question q))
          where (select count(*) from health_question q where q.removed_at is null
            and (q.location_id is null or q.location_id is not distinct from ${location ?? null}::int)) < ${MOST}::int
          returning id`.execute(ctx.db)
        ).rows
      : await updateRows(ctx, 'health_question', { id, removed_at: null }, { statement, stops_on, position: order }, [
          'id',
        ]);
  const [row] = saved;
  if (!row)
    return id === undefined
      ? declined(message('health.tooManyQuestions', { most: MOST }), { field: 'statement', code: 'TOO_MANY' })
      : gone(message('health.questionGone'));
  ctx.audit({ entity: HealthQuestion, id: row.id, after: { statement, location, stops_on, order } });
  return done(message('health.questionSaved'));
};

/** Takes a statement away; answers already given keep it. */
export const removeQuestion = async (ctx: Ctx, { id }: { readonly id: Id<'health_question'> }) => {
  const removed = await updateRows(ctx, 'health_question', { id, removed_at: null }, { removed_at: ctx.now() }, ['id']);
  if (removed.length === 0) return gone(message('health.questionGone'));
  ctx.audit({ entity: HealthQuestion, id, after: { removed: true } });
  return done(message('health.questionRemoved'));
};
