import { Button, Checkbox, Textarea } from '@mantine/core';
import { createHealthCheck, updateHealthCheck } from '@nestling/contract/operations/health.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Toggles } from '@nestling/kit/field/Toggles.tsx';
import { findingKinds } from '@nestling/rules/health-checks.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { useState } from 'react';
import { ChildField } from '../../injuries/parts/ChildField.tsx';
import { PartsField } from '../../injuries/parts/PartsField.tsx';
import { KEPT, withoutKept } from '../../media/kept-photo.ts';
import { PhotoField } from '../../media/PhotoField.tsx';
import classes from '../health.module.css';
import { useCheckWords } from './check-words.ts';
import type { CheckLineFragment } from './checks.graphql.ts';
import { CheckSettingDocument } from './checks.graphql.ts';

/** What a form starts with: all of the version it corrects, or now. */
const begun = (check: CheckLineFragment | null) => ({
  time: check?.time ?? stated(Date.now()).time,
  findings: textsIn(check?.findings),
  parts: textsIn(check?.parts),
  temperature: check?.temperature ?? undefined,
  note: check?.note ?? '',
  staff_note: check?.staff_note ?? '',
  photo: check?.photo ? KEPT : '',
  tell: true,
});
const noChild = (): string | null => null;

const useNewCheck = (student: string | null, onSaved: () => void) =>
  useCallForm({
    call: createHealthCheck,
    name: `healthCheck:${student ?? ''}`,
    values: { student_id: student ?? undefined, reason: '', ...begun(null) },
    args: withoutKept,
    needs: () => ['findings' as const],
    secret: ['photo'],
    onSaved,
  });
const useCorrection = (check: CheckLineFragment, onSaved: () => void) =>
  useCallForm({
    call: updateHealthCheck,
    fixed: { id: check.id, ...(check.unit ? { unit: check.unit } : {}) },
    values: { student_id: noChild(), reason: '', ...begun(check) },
    args: withoutKept,
    secret: ['photo'],
    onSaved,
  });

interface Of {
  readonly location: string;
  readonly onClose: () => void;
}

/** Writes down what was found with a child that arrived, or with one that is chosen. */
export const NewCheck = ({ student, name, location, onClose }: Of & { student: string | null; name?: string }) => {
  const { t } = useCheckWords();
  const form = useNewCheck(student, onClose);
  const [sending, setSending] = useState(false);
  return (
    <FormDialog
      form={{ ...form, busy: form.busy || sending }}
      title={name ? t('findingOf', { name }) : t('addTitle')}
      says={t('addSays')}
      submit={t('save')}
      width={700}
      onClose={onClose}
    >
      {student ? null : <ChildField {...form.field('student_id', t('child'))} location={location} />}
      <Fields form={form} location={location} check={null} onSending={setSending} />
    </FormDialog>
  );
};

/** Corrects a health check by a new version. */
export const CorrectCheck = ({ check, location, onClose }: Of & { check: CheckLineFragment }) => {
  const { t } = useCheckWords();
  const form = useCorrection(check, onClose);
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
      <Fields form={form} location={location} check={check} onSending={setSending} />
    </FormDialog>
  );
};

const Fields = ({
  form,
  location,
  check,
  onSending,
}: {
  form: ReturnType<typeof useNewCheck>;
  location: string;
  check: CheckLineFragment | null;
  onSending: (busy: boolean) => void;
}) => {
  const { t, findingName } = useCheckWords();
  const { data } = useAsk(CheckSettingDocument, { location });
  const { field, values, set } = form;
  const [marks, setMarks] = useState(values.parts.length > 0);
  const unit = check?.unit ?? data?.getHealthSetting?.unit ?? 'F';
  const wrong = form.fields.errors.photo;
  return (
    <>
      <Toggles
        {...field('findings', t('findings'), t('findingsHelp'))}
        choices={findingKinds.map((value) => ({ value, label: findingName(value) }))}
      />
      {marks ? (
        <PartsField {...field('parts', t('parts'), t('partsHelp'))} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setMarks(true)}>
            {t('showParts')}
          </Button>
        </div>
      )}
      <div className={classes.dates}>
        <TimeField {...field('time', t('time'))} />
        <NumberField {...field('temperature', t('temperature', { unit }))} decimals={1} />
      </div>
      <Textarea autosize minRows={2} {...field('note', t('note'), t('noteHelp'))} />
      <PhotoField
        shown={values.photo === KEPT ? (check?.photo ?? null) : null}
        problem={typeof wrong === 'string' ? wrong : undefined}
        help={t('photoHelp')}
        onBusy={onSending}
        onChange={(key) => set('photo', key)}
        onRemove={() => set('photo', '')}
      />
      <Textarea autosize {...field('staff_note', t('staffNote'), t('staffNoteHelp'))} />
      <Checkbox {...field('tell', t('tell'), t('tellHelp'))} />
    </>
  );
};
