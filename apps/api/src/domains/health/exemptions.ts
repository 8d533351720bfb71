import { requirementsOf } from '@nestling/rules/immunizations/requirements.ts';
import { seriesNames } from '@nestling/rules/immunizations/series.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, date, id, text } from '../../kernel/call/input.ts';
import { deleteRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';
import { log } from './doses.ts';
import { StudentImmunization } from './health.entities.ts';
import { setOf } from './records.ts';

export const saveImmunizationExemptionInput = {
  student_id: id(Student),
  series: choice(...seriesNames),
  kind: choice('medical', 'religious', 'philosophical', 'titre', 'none'),
  until: date().optional(),
  note: text(0, 500).optional(),
};
type Exempt = InputOf<typeof saveImmunizationExemptionInput>;

/** Exempts a child from a series, as far as its state knows that; kind none ends it. */
export const saveExemption = async (ctx: Ctx, { student_id, series, kind, until, note }: Exempt) => {
  const { user } = ctx.who;
  const { rows } = await sql<{ set: string; today: string }>`select ${setOf} as set,
      (${ctx.now()}::timestamptz at time zone z.value)::date::text as today
    from student st join centre c on c.id = st.centre_id
    join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    left join school_profile sp on sp.centre_id = st.centre_id
    left join health_setting hs on hs.location_id = st.location_id
    where st.id = ${student_id}`.execute(ctx.db);
  const [facts] = rows;
  if (kind === 'none') {
    const removed = await deleteRows(ctx, 'immunization_exemption', { student_id, series }, ['series']);
    if (removed.length === 0) return gone(message('health.notExempt'), 'series');
  } else {
    const known = requirementsOf(facts?.set ?? null, facts?.today ?? '');
    if (kind !== 'titre' && known?.exemptions && !known.exemptions.includes(kind))
      return declined(message('health.noSuchExemption', { name: known.name }), { field: 'kind', code: 'NOT_KNOWN' });
    if (until !== undefined && until < (facts?.today ?? ''))
      return declined(message('health.pastDate'), { field: 'until', code: 'PAST' });
    await upsertRow(
      ctx,
      'immunization_exemption',
      { student_id, series },
      { kind, until: until ?? null, note: note ?? null, created_by: user, created_at: ctx.now() },
    );
  }
  await log(ctx, student_id, series, kind === 'none' ? 'exemption_ended' : 'exempted', note ?? null);
  ctx.audit({ entity: StudentImmunization, id: student_id, after: { exempt: kind !== 'none' } });
  return done(message(kind === 'none' ? 'health.exemptionEnded' : 'health.exempted'));
};
