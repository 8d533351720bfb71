import { Button, Select, Textarea } from '@mantine/core';
import { saveStudentImmunization } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { petSeries } from '@nestling/rules/immunizations/series.ts';
import { vaccineOf } from '@nestling/rules/immunizations/vaccines.ts';
import { useWords } from '@nestling/ui/words.ts';
import { ImmunizationCardsDocument, VaccinesOfStudentDocument } from '../health.graphql.ts';
import classes from '../health.module.css';
import { dosesOf, type RecordRow } from '../rows.ts';
import { healthWords } from '../words.ts';

const slots = ['dose_1st', 'dose_2nd', 'dose_3rd', 'dose_4th', 'dose_5th', 'dose_6th'] as const;

/** The dates of one vaccine as the card has them. What a family enters waits until staff have compared it. */
export const DosesForm = ({ student, one, onDone }: { student: string; one: RecordRow | null; onDone: () => void }) => {
  const t = useWords(healthWords);
  const { data: known } = useAsk(VaccinesOfStudentDocument, { student });
  const { data: papers } = useAsk(ImmunizationCardsDocument, { student });
  const cards = (papers?.studentDocuments ?? []).filter(({ type }) => type === 'immunization');
  const save = useAction(saveStudentImmunization, { ownErrors: true });
  const before = one ? dosesOf(one) : [];
  const dayOf = (at: number) => before.find(({ dose }) => dose === at + 1)?.date ?? '';
  const form = useRecordForm({
    name: `doses:${student}:${one?.id ?? 'new'}`,
    initial: {
      immunization_id: one?.immunization?.id ?? '',
      dose_1st: dayOf(0),
      dose_2nd: dayOf(1),
      dose_3rd: dayOf(2),
      dose_4th: dayOf(3),
      dose_5th: dayOf(4),
      dose_6th: dayOf(5),
      expires: one?.expires ?? '',
      document: one?.document?.id ?? '',
      note: one?.note ?? '',
    },
    validate: {
      immunization_id: (value) => (value ? null : t('needVaccine')),
      dose_1st: (value) => (value ? null : t('needDate')),
    },
    save: async ({ immunization_id, document, expires, note, ...dates }) => {
      // What was not touched is not sent: a verified date stays as it is.
      const changed = Object.fromEntries(
        slots.flatMap((slot, at) => (dates[slot] === dayOf(at) ? [] : [[slot, dates[slot] || null]])),
      );
      const ended = await save.run({
        student_id: student,
        immunization_id,
        ...changed,
        note: note || null,
        expires: expires || null,
        ...(document ? { document } : {}),
      });
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onDone,
  });
  const { fields } = form;
  const vaccine = (known?.studentVaccines ?? []).find(({ id }) => id === fields.values.immunization_id);
  const pets = vaccineOf(vaccine?.code ?? null)?.series.some((series) => petSeries.includes(series)) ?? false;
  return (
    <FormBody
      form={form}
      labels={{ immunization_id: t('vaccine'), dose_1st: t('dose', { count: '1' }), expires: t('expires') }}
      actions={
        <>
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Select
        label={t('vaccine')}
        withAsterisk
        searchable
        disabled={one !== null}
        data={(known?.studentVaccines ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...fields.getInputProps('immunization_id')}
      />
      <div className={classes.dates}>
        {slots.map((slot, at) => (
          <DateField key={slot} label={t('dose', { count: String(at + 1) })} {...fields.getInputProps(slot)} />
        ))}
      </div>
      {pets ? <DateField label={t('expires')} {...fields.getInputProps('expires')} /> : null}
      {cards.length > 0 ? (
        <Select
          label={t('fromCard')}
          placeholder={t('noCard')}
          data={cards.map(({ id, name }) => ({ value: id, label: name }))}
          {...fields.getInputProps('document')}
        />
      ) : null}
      <Textarea label={t('note')} autosize maxLength={2000} {...fields.getInputProps('note')} />
    </FormBody>
  );
};
