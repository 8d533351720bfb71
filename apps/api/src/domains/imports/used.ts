import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';

/** Tables whose rows say that somebody has worked with a child: it is not taken back any more. */
export const STUDENT_WORK = [
  'attendance_event',
  'attendance',
  'absence',
  'camera_view',
  'guardian_request',
  'roster_time',
  'time_off',
  'activity_student',
  'chat_message',
  'alert_recipient',
  'ledger_account',
  'billing_plan',
  'billing_payer',
  'subsidy',
  'invoice',
  'payment',
  'credit',
  'refund',
  'form_entry',
  'form_share',
  'file_share',
  'student_document',
  'photo_consent',
  'meal_count',
  'meal_eligibility',
  'student_immunization',
  'immunization_exemption',
  'medication_authorization',
  'care_plan',
  'injury_report',
  'illness',
  'health_check',
  'health_screen',
  'visitor',
  'milestone',
  'learning_checkpoint_level',
  'portfolio',
  'ticket_student',
  'door_alert',
  'drill_person',
  'kiosk_check',
  'plan_reader',
  'schedule',
  'student_diet',
  'student_tag',
] as const;

/** Of some students those somebody has worked with: attendance, money, messages, papers. */
export const usedStudents = async (ctx: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const each = sql.join(
    STUDENT_WORK.map((table) => sql`select student_id from ${sql.table(table)} where student_id = any(${ids}::int[])`),
    sql` union `,
  );
  const { rows } = await sql<{ student_id: number }>`${each}`.execute(ctx.db);
  return new Set(rows.map(({ student_id }) => student_id));
};

/** True when an account stands at a child the import has not brought, or works somewhere by now. */
export const usedUser = async (ctx: Pick<Ctx, 'db'>, id: number): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select 1 from guardian_link gl where gl.user_id = ${id}
      and not exists (select 1 from import_change c where c.noun = 'GuardianLink' and c.before is null
        and c.record_id = gl.user_id and (c.after ->> 'student_id')::int = gl.student_id)) as used`.execute(ctx.db);
  return rows[0]?.used ?? true;
};
