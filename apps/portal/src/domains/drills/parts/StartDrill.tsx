import { Select, Switch, TextInput } from '@mantine/core';
import { startDrill } from '@nestling/contract/operations/attendance.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { drillKinds } from '@nestling/rules/drills.ts';
import { useDrillWords } from '../drill-words.ts';

/** Begins a head count; two presses are enough. */
export const StartDrill = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const { t } = useDrillWords();
  const form = useCallForm({
    call: startDrill,
    fixed: { location },
    values: { kind: 'fire', announced: false, real: false, place: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('begin')} says={t('beginText')} submit={t('start')} onClose={onClose}>
      <Select
        allowDeselect={false}
        data={drillKinds.map((value) => ({ value, label: t(value) }))}
        {...form.field('kind', t('kind'))}
      />
      <Switch {...form.field('announced', t('announced'))} />
      <Switch {...form.field('real', t('real'))} />
      <TextInput autoComplete="off" {...form.field('place', t('place'))} />
    </FormDialog>
  );
};
