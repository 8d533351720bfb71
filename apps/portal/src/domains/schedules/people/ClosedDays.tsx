import { Button, TextInput } from '@mantine/core';
import { createClosure, deleteClosure } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { spanWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { ClosuresDocument } from './closures.graphql.ts';
import classes from './plans.module.css';
import { plannedWords } from './words.ts';

/** The days a location is closed from today on: told, and opened again. */
export const ClosedDays = ({ location, today, onClose }: { location: string; today: string; onClose: () => void }) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const { data } = useAsk(ClosuresDocument, { location, from: today }, { keep: ['from'] });
  const add = useAction(createClosure);
  const remove = useAction(deleteClosure);
  const [given, setGiven] = useState({ name: '', start_date: today, end_date: today });
  const save = async () => {
    const ended = await add.run({ location, ...given, name: given.name.trim() });
    if (ended?.kind === 'done') setGiven({ name: '', start_date: today, end_date: today });
  };
  const set = (more: Partial<typeof given>) => setGiven({ ...given, ...more });
  return (
    <Dialog label={t('closedDays')} onClose={onClose}>
      <h2>{t('closedDays')}</h2>
      {data?.closures.length === 0 ? <p className={classes.quiet}>{t('noClosed')}</p> : null}
      <ul className={classes.list}>
        {data?.closures.map(({ id, name, start_date, end_date, location_id }) => (
          <li key={id}>
            <span>
              {name}{' '}
              <small className={classes.note}>
                {spanWords({ from: start_date, to: end_date }, language)}
                {location_id === null ? ` · ${t('closedAll')}` : ''}
              </small>
            </span>
            <Button variant="default" size="compact-sm" onClick={() => void remove.run({ id })}>
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={t('closedFor')}
          required
          maxLength={100}
          value={given.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <TextInput
            type="date"
            label={t('starts')}
            required
            value={given.start_date}
            onChange={({ currentTarget: { value } }) =>
              set(given.end_date < value ? { start_date: value, end_date: value } : { start_date: value })
            }
          />
          <TextInput
            type="date"
            label={t('ends')}
            required
            min={given.start_date}
            value={given.end_date}
            onChange={(event) => set({ end_date: event.currentTarget.value })}
          />
        </div>
        <Button type="submit" loading={add.busy}>
          {t('closeDays')}
        </Button>
      </form>
    </Dialog>
  );
};
