import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { settleKioskConflict } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clock, momentWords } from '@nestling/ui/format/when.ts';
import { Avatar, Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { type FormEvent, useState } from 'react';
import { statedNow } from '../stated.ts';
import type { KioskQuery } from './kiosk.graphql.ts';
import classes from './kiosk.module.css';
import { conflictCodes, kioskWords } from './words.ts';

export type Check = NonNullable<KioskQuery['getKioskConflicts']>['data'][number];
type Decision = 'keep' | 'tablet' | 'correct';
const decisions = ['keep', 'tablet', 'correct'] as const;
const isDecision = (value: string): value is Decision => decisions.some((one) => one === value);

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
  const settle = useAction(settleKioskConflict);
  const [decision, setDecision] = useState<Decision>('keep');
  const [reason, setReason] = useState('');
  const stated = statedNow(zone, new Date(check.at));
  const [day, setDay] = useState(stated.date);
  const [time, setTime] = useState(stated.time);
  const [tried, setTried] = useState(false);
  const noReason = reason.trim().length < 3;
  const noTime = decision === 'correct' && time === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (noReason || noTime) return;
    const own = decision === 'correct' ? { date: day, time } : {};
    void settle.run({ id: check.id, decision, reason: reason.trim(), ...own });
  };
  return (
    <article className={classes.card}>
      <Sides check={check} zone={zone} />
      <form className={classes.form} onSubmit={send}>
        <SegmentedControl
          fullWidth
          value={decision}
          onChange={(value) => {
            if (isDecision(value)) setDecision(value);
          }}
          data={[
            { value: 'keep', label: t('keep') },
            { value: 'tablet', label: t('take') },
            { value: 'correct', label: t('another') },
          ]}
        />
        {decision === 'correct' ? (
          <div className={classes.row}>
            <TextInput
              type="date"
              label={t('day')}
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <TextInput
              type="time"
              label={t('time')}
              value={time}
              error={tried && noTime ? t('needTime') : undefined}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </div>
        ) : null}
        <TextInput
          label={t('reason')}
          description={t('reasonHint')}
          withAsterisk
          maxLength={500}
          value={reason}
          error={tried && noReason ? t('needReason') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={classes.row}>
          <Button type="submit" loading={settle.busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </article>
  );
};
