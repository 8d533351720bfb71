import { Button, TextInput } from '@mantine/core';
import { requestStaffPto, withdrawStaffPto } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { lasting } from '@nestling/ui/format/lasting.ts';
import { dayShort, spanWords } from '@nestling/ui/format/when.ts';
import { type Language, useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { AddPtoDocument } from './away.graphql.ts';
import { DaysForm } from './DaysForm.tsx';
import classes from './plans.module.css';
import { GiveTimeOffDocument, TimeOffDocument } from './timeOff.graphql.ts';
import { plannedWords } from './words.ts';

const statuses = ['requested', 'approved', 'declined', 'withdrawn'] as const;
const kinds = { requested: 'wait', approved: 'good', declined: 'out', withdrawn: 'out' } as const;
const entryKinds = ['given', 'used', 'back'] as const;
const signed = (minutes: number, language: Language): string =>
  `${minutes < 0 ? '' : '+'}${lasting(minutes, language)}`;

/** Paid time off of somebody of the team: what is left, what was asked for and decided, and every entry behind it. */
export const TimeOff = ({ person, today, own }: { person: string; today: string; own: boolean }) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const { data } = useAsk(TimeOffDocument, { person }, { pause: person === '' });
  const withdraw = useAction(withdrawStaffPto);
  const [open, setOpen] = useState<'days' | 'hours' | null>(null);
  const balance = data?.getStaffPtoBalance;
  const ptos = data?.getStaffPtos ?? [];
  const sums = [
    ['left', balance?.balance],
    ['asked', balance?.requested],
    ['used', balance?.used],
    ['given', balance?.given],
  ] as const;
  const entries = balance?.entries ?? [];
  return (
    <section className={classes.part}>
      <h2>
        {t('balance')}
        <span className={classes.foot}>
          {own ? null : (
            <Button variant="default" onClick={() => setOpen('hours')}>
              {t('giveHours')}
            </Button>
          )}
          <Button onClick={() => setOpen('days')}>{own ? t('askOff') : t('addShort')}</Button>
        </span>
      </h2>
      <dl className={classes.sums}>
        {sums.map(([key, minutes]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{lasting(minutes ?? 0, language)}</dd>
          </div>
        ))}
      </dl>
      {ptos.length === 0 ? <p className={classes.quiet}>{t('noOff')}</p> : null}
      <ul className={classes.list}>
        {ptos.map(({ id, start_date, end_date, minutes, reason, answer, status }) => {
          const known = statuses.find((one) => one === status) ?? 'requested';
          const open_ = known === 'requested' || (known === 'approved' && start_date > today);
          return (
            <li key={id}>
              <span>
                {spanWords({ from: start_date, to: end_date }, language)}{' '}
                <small className={classes.note}>
                  {[lasting(minutes ?? 0, language), reason, answer].filter(Boolean).join(' · ')}
                </small>
              </span>
              <span className={classes.foot}>
                <Badge kind={kinds[known]}>{t(`status_${known}`)}</Badge>
                {own && open_ ? (
                  <Button variant="default" size="compact-sm" onClick={() => void withdraw.run({ id })}>
                    {t('withdraw')}
                  </Button>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      {entries.length > 0 ? (
        <details>
          <summary>{t('history')}</summary>
          <ul className={classes.list}>
            {entries.map(({ id, date, kind, minutes, note, written_by }) => (
              <li key={id}>
                <span>
                  {signed(minutes, language)} {t(`entry_${entryKinds.find((one) => one === kind) ?? 'given'}`)}
                </span>
                <small className={classes.note}>
                  {[dayShort(date, language), note, written_by].filter(Boolean).join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {open === 'days' && own ? <AskDays today={today} onClose={() => setOpen(null)} /> : null}
      {open === 'days' && !own ? <AddDays person={person} today={today} onClose={() => setOpen(null)} /> : null}
      {open === 'hours' ? <HoursDialog person={person} today={today} onClose={() => setOpen(null)} /> : null}
    </section>
  );
};

const AskDays = ({ today, onClose }: { today: string; onClose: () => void }) => {
  const t = useWords(plannedWords);
  const form = useCallForm({
    call: requestStaffPto,
    values: { start_date: today, end_date: today, reason: '' },
    onSaved: onClose,
  });
  return <DaysForm form={form} title={t('askOff')} today={today} act={t('askOff')} onClose={onClose} />;
};

const AddDays = ({ person, today, onClose }: { person: string; today: string; onClose: () => void }) => {
  const t = useWords(plannedWords);
  const form = useCallForm({
    call: AddPtoDocument,
    fixed: { person },
    values: { start_date: today, end_date: today, reason: '' },
    onSaved: onClose,
  });
  return <DaysForm form={form} title={t('balance')} today={today} act={t('save')} onClose={onClose} />;
};

/** Nothing is proposed. */
const none = (): number | null => null;

/** Gives somebody hours, or takes some away. */
const HoursDialog = ({ person, today, onClose }: { person: string; today: string; onClose: () => void }) => {
  const t = useWords(plannedWords);
  const form = useCallForm({
    call: GiveTimeOffDocument,
    fixed: { person },
    values: { hours: none(), date: today, note: '' },
    needs: () => ['hours'],
    validate: { hours: (hours) => (hours === 0 ? t('needHours') : null) },
    args: (given, { hours }) => ({ ...given, minutes: Math.round((hours ?? 0) * 60) }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('giveHours')} onClose={onClose}>
      <div className={classes.pair}>
        <NumberField decimals={2} {...field('hours', t('hoursGiven'))} min={-8760} max={8760} />
        <DateField {...field('date', t('forDay'))} />
      </div>
      <TextInput {...field('note', t('note'))} />
    </FormDialog>
  );
};
