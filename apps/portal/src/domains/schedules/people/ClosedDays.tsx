import { Button, TextInput } from '@mantine/core';
import { createClosure, deleteClosure } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { spanWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { ClosuresDocument } from './closures.graphql.ts';
import classes from './plans.module.css';
import { plannedWords } from './words.ts';

/** The days a location is closed from today on: told, and opened again. */
export const ClosedDays = ({ location, today, onClose }: { location: string; today: string; onClose: () => void }) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const { data } = useAsk(ClosuresDocument, { location, from: today }, { keep: ['from'] });
  const remove = useAction(deleteClosure);
  const form = useCallForm({
    call: createClosure,
    fixed: { location },
    values: { name: '', start_date: today, end_date: today },
    // The next closed days are told from the beginning.
    onSaved: () => form.discard(),
  });
  const { field, values } = form;
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
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('closeDays')}
          </Button>
        }
      >
        <TextInput {...field('name', t('closedFor'))} />
        <div className={classes.pair}>
          <DateField
            {...field('start_date', t('starts'))}
            onChange={(day) => {
              form.set('start_date', day);
              if (values.end_date < day) form.set('end_date', day);
            }}
          />
          <DateField {...field('end_date', t('ends'))} min={values.start_date || undefined} />
        </div>
      </FormBody>
    </Dialog>
  );
};
