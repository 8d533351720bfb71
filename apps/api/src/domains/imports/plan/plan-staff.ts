import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { type CellFault, faultsOfStaff, type StaffRow } from './check-row.ts';

export interface PlannedStaff {
  readonly row: StaffRow;
  readonly faults: readonly CellFault[];
}

/** Puts each row beside the accounts there are: a taken e-mail or username, and one that stands twice, is told. */
export const planStaff = async (ctx: Pick<Ctx, 'db'>, rows: readonly StaffRow[]): Promise<PlannedStaff[]> => {
  const emails = rows.map(({ email }) => (email ?? '').toLowerCase()).filter(Boolean);
  const usernames = rows.map(({ username }) => (username ?? '').toLowerCase()).filter(Boolean);
  const { rows: known } = await sql<{ email_key: string | null; username_key: string; full_name: string }>`
    select email_key, username_key, full_name from app_user
    where email_key = any(${emails}::text[]) or username_key = any(${usernames}::text[])`.execute(ctx.db);
  const seen = new Set<string>();
  return rows.map((row) => {
    const faults = faultsOfStaff(row);
    const email = (row.email ?? '').toLowerCase();
    const username = (row.username ?? '').toLowerCase();
    const owner = known.find(({ email_key }) => email !== '' && email_key === email);
    if (owner)
      faults.push({
        field: 'email',
        code: 'TAKEN',
        message: message('imports.emailShared', { name: owner.full_name }),
      });
    else if (email !== '' && seen.has(email))
      faults.push({ field: 'email', code: 'DOUBLE', message: message('imports.emailTwice') });
    if (username !== '' && known.some(({ username_key }) => username_key === username))
      faults.push({ field: 'username', code: 'TAKEN', message: message('imports.usernameTaken') });
    seen.add(email);
    return { row, faults };
  });
};
