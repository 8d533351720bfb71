import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import type { Selection } from '@nestling/kit/selection.ts';
import { money } from '@nestling/ui/format/money.ts';
import { dateFigures, stated } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import classes from '../parts/billing.module.css';
import { Money } from '../parts/Money.tsx';
import type { AllAccountsQuery } from './lists.graphql.ts';
import { listWords } from './words.ts';

export type AccountLine = AllAccountsQuery['getBillingStudentsOverview']['data'][number];

/** Who pays today and which part: by the shares that stand, else the guardians who are said to pay. */
const paying = ({ payers, student }: AccountLine) => {
  const { date } = stated(Date.now());
  const shares = payers.filter(
    ({ start_date, end_date }) => start_date <= date && (end_date === null || end_date >= date),
  );
  if (shares.length > 0)
    return shares.map(({ id, name, percent, amount }) => ({
      ...{ id, name },
      part: amount === null ? `${percent}%` : money(amount),
    }));
  const guardians = student?.guardians.filter(({ is_payer }) => is_payer) ?? [];
  return guardians.map(({ id, user }) => ({ id, name: user?.full_name ?? '', part: '' }));
};

/**
 * Accounts below each other; each leads to its own screen.
 * @param unpaid shows since when something is owed, instead of what was paid last and comes next
 */
export const AccountTable = ({
  rows,
  unpaid = false,
  selection,
  menuOf,
}: {
  rows: readonly AccountLine[];
  unpaid?: boolean;
  selection?: Selection | undefined;
  menuOf?: ((row: AccountLine) => readonly MenuItem[]) | undefined;
}) => {
  const t = useWords(listWords);
  const { language } = useSpeech();
  const day = (date: string | null) => (date ? dateFigures(date, language) : null);
  const late: Column<AccountLine>[] = [
    {
      key: 'oldest',
      head: t('oldest'),
      by: ({ oldest_due_date }) => oldest_due_date,
      wide: true,
      cell: ({ oldest_due_date }) => day(oldest_due_date),
    },
    {
      key: 'late',
      head: t('late'),
      cell: ({ days_late, overdue }) => (days_late && overdue ? t('lateDays', { count: days_late }) : t('notLate')),
    },
    { key: 'reminded', head: t('reminded'), wide: true, cell: ({ last_reminder }) => day(last_reminder) },
    {
      key: 'overdue',
      head: t('overdue'),
      end: true,
      wide: true,
      cell: ({ overdue }) => (overdue ? <Money cents={overdue} look="late" /> : null),
    },
    {
      key: 'open',
      head: t('open'),
      by: ({ open }) => open,
      end: true,
      cell: ({ open }) => <Money cents={open} look="strong" />,
    },
  ];
  const usual: Column<AccountLine>[] = [
    {
      key: 'last',
      head: t('lastPayment'),
      wide: true,
      cell: ({ last_payment_date, last_payment_amount }) =>
        last_payment_date ? (
          <span>
            {day(last_payment_date)} <Money cents={last_payment_amount} />
          </span>
        ) : null,
    },
    { key: 'next', head: t('next'), wide: true, cell: ({ next_invoice_date }) => day(next_invoice_date) },
    {
      key: 'credit',
      head: t('credit'),
      end: true,
      wide: true,
      cell: ({ credit }) => (credit ? <Money cents={credit} look="gain" /> : null),
    },
    {
      key: 'balance',
      head: t('balance'),
      by: ({ balance }) => balance,
      end: true,
      cell: ({ balance, overdue }) => (
        <Money cents={balance} look={overdue ? 'late' : (balance ?? 0) < 0 ? 'gain' : 'strong'} />
      ),
    },
  ];
  const columns: Column<AccountLine>[] = [
    {
      key: 'student',
      head: t('student'),
      by: ({ student_name }) => student_name,
      main: true,
      cell: ({ id, student, student_name }) => <Person id={id} name={student_name ?? ''} image={student?.image} />,
    },
    {
      key: 'room',
      head: t('room'),
      wide: true,
      cell: ({ room }) => (room ? <RoomName name={room.name} colour={room.color_code} /> : null),
    },
    {
      key: 'payers',
      head: t('payers'),
      cell: (row) => (
        <span>
          {paying(row).map(({ id, name, part }) => (
            <span key={id} className={classes.payer}>
              {name} <span>{part}</span>
            </span>
          ))}
        </span>
      ),
    },
    ...(unpaid ? late : usual),
  ];
  return (
    <DataTable
      label={t('students')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ student_name }) => student_name ?? ''}
      hrefOf={({ id }) => href('billing.account.open', { studentId: id })}
      selection={selection}
      menuOf={menuOf}
    />
  );
};
