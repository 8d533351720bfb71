import { TextInput } from '@mantine/core';
import { savePortfolioDates } from '@nestling/contract/operations/portfolios.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { PortfolioWholeFragment } from '../portfolios.graphql.ts';
import { portfolioWords } from '../words.ts';

/** Changes title and days of a draft. */
export const DaysDialog = ({ portfolio, onClose }: { portfolio: PortfolioWholeFragment; onClose: () => void }) => {
  const t = useWords(portfolioWords);
  const { id, name, start_date, end_date, updated_at } = portfolio;
  const form = useCallForm({
    call: savePortfolioDates,
    fixed: { id, seen: updated_at },
    values: { name, start_date, end_date },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('edit')} onClose={onClose}>
      <TextInput {...form.field('name', t('name'), t('nameHelp'))} />
      <DateField {...form.field('start_date', t('start'))} />
      <DateField {...form.field('end_date', t('end'))} />
    </FormDialog>
  );
};
