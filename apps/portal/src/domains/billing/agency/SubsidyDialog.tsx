import { Select, TextInput } from '@mantine/core';
import type { ArgumentsOf, Call } from '@nestling/contract/limits.ts';
import { addAgencyStudents, createSubsidy, updateSubsidy } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import { nobody } from '@nestling/kit/field/people.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import type { SubsidyRow } from '../rows.ts';
import { sharePeriods, useShareWord } from './share-word.ts';
import { type Agency, agencyToday } from './use-agency.ts';
import { agencyWords } from './words.ts';

const students = ['student'] as const;

/** Adds a student an agency pays for, or changes its share. Managers add from today on; admins say the days. */
export const SubsidyDialog = ({
  agency,
  subsidy,
  onClose,
}: {
  agency: Agency;
  subsidy: SubsidyRow | null;
  onClose: () => void;
}) => {
  const t = useWords(agencyWords);
  const share = useShareWord();
  const find = useFindPeople(students);
  const { role } = usePerson();
  const dated = allows(role, 'admin');
  const add: Call<object, ArgumentsOf<typeof createSubsidy> & ArgumentsOf<typeof addAgencyStudents>> = dated
    ? createSubsidy
    : addAgencyStudents;
  const form = useCallForm({
    add,
    change: updateSubsidy,
    record: subsidy,
    fixed: { agency_id: agency.id },
    values: {
      student: nobody(),
      amount: subsidy?.amount,
      period: subsidy?.period ?? 'monthly',
      units: subsidy?.units,
      copay: subsidy?.copay,
      authorization_number: subsidy?.authorization_number,
      start_date: subsidy?.start_date ?? agencyToday(agency),
      end_date: subsidy?.end_date,
    },
    needs: () => (subsidy ? ['amount'] : ['student', 'amount']),
    args: (given, { student }) => ({
      ...given,
      ...(student ? { student_id: student.id, students: [student.id] } : {}),
    }),
    onSaved: onClose,
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={subsidy ? t('editShare', { name: subsidy.student?.full_name ?? '' }) : t('addStudent')}
      form={form}
      submit={t(subsidy ? 'save' : 'addStudent')}
      onClose={onClose}
    >
      {subsidy ? null : <PersonPicker find={find} {...field('student', t('student'))} />}
      <MoneyField {...field('amount', t('share'))} min={1} />
      <Select
        data={sharePeriods.map((value) => ({ value, label: share(value) }))}
        allowDeselect={false}
        {...field('period', t('period'))}
      />
      <NumberField {...field('units', t('units'), t('unitsHelp'))} min={1} />
      <MoneyField {...field('copay', t('copay'), t('copayHelp'))} />
      <TextInput {...field('authorization_number', t('authorization'))} />
      {dated ? (
        <>
          <DateField {...field('start_date', t('starts'))} />
          <DateField {...field('end_date', t('ends'))} min={values.start_date} />
        </>
      ) : null}
    </FormDialog>
  );
};
