import { Select, TextInput } from '@mantine/core';
import { addAgencyStudents, createSubsidy, updateSubsidy } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { SubsidyRow } from '../rows.ts';
import { sharePeriods, useShareWord } from './share-word.ts';
import { type Agency, agencyToday } from './use-agency.ts';
import { agencyWords } from './words.ts';

const students = ['student'] as const;

type Values = {
  student: PersonChoice | null;
  amount: number | null;
  period: string | null;
  units: number | null;
  copay: number | null;
  authorization_number: string;
  start_date: string;
  end_date: string;
};

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
  const add = useAction(addAgencyStudents, { ownErrors: true });
  const make = useAction(createSubsidy, { ownErrors: true });
  const change = useAction(updateSubsidy, { ownErrors: true });
  const initial: Values = {
    student: null,
    amount: subsidy?.amount ?? null,
    period: subsidy?.period ?? 'monthly',
    units: subsidy?.units ?? null,
    copay: subsidy?.copay ?? null,
    authorization_number: subsidy?.authorization_number ?? '',
    start_date: subsidy?.start_date ?? agencyToday(agency),
    end_date: subsidy?.end_date ?? '',
  };
  const form = useRecordForm({
    name: subsidy ? `billing:subsidy:${subsidy.id}` : `billing:subsidy:new:${agency.id}`,
    initial,
    validate: {
      student: (student) => (student || subsidy ? null : t('needStudent')),
      amount: (cents) => (cents ? null : t('needAmount')),
    },
    save: ({ student, amount, period, units, copay, authorization_number, start_date, end_date }) => {
      const values = {
        amount: amount ?? 0,
        period,
        units,
        copay,
        authorization_number: authorization_number.trim() || null,
      };
      const days = { start_date, end_date: end_date || null };
      if (subsidy) return change.run({ id: subsidy.id, ...values, ...days });
      const id = student?.id ?? '';
      return dated
        ? make.run({ student_id: id, agency_id: agency.id, ...values, ...days })
        : add.run({ agency_id: agency.id, students: [id], ...values });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={subsidy ? t('editShare', { name: subsidy.student?.full_name ?? '' }) : t('addStudent')}
      form={form}
      labels={{
        student: t('student'),
        amount: t('share'),
        period: t('period'),
        units: t('units'),
        copay: t('copay'),
        authorization_number: t('authorization'),
        start_date: t('starts'),
        end_date: t('ends'),
      }}
      submit={t(subsidy ? 'save' : 'addStudent')}
      onClose={onClose}
    >
      {subsidy ? null : (
        <PersonPicker label={t('student')} withAsterisk find={find} {...fields.getInputProps('student')} />
      )}
      <MoneyField label={t('share')} withAsterisk {...fields.getInputProps('amount')} />
      <Select
        label={t('period')}
        data={sharePeriods.map((value) => ({ value, label: share(value) }))}
        allowDeselect={false}
        {...fields.getInputProps('period')}
      />
      <NumberField label={t('units')} description={t('unitsHelp')} min={1} {...fields.getInputProps('units')} />
      <MoneyField label={t('copay')} description={t('copayHelp')} {...fields.getInputProps('copay')} />
      <TextInput label={t('authorization')} maxLength={60} {...fields.getInputProps('authorization_number')} />
      {dated ? (
        <>
          <DateField label={t('starts')} {...fields.getInputProps('start_date')} />
          <DateField label={t('ends')} min={fields.getValues().start_date} {...fields.getInputProps('end_date')} />
        </>
      ) : null}
    </FormDialog>
  );
};
