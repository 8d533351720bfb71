import { Button, TextInput } from '@mantine/core';
import { requestStaffPto, withdrawStaffPto } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { lasting } from '@nestling/ui/format/lasting.ts';
import { dayShort, spanWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
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
  const request = useAction(requestStaffPto, { ownErrors: true });
  const add = useAction(AddPtoDocument, { ownErrors: true });
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
      {open === 'days' ? (
        <DaysForm
          name={`pto:${person}`}
          title={own ? t('askOff') : t('balance')}
          today={today}
          kinds={[{ value: 'pto', label: t('away_pto') }]}
          act={own ? t('askOff') : t('save')}
          save={({ start_date, end_date, reason }) =>
            own ? request.run({ start_date, end_date, reason }) : add.run({ person, start_date, end_date, reason })
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'hours' ? <HoursDialog person={person} today={today} onClose={() => setOpen(null)} /> : null}
    </section>
  );
};

/** Gives somebody hours, or takes some away. */
const HoursDialog = ({ person, today, onClose }: { person: string; today: string; onClose: () => void }) => {
  const t = useWords(plannedWords);
  const give = useAction(GiveTimeOffDocument);
  const [hours, setHours] = useState('');
  const [date, setDate] = useState(today);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const minutes = Math.round(Number(hours.replace(',', '.')) * 60);
  const wrong = !Number.isFinite(minutes) || minutes === 0;
  const save = async () => {
    setTried(true);
    if (wrong) return;
    const ended = await give.run({ person, minutes, date, note: note.trim() || null });
    if (ended?.kind === 'done') onClose();
  };
  return (
    <Dialog label={t('giveHours')} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2>{t('giveHours')}</h2>
        <div className={classes.pair}>
          <TextInput
            label={t('hoursGiven')}
            inputMode="decimal"
            withAsterisk
            error={tried && wrong ? t('needHours') : null}
            value={hours}
            onChange={(event) => setHours(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('forDay')}
            required
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
        </div>
        <TextInput
          label={t('note')}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={give.busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
