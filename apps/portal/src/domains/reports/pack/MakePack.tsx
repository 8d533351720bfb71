import { Checkbox } from '@mantine/core';
import { requestInspectorPack } from '@nestling/contract/operations/reports.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { packParts } from '@nestling/rules/inspector-pack.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { packWords } from './words.ts';

/** The inspector's year. */
const YEAR_DAYS = 364;

/** Has a pack made: of a year, with everything, unless chosen otherwise. */
export const MakePack = ({ location, today, onClose }: { location: string; today: string; onClose: () => void }) => {
  const t = useWords(packWords);
  const form = useCallForm({
    call: requestInspectorPack,
    fixed: { location },
    values: { start_date: addDays(today, -YEAR_DAYS), end_date: today, parts: packParts.map((part): string => part) },
    needs: () => ['parts'],
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('make')} says={t('makeText')} submit={t('start')} onClose={onClose}>
      <DateField {...form.field('start_date', t('from'))} max={today} />
      <DateField {...form.field('end_date', t('to'))} max={today} />
      <Checkbox.Group {...form.field('parts', t('parts'))}>
        {packParts.map((part) => (
          <Checkbox key={part} value={part} label={t(part)} mt={8} />
        ))}
      </Checkbox.Group>
    </FormDialog>
  );
};
