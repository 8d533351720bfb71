import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { settleKioskConflict } from '@nestling/contract/operations/attendance.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clock, momentWords } from '@nestling/ui/format/when.ts';
import { Avatar, Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { statedNow } from '../stated.ts';
import type { KioskQuery } from './kiosk.graphql.ts';
import classes from './kiosk.module.css';
import { conflictCodes, kioskWords } from './words.ts';

export type Check = NonNullable<KioskQuery['getKioskConflicts']>['data'][number];

/** What the tablet and attendance say of one child, side by side. */
export const Sides = ({ check, zone }: { check: Check; zone: string | null }) => {
  const t = useWords(kioskWords);
  const { language } = useSpeech();
  const says = (kind: string | null, at: string | null): string => {
    const time = at ? clock(at, zone) : '';
    if (kind === 'in') return t('sayIn', { time });
    if (kind === 'out') return t('sayOut', { time });
    return kind ? t('sayCorrect', { time }) : t('sayNothing');
  };
  const code = conflictCodes.find((one) => one === check.code);
  const person = check.action_by;
  return (
    <>
      <div className={classes.row}>
        <span className={classes.grow}>
          <Person
            id={check.student?.id ?? ''}
            name={check.student?.full_name ?? ''}
            image={check.student?.image}
            size={40}
          />
        </span>
        {code ? <Badge kind={code === 'BLACK_LISTED' ? 'blocked' : 'wait'}>{t(code)}</Badge> : null}
      </div>
      <div className={classes.sides}>
        <div className={classes.side}>
          <b>{t('theTablet')}</b>
          <span>{says(check.action, check.at)}</span>
          {person ? (
            <span className={classes.row}>
              <Avatar id={person.id} name={person.full_name} image={person.avatar} size={28} />
              {t('by', { name: person.full_name })}
            </span>
          ) : null}
          {check.received_at ? (
            <span className={classes.quiet}>
              {t('arrived', { when: momentWords(check.received_at, language, zone) })}
            </span>
          ) : null}
        </div>
        <div className={classes.side}>
          <b>{t('attendance')}</b>
          <span>{says(check.their_kind, check.their_at)}</span>
          {check.their_name ? <span>{t('by', { name: check.their_name })}</span> : null}
        </div>
      </div>
      {check.signature ? (
        <img
          className={classes.signature}
          src={check.signature}
          alt={t('signature', { name: person?.full_name ?? '' })}
        />
      ) : null}
    </>
  );
};

/** A conflict with what staff may say of it. */
export const Conflict = ({ check, zone }: { check: Check; zone: string | null }) => {
  const t = useWords(kioskWords);
  const { date, time } = statedNow(zone, new Date(check.at));
  const form = useCallForm({
    call: settleKioskConflict,
    fixed: { id: check.id },
    values: { decision: 'keep', date, time, reason: '' },
    needs: ({ decision }) => (decision === 'correct' ? ['date', 'time'] : []),
    args: ({ date, time, ...given }) => (given.decision === 'correct' ? { ...given, date, time } : given),
    onSaved: () => {},
  });
  const { field, values } = form;
  return (
    <article className={classes.card}>
      <Sides check={check} zone={zone} />
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <SegmentedControl
          fullWidth
          value={values.decision}
          onChange={(value) => form.set('decision', value)}
          data={[
            { value: 'keep', label: t('keep') },
            { value: 'tablet', label: t('take') },
            { value: 'correct', label: t('another') },
          ]}
        />
        {values.decision === 'correct' ? (
          <div className={classes.row}>
            <DateField {...field('date', t('day'))} />
            <TimeField {...field('time', t('time'))} />
          </div>
        ) : null}
        <TextInput {...field('reason', t('reason'), t('reasonHint'))} />
      </FormBody>
    </article>
  );
};
