import { Select, Switch, Textarea } from '@mantine/core';
import { createIllness, liftIllness, updateIllness } from '@nestling/contract/operations/health.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { exclusionHours, type IllnessKind, illnessKinds } from '@nestling/rules/illnesses.ts';
import { instantOf, stated } from '@nestling/ui/format/when.ts';
import { ChildField } from '../../injuries/parts/ChildField.tsx';
import classes from '../health.module.css';
import { useIllnessWords } from './illness-words.ts';
import type { IllnessLineFragment } from './illnesses.graphql.ts';

const HOUR_MS = 3_600_000;
/** The usual end of an exclusion that begins now; nothing where it lasts the rest of the day. */
const usualEnd = (kind: string, from: { date: string; time: string }) => {
  const known: IllnessKind | undefined = illnessKinds.find((one) => one === kind);
  const hours = known ? exclusionHours[known] : 0;
  if (hours === 0) return { until_on: from.date, until_at: '23:59' };
  const { date, time } = stated(instantOf(from.date, from.time) + hours * HOUR_MS);
  return { until_on: date, until_at: time };
};

interface Of {
  readonly onClose: () => void;
}

/** What was found as the child arrived, which a line goes on from. */
interface Seen {
  readonly id: string;
  readonly kind: IllnessKind;
  readonly temperature: number | null;
  readonly unit: string | null;
  readonly note: string | null;
}

/** Writes down what a child is ill with; who it is is chosen where it is not known, `seen` is what it goes on from. */
export const AddIllness = ({
  student,
  location,
  seen = null,
  onClose,
}: Of & { student: string | null; location: string; seen?: Seen | null }) => {
  const { t, kindName } = useIllnessWords();
  const now = stated(Date.now());
  const first = seen?.kind ?? 'fever';
  const form = useCallForm({
    call: createIllness,
    name: `illness:${student ?? ''}${seen ? `:${seen.id}` : ''}`,
    values: {
      student_id: student ?? undefined,
      kind: first,
      temperature: seen?.temperature ?? undefined,
      unit: seen?.unit ?? 'F',
      ...now,
      sent_home_at: '',
      details: seen?.note ?? '',
      ...usualEnd(first, now),
      needs_note: false,
    },
    onSaved: onClose,
  });
  const { field, values } = form;
  const kind = field('kind', t('kind'));
  return (
    <FormDialog form={form} title={t('addTitle')} says={t('addSays')} submit={t('save')} width={640} onClose={onClose}>
      {student ? null : <ChildField {...field('student_id', t('child'))} location={location} />}
      <Select
        {...kind}
        data={illnessKinds.map((value) => ({ value, label: kindName(value) }))}
        allowDeselect={false}
        onChange={(next) => {
          kind.onChange(next);
          if (next) form.fields.setValues(usualEnd(next, values));
        }}
      />
      <div className={classes.dates}>
        <DateField {...field('date', t('date'))} max={now.date} />
        <TimeField {...field('time', t('time'))} />
        <NumberField {...field('temperature', t('temperature'))} decimals={1} />
        <Select {...field('unit', t('unit'))} data={['F', 'C']} allowDeselect={false} />
      </div>
      <Textarea autosize {...field('details', t('details'))} />
      <TimeField {...field('sent_home_at', t('sentHome'))} />
      <div className={classes.dates}>
        <DateField {...field('until_on', t('untilOn'))} />
        <TimeField {...field('until_at', t('untilAt'))} />
      </div>
      <p className={classes.quiet}>{t('untilHelp')}</p>
      <Switch {...field('needs_note', t('needsNote'))} />
    </FormDialog>
  );
};

/** Says anew until when a child stays home. */
export const ChangeIllness = ({ one, onClose }: Of & { one: IllnessLineFragment }) => {
  const { t } = useIllnessWords();
  const end = one.excluded_until ? stated(one.excluded_until) : { date: '', time: '' };
  const form = useCallForm({
    call: updateIllness,
    fixed: { id: one.id },
    values: { until_on: end.date, until_at: end.time, needs_note: one.needs_note },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('changeTitle')} submit={t('save')} onClose={onClose}>
      <div className={classes.dates}>
        <DateField {...field('until_on', t('untilOn'))} data-autofocus />
        <TimeField {...field('until_at', t('untilAt'))} />
      </div>
      <Switch {...field('needs_note', t('needsNote'))} />
    </FormDialog>
  );
};

/** Lets a child back in before its time, or with the note that was asked for. */
export const LiftIllness = ({ one, child, onClose }: Of & { one: IllnessLineFragment; child: string }) => {
  const { t } = useIllnessWords();
  const form = useCallForm({
    call: liftIllness,
    fixed: { id: one.id },
    values: { reason: '', note_seen: false },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      title={t('liftTitle', { name: child })}
      says={t('liftSays')}
      submit={t('lift')}
      onClose={onClose}
    >
      <Textarea autosize {...field('reason', t('reason'))} data-autofocus />
      {one.needs_note ? <Switch {...field('note_seen', t('noteSeen'))} /> : null}
    </FormDialog>
  );
};
