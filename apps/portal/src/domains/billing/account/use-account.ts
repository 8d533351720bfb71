import { useRecord } from '@nestling/kit/record.ts';
import { sharedRecord } from '@nestling/kit/shared-record.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { accountSettingsIn } from '../parts/json.ts';
import { StudentAccountDocument, type StudentAccountQuery } from './account.graphql.ts';

/** The account of a student as it was answered. */
export type Account = NonNullable<StudentAccountQuery['getStudentAccountDetail']>;

/** The account that the parts of its screen show. */
export const [AccountRecord, useAccountRecord] = sharedRecord<Account>();

/** Today where the student is, 'YYYY-MM-DD'. */
export const todayAt = (place: { readonly timezone?: { readonly value: string } | null } | null | undefined): string =>
  stated(Date.now(), place?.timezone?.value).date;

/** What locations give their families to pay where nothing else is said. */
const USUAL_DUE_DAYS = 7;

/** The account as charges and payments are made on it. */
export const chargedAccount = (account: Account) => {
  const today = todayAt(account.location);
  const payers = new Map(account.payers.map(({ user_id, name }) => [user_id, { user: user_id, name: name ?? '' }]));
  const agencies = new Map(account.subsidies.flatMap(({ agency }) => (agency ? [[agency.id, agency] as const] : [])));
  return {
    student: account.id,
    name: account.student?.fname ?? account.student_name ?? '',
    location: account.location?.id ?? '',
    today,
    due: addDays(today, accountSettingsIn(account.settings).due_days ?? USUAL_DUE_DAYS),
    payers: [...payers.values()],
    agencies: [...agencies.values()],
  };
};

/** The account of a student; null for one out of reach. */
export const useAccount = (student: string) =>
  useRecord(StudentAccountDocument, { variables: { student }, record: (data) => data.getStudentAccountDetail });
