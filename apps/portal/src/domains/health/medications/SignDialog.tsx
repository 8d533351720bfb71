import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { createMedicationAuthorization } from '@nestling/contract/operations/health.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { SignatureField } from '@nestling/kit/field/SignatureField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { doseUnits, medicineRoutes } from '@nestling/rules/medicines.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { noStrokes } from '@nestling/ui/pen/Strokes.tsx';
import { ImmunizationCardsDocument } from '../health.graphql.ts';
import classes from '../health.module.css';
import { useMedicineWords } from './medicine-words.ts';

const slots = ['time_1', 'time_2', 'time_3', 'time_4'] as const;

/** What a family signs for a child; of staff what was signed on paper. It is never changed, only ended and signed anew. */
const SignDialog = ({ student, staff, onClose }: { student: string; staff: boolean; onClose: () => void }) => {
  const { t, unitName, routeName } = useMedicineWords();
  const { data: papers } = useAsk(ImmunizationCardsDocument, { student });
  const today = stated(Date.now()).date;
  const form = useCallForm({
    call: createMedicationAuthorization,
    name: `medicine:${student}`,
    fixed: { student_id: student },
    values: {
      name: '',
      dose: undefined,
      unit: 'ml',
      route: 'mouth',
      time_1: '',
      time_2: '',
      time_3: '',
      time_4: '',
      least_minutes: undefined,
      most_a_day: undefined,
      starts_on: today,
      ends_on: '',
      reason: '',
      instructions: '',
      doctor: '',
      doctor_phone: '',
      doctor_signed_on: '',
      document: undefined,
      witness: true,
      signer: '',
      strokes: noStrokes,
      signed_on: staff ? today : '',
    },
    args: (given, values) => ({
      ...given,
      times: [...new Set(slots.map((slot) => values[slot]).filter((time) => time !== ''))].toSorted(),
    }),
    onSaved: onClose,
  });
  const { field } = form;
  const cards = papers?.studentDocuments ?? [];
  return (
    <FormDialog
      form={form}
      title={t('signTitle')}
      says={t(staff ? 'enterSays' : 'signSays')}
      submit={t(staff ? 'enter' : 'signNow')}
      width={640}
      onClose={onClose}
    >
      <TextInput {...field('name', t('medicine'))} data-autofocus />
      <div className={classes.dates}>
        <NumberField {...field('dose', t('dose'))} decimals={3} />
        <Select
          {...field('unit', t('unit'))}
          data={doseUnits.map((value) => ({ value, label: unitName(value) }))}
          allowDeselect={false}
        />
        <Select
          {...field('route', t('route'))}
          data={medicineRoutes.map((value) => ({ value, label: routeName(value) }))}
          allowDeselect={false}
        />
      </div>
      <TextInput {...field('reason', t('reason'))} />
      <div className={classes.dates}>
        {slots.map((slot, at) => (
          <TimeField
            key={slot}
            {...field(slot, t('time', { number: String(at + 1) }), at === 0 ? t('timesHelp') : '')}
          />
        ))}
      </div>
      <div className={classes.dates}>
        <NumberField {...field('least_minutes', t('apart'), t('apartHelp'))} />
        <NumberField {...field('most_a_day', t('most'))} />
      </div>
      <div className={classes.dates}>
        <DateField {...field('starts_on', t('from'))} />
        <DateField {...field('ends_on', t('until'))} />
      </div>
      <Textarea autosize {...field('instructions', t('instructions'), t('instructionsHelp'))} />
      <div className={classes.dates}>
        <TextInput {...field('doctor', t('doctor'))} />
        <TextInput {...field('doctor_phone', t('doctorPhone'))} />
        {staff ? (
          <DateField {...field('doctor_signed_on', t('doctorSignedOn'), t('doctorSignedHelp'))} max={today} />
        ) : null}
      </div>
      {cards.length > 0 ? (
        <Select
          {...field('document', t('paper'))}
          placeholder={t('noPaper')}
          data={cards.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {staff ? <Switch {...field('witness', t('witness'))} /> : null}
      <TextInput {...field('signer', t('signer'), staff ? undefined : t('signerHelp'))} autoComplete="name" />
      <SignatureField {...field('strokes', t(staff ? 'signHere' : 'drawn'), t('drawnHelp'))} />
      {staff ? <DateField {...field('signed_on', t('signedOn'))} max={today} /> : null}
    </FormDialog>
  );
};

export default SignDialog;
