import { sql } from 'kysely';
import type { AuditedNoun } from '../audit/change.ts';
import type { WriteContext } from '../call/context.ts';
import { message } from '../call/message.ts';
import { declined, type FieldError, type UserError } from '../call/refusals.ts';

interface Later {
  readonly who: string | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What a form was filled from: the record as it stood at `seen`. */
interface Sent {
  readonly entity: AuditedNoun;
  readonly id: number;
  /** `updated_at` of the record the form was filled from; left out: whoever saves does not ask. */
  readonly seen: Date | undefined;
  /** The values by the columns they go to; undefined ones are not sent. */
  readonly values: Readonly<Record<string, unknown>>;
}

const shown = (value: unknown): string =>
  value === null || value === undefined || value === '' ? '–' : typeof value === 'object' ? '…' : String(value);

/**
 * Declines a save over what somebody else has changed since the form was filled, naming who it was and how each field
 * stands now. Fields the other one left alone are saved: nobody's work is lost.
 */
export const checkUnchanged = async (
  ctx: WriteContext,
  { entity, id, seen, values }: Sent,
): Promise<UserError | null> => {
  if (!seen) return null;
  const { rows } = await sql<Later>`select u.full_name as who, a.after from audit a
    left join app_user u on u.centre_id = a.centre_id and u.id = a.user_id
    where a.centre_id = ${ctx.who.centre} and a.entity = ${entity.name} and a.entity_id = ${id}
      and a.at > ${seen}::timestamptz and a.after is not null order by a.id`.execute(ctx.db);
  const now = new Map<string, { who: string; value: unknown }>();
  for (const { who, after } of rows)
    for (const [field, value] of Object.entries(after ?? {})) now.set(field, { who: who ?? '', value });
  const fieldErrors = Object.entries(values).flatMap(([field, value]): FieldError[] => {
    const later = now.get(field);
    if (value === undefined || !later || JSON.stringify(later.value ?? null) === JSON.stringify(value ?? null))
      return [];
    return [{ field, code: 'CHANGED', message: message('kernel.nowIs', { value: shown(later.value) }) }];
  });
  const [first] = fieldErrors;
  if (!first) return null;
  return declined(message('kernel.changedMeanwhile', { who: now.get(first.field)?.who ?? '' }), ...fieldErrors);
};
