import { TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { PersonPicker } from '@nestling/kit/field/PersonPicker.tsx';
import { nobody } from '@nestling/kit/field/people.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { CreatePortfolioDocument } from '../portfolios.graphql.ts';
import { portfolioWords } from '../words.ts';

const students = ['student'] as const;
/** A season, from which somebody picks their own days. */
const SEASON = 90;

/** Begins a portfolio of a child and opens it. */
export const NewPortfolio = ({ today, onClose }: { today: string; onClose: () => void }) => {
  const t = useWords(portfolioWords);
  const find = useFindPeople(students);
  const navigate = useNavigate();
  const form = useCallForm({
    add: CreatePortfolioDocument,
    values: { student: nobody(), start_date: addDays(today, -SEASON), end_date: today, name: '' },
    needs: () => ['student'],
    args: (given, { student }) => ({ ...given, student_id: student?.id ?? '' }),
    onSaved: ({ createPortfolio }) => {
      const made = createPortfolio?.portfolio;
      if (made) void navigate({ href: href('portfolios.one', { portfolioId: made.id }) });
      else onClose();
    },
  });
  return (
    <FormPanel form={form} title={t('add')} submit={t('create')} onClose={onClose}>
      <p>{t('createHelp')}</p>
      <PersonPicker find={find} {...form.field('student', t('student'))} />
      <DateField {...form.field('start_date', t('start'))} />
      <DateField {...form.field('end_date', t('end'))} />
      <TextInput {...form.field('name', t('name'), t('nameHelp'))} />
    </FormPanel>
  );
};
