import { Select, Textarea, TextInput } from '@mantine/core';
import { createInjuryReport, updateInjuryReport } from '@nestling/contract/operations/health.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Toggles } from '@nestling/kit/field/Toggles.tsx';
import { injuryKinds, injurySeverities, injuryTreatments, toldWays } from '@nestling/rules/injuries.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { useState } from 'react';
import { KEPT, withoutKept } from '../../media/kept-photo.ts';
import { PhotoField } from '../../media/PhotoField.tsx';
import type { InjuryForStaffFragment } from '../injuries.graphql.ts';
import { useInjuryWords } from '../injury-words.ts';
import { ChildField } from './ChildField.tsx';
import classes from './injuries.module.css';
import { PartsField } from './PartsField.tsx';

/** What a form starts with: all of the version it corrects, or now. */
const begun = (report: InjuryForStaffFragment | null) => {
  const now = stated(Date.now());
  return {
    date: report?.date ?? now.date,
    time: report?.time ?? now.time,
    place: report?.place ?? '',
    kind: report?.kind ?? 'bump',
    severity: report?.severity ?? 'minor',
    what: report?.what ?? '',
    parts: textsIn(report?.parts),
    treatments: textsIn(report?.treatments),
    first_aid: report?.first_aid ?? '',
    aider: report?.aider ?? '',
    witnesses: report?.witnesses ?? '',
    told: report?.told ?? '',
    told_how: report?.told_how ?? undefined,
    told_at: report?.told_at ?? '',
    other_student: report?.other_student?.id,
    staff_note: report?.staff_note ?? '',
    photo: report?.photo ? KEPT : '',
  };
};
const needs = () => ['parts' as const];
/** Both forms have the same fields: who it is about is chosen in the one, the reason said in the other. */
const noChild = (): string | null => null;

/** What was found as the child arrived, which the report goes on from. */
interface Seen {
  readonly id: string;
  readonly note: string | null;
  readonly parts: unknown;
}
const useNewReport = (student: string | null, onSaved: () => void, seen: Seen | null = null) =>
  useCallForm({
    call: createInjuryReport,
    name: `injury:${student ?? ''}${seen ? `:${seen.id}` : ''}`,
    values: {
      student_id: student ?? undefined,
      reason: '',
      ...begun(null),
      ...(seen && { what: seen.note ?? '', parts: textsIn(seen.parts) }),
    },
    args: withoutKept,
    needs,
    secret: ['photo'],
    onSaved,
  });
const useCorrection = (report: InjuryForStaffFragment, onSaved: () => void) =>
  useCallForm({
    call: updateInjuryReport,
    fixed: { id: report.id },
    values: { student_id: noChild(), reason: '', ...begun(report) },
    args: withoutKept,
    needs,
    secret: ['photo'],
    onSaved,
  });

interface Of {
  readonly location: string;
  readonly onClose: () => void;
}

/** Writes a report of a child, or of one that is chosen; `seen` is what it goes on from. */
export const NewReport = ({
  student,
  location,
  seen = null,
  onClose,
}: Of & { student: string | null; seen?: Seen | null }) => {
  const { t } = useInjuryWords();
  const form = useNewReport(student, onClose, seen);
  const [sending, setSending] = useState(false);
  return (
    <FormDialog
      form={{ ...form, busy: form.busy || sending }}
      title={t('writeTitle')}
      says={t('writeSays')}
      submit={t('save')}
      width={700}
      onClose={onClose}
    >
      {student ? null : <ChildField {...form.field('student_id', t('child'))} location={location} />}
      <Fields form={form} location={location} report={null} onSending={setSending} />
    </FormDialog>
  );
};

/** Corrects a report by a new version. */
export const CorrectReport = ({ report, location, onClose }: Of & { report: InjuryForStaffFragment }) => {
  const { t } = useInjuryWords();
  const form = useCorrection(report, onClose);
  const [sending, setSending] = useState(false);
  return (
    <FormDialog
      form={{ ...form, busy: form.busy || sending }}
      title={t('correctTitle')}
      says={t('correctSays')}
      submit={t('saveNext')}
      width={700}
      onClose={onClose}
    >
      <Textarea autosize {...form.field('reason', t('reason'))} data-autofocus />
      <Fields form={form} location={location} report={report} onSending={setSending} />
    </FormDialog>
  );
};

const Fields = ({
  form,
  location,
  report,
  onSending,
}: {
  form: ReturnType<typeof useNewReport>;
  location: string;
  report: InjuryForStaffFragment | null;
  onSending: (busy: boolean) => void;
}) => {
  const { t, kindName, severityName, treatmentName, wayName } = useInjuryWords();
  const { field, values, set } = form;
  const wrong = form.fields.errors.photo;
  return (
    <>
      <div className={classes.dates}>
        <DateField {...field('date', t('date'))} max={stated(Date.now()).date} />
        <TimeField {...field('time', t('time'))} />
        <Select
          {...field('kind', t('kind'))}
          data={injuryKinds.map((value) => ({ value, label: kindName(value) }))}
          allowDeselect={false}
        />
        <Select
          {...field('severity', t('severity'))}
          data={injurySeverities.map((value) => ({ value, label: severityName(value) }))}
          allowDeselect={false}
        />
      </div>
      <TextInput {...field('place', t('place'), t('placeHelp'))} />
      <Textarea autosize minRows={2} {...field('what', t('what'), t('whatHelp'))} />
      <PartsField {...field('parts', t('parts'), t('partsHelp'))} />
      <PhotoField
        shown={values.photo === KEPT ? (report?.photo ?? null) : null}
        problem={typeof wrong === 'string' ? wrong : undefined}
        help={t('photoHelp')}
        onBusy={onSending}
        onChange={(key) => set('photo', key)}
        onRemove={() => set('photo', '')}
      />
      <Toggles
        {...field('treatments', t('treatments'))}
        choices={injuryTreatments.map((value) => ({ value, label: treatmentName(value) }))}
      />
      <Textarea autosize {...field('first_aid', t('firstAid'))} />
      <div className={classes.dates}>
        <TextInput {...field('aider', t('aider'))} />
        <TextInput {...field('witnesses', t('witnesses'))} />
      </div>
      <div className={classes.dates}>
        <TextInput {...field('told', t('told'))} />
        <Select
          {...field('told_how', t('toldHow'))}
          data={toldWays.map((value) => ({ value, label: wayName(value) }))}
          clearable
        />
        <TimeField {...field('told_at', t('toldAt'))} />
      </div>
      <fieldset className={classes.areas}>
        <legend>{t('staffOnly')}</legend>
        <ChildField
          {...field('other_student', t('other'), t('otherHelp'))}
          location={location}
          known={report?.other_student ?? null}
        />
        <Textarea autosize {...field('staff_note', t('staffNote'))} />
      </fieldset>
    </>
  );
};
