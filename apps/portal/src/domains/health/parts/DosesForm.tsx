import { Button, Select, Textarea } from '@mantine/core';
import { saveStudentImmunization } from '@nestling/contract/operations/health.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
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
  const before = one ? dosesOf(one) : [];
  const dayOf = (at: number) => before.find(({ dose }) => dose === at + 1)?.date ?? '';
  const form = useCallForm({
    call: saveStudentImmunization,
    name: `doses:${student}:${one?.id ?? 'new'}`,
    fixed: { student_id: student },
    values: {
      immunization_id: one?.immunization?.id,
      dose_1st: dayOf(0),
      dose_2nd: dayOf(1),
      dose_3rd: dayOf(2),
      dose_4th: dayOf(3),
      dose_5th: dayOf(4),
      dose_6th: dayOf(5),
      expires: one?.expires,
      document: one?.document?.id,
      note: one?.note,
    },
    needs: () => ['dose_1st'],
    // What was not touched is not sent: a verified date stays as it is.
    args: (given, values) => ({
      ...given,
      ...Object.fromEntries(
        slots.flatMap((slot, at) => (values[slot] === dayOf(at) ? [[slot, undefined] as const] : [])),
      ),
    }),
    onSaved: onDone,
  });
  const { field } = form;
  const vaccine = (known?.studentVaccines ?? []).find(({ id }) => id === form.values.immunization_id);
  const pets = vaccineOf(vaccine?.code ?? null)?.series.some((series) => petSeries.includes(series)) ?? false;
  return (
    <FormBody
      form={form}
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
        searchable
        disabled={one !== null}
        data={(known?.studentVaccines ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...field('immunization_id', t('vaccine'))}
      />
      <div className={classes.dates}>
        {slots.map((slot, at) => (
          <DateField key={slot} {...field(slot, t('dose', { count: String(at + 1) }))} />
        ))}
      </div>
      {pets ? <DateField {...field('expires', t('expires'))} /> : null}
      {cards.length > 0 ? (
        <Select
          placeholder={t('noCard')}
          data={cards.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('document', t('fromCard'))}
        />
      ) : null}
      <Textarea autosize {...field('note', t('note'))} />
    </FormBody>
  );
};
