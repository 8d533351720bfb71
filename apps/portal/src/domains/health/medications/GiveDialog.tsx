import { SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { giveMedication } from '@nestling/contract/operations/health.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DigitsField } from '@nestling/kit/field/DigitsField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { doseOutcomes } from '@nestling/rules/medicines.ts';
import { clockWords } from '@nestling/ui/format/when.ts';
import type { MedicineFragment } from './medications.graphql.ts';
import { timesOf, useMedicineWords } from './medicine-words.ts';

/** Writes down what became of one dose, with a second member of the team as witness where one was asked for. */
const GiveDialog = ({
  one,
  due = null,
  onClose,
}: {
  one: MedicineFragment;
  /** The planned minute that was pressed. */
  due?: string | null;
  onClose: () => void;
}) => {
  const { t, planOf, unitName } = useMedicineWords();
  const form = useCallForm({
    call: giveMedication,
    fixed: { id: one.id },
    secret: ['pin'],
    values: {
      outcome: 'given',
      due: due ?? '',
      amount: one.dose,
      time: '',
      note: '',
      override: '',
      pin: '',
    },
    // What was not given has no amount.
    args: (given, values) => ({
      ...given,
      amount: values.outcome === 'given' || values.outcome === 'spilled' ? given.amount : undefined,
    }),
    onSaved: onClose,
  });
  const { field, values } = form;
  const times = timesOf(one);
  const outcome = field('outcome', t('outcome'));
  const taken = values.outcome === 'given' || values.outcome === 'spilled';
  return (
    <FormDialog
      form={form}
      title={t('giveTo', { medicine: one.name, child: one.student?.full_name ?? '' })}
      says={[planOf(one), one.instructions].filter(Boolean).join('. ')}
      submit={t('record')}
      onClose={onClose}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('outcome')}
        data={doseOutcomes.map((value) => ({ value, label: t(value) }))}
        value={outcome.value}
        onChange={outcome.onChange}
      />
      {taken ? <NumberField {...field('amount', t('amount'))} decimals={3} unit={unitName(one.unit)} /> : null}
      {times.length > 1 ? (
        <Select
          {...field('due', t('forTime'))}
          placeholder={t('nextOne')}
          data={times.map((value) => ({ value, label: clockWords(value) }))}
        />
      ) : null}
      <TimeField {...field('time', t('at'), t('atHelp'))} />
      <Textarea autosize {...field('note', t('note'))} />
      {values.outcome === 'given' ? <TextInput {...field('override', t('override'), t('overrideHelp'))} /> : null}
      {one.witness && values.outcome !== 'missed' ? (
        <DigitsField {...field('pin', t('pin'), t('pinHelp'))} maxLength={12} />
      ) : null}
    </FormDialog>
  );
};

export default GiveDialog;
