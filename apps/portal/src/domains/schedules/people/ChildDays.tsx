import { Button, Select } from '@mantine/core';
import { withdrawStudentAbsence } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { allows } from '@nestling/rules/roles.ts';
import { clockWords, spanWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { ReportAwayDocument, StudentAwayDocument, type StudentAwayQuery } from './away.graphql.ts';
import { DaysForm } from './DaysForm.tsx';
import { PlanList } from './PlanList.tsx';
import classes from './plans.module.css';
import { wordOf } from './Strip.tsx';
import { plannedWords } from './words.ts';

type Away = StudentAwayQuery['absences'][number] & { readonly kind: string };

/** When a child is planned (for staff), and when it will be away: families tell it here, and take back what they told. */
export const ChildDays = ({
  student,
  today,
}: {
  student: { readonly id: string; readonly name: string };
  today: string;
}) => {
  const t = useWords(plannedWords);
  const { role } = usePerson();
  const staff = allows(role, 'teacher');
  const { data } = useAsk(StudentAwayDocument, { person: student.id, from: today }, { keep: ['from'] });
  const [open, setOpen] = useState(false);
  const away: Away[] = [
    ...(data?.absences.map((each) => ({ ...each, kind: 'absence' })) ?? []),
    ...(data?.vacations.map((each) => ({ ...each, kind: 'vacation' })) ?? []),
  ].sort((a, b) => a.start_date.localeCompare(b.start_date));
  return (
    <>
      {staff ? <PlanList whose="students" person={student} today={today} /> : null}
      <section className={classes.part}>
        <h2>
          {t('absences')}
          <Button onClick={() => setOpen(true)}>{t('report')}</Button>
        </h2>
        {data && away.length === 0 ? <p className={classes.quiet}>{t('noAbsences')}</p> : null}
        <ul className={classes.list}>
          {away.map((each) => (
            <AwayRow key={each.id} away={each} />
          ))}
        </ul>
      </section>
      {open ? <ReportDays student={student} today={today} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const ReportDays = ({
  student,
  today,
  onClose,
}: {
  student: { readonly id: string; readonly name: string };
  today: string;
  onClose: () => void;
}) => {
  const t = useWords(plannedWords);
  const form = useCallForm({
    call: ReportAwayDocument,
    fixed: { person: student.id },
    values: { kind: 'absence', start_date: today, end_date: today, reason: '' },
    onSaved: onClose,
  });
  return (
    <DaysForm
      form={form}
      title={t('reportOf', { name: student.name })}
      today={today}
      reasons={[t('ill'), t('trip'), t('doctor')]}
      act={t('send')}
      onClose={onClose}
    >
      <Select
        data={(['absence', 'vacation'] as const).map((value) => ({ value, label: t(`away_${value}`) }))}
        allowDeselect={false}
        {...form.field('kind', t('kind'))}
      />
    </DaysForm>
  );
};

const AwayRow = ({ away }: { away: Away }) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const me = usePerson();
  const withdraw = useAction(withdrawStudentAbsence);
  const { start_date, end_date, start_time, end_time, reason, note, created_by } = away;
  const own = created_by?.id === me.id || allows(me.role, 'teacher');
  const facts = [
    start_time ? `${clockWords(start_time)}–${clockWords(end_time)}` : null,
    reason,
    note,
    created_by ? t('toldBy', { name: created_by.full_name }) : null,
  ];
  return (
    <li>
      <span>
        {t(wordOf(away.kind))} · {spanWords({ from: start_date, to: end_date }, language)}{' '}
        <small className={classes.note}>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {own ? (
        <Button
          variant="default"
          size="compact-sm"
          loading={withdraw.busy}
          onClick={() => void withdraw.run({ id: away.id })}
        >
          {t('withdraw')}
        </Button>
      ) : null}
    </li>
  );
};
