import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { AddAbsenceDocument, AddPtoDocument, AddVacationDocument } from './away.graphql.ts';
import classes from './plans.module.css';
import { useAwayActs } from './use-away-acts.ts';
import type { Away, Whose } from './use-week.ts';
import { plannedWords } from './words.ts';

/** Tells that somebody of a location is away, as the office does: an absence or vacation of a child, time off of staff. */
export const AwayPanel = ({
  whose,
  person,
  date,
  onClose,
}: {
  whose: Whose;
  person: { readonly id: string; readonly name: string };
  date: string;
  onClose: () => void;
}) => {
  const t = useWords(plannedWords);
  const absence = useAction(AddAbsenceDocument, { ownErrors: true });
  const vacation = useAction(AddVacationDocument, { ownErrors: true });
  const pto = useAction(AddPtoDocument, { ownErrors: true });
  const form = useRecordForm({
    name: `away:${person.id}`,
    initial: {
      ...{ kind: whose === 'students' ? 'absence' : 'pto', start_date: date, end_date: date },
      ...{ start_time: '', end_time: '', reason: '', note: '' },
    },
    save: ({ kind, start_time, end_time, ...days }): Promise<Ended<object> | null> => {
      const act = kind === 'pto' ? pto : kind === 'vacation' ? vacation : absence;
      return act.run({ person: person.id, ...days, start_time: start_time || null, end_time: end_time || null });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const labels = {
    ...{ kind: t('kind'), start_date: t('starts'), end_date: t('ends') },
    ...{ start_time: t('from'), end_time: t('until'), reason: t('reason'), note: t('note') },
  };
  return (
    <SidePanel title={t('newAway', { name: person.name })} onClose={onClose}>
      <FormBody
        form={form}
        labels={labels}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <div className={classes.form}>
          {whose === 'students' ? (
            <Select
              label={t('kind')}
              data={(['absence', 'vacation'] as const).map((value) => ({ value, label: t(`away_${value}`) }))}
              allowDeselect={false}
              {...fields.getInputProps('kind')}
            />
          ) : null}
          <div className={classes.pair}>
            <TextInput type="date" label={t('starts')} withAsterisk {...fields.getInputProps('start_date')} />
            <TextInput type="date" label={t('ends')} withAsterisk {...fields.getInputProps('end_date')} />
          </div>
          <div className={classes.pair}>
            <TextInput
              type="time"
              label={t('from')}
              description={t('wholeDays')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...fields.getInputProps('start_time')}
            />
            <TextInput type="time" label={t('until')} {...fields.getInputProps('end_time')} />
          </div>
          <TextInput label={t('reason')} maxLength={200} {...fields.getInputProps('reason')} />
          <Textarea label={t('note')} maxLength={1000} autosize {...fields.getInputProps('note')} />
        </div>
      </FormBody>
    </SidePanel>
  );
};

/** What is told of a day somebody is away on, and how to take it back. */
export const AwayDetail = ({
  person,
  date,
  away,
  onClose,
}: {
  person: { readonly name: string };
  date: string;
  away: Away;
  onClose: () => void;
}) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const acts = useAwayActs(away.kind);
  const leave = (work: Promise<{ readonly kind: string } | null>) =>
    void work.then((ended) => (ended?.kind === 'done' ? onClose() : undefined));
  const day = dayShort(date, language);
  return (
    <SidePanel title={t('newAway', { name: person.name })} onClose={onClose}>
      <div className={classes.form}>
        <p>
          {[day, away.start_time ? `${away.start_time}–${away.end_time}` : t('wholeDays')].join(' · ')}
          <br />
          {[away.reason, away.note].filter(Boolean).join(' · ')}
        </p>
        <div className={classes.foot}>
          <Button variant="default" onClick={() => leave(acts.takeOut(away.id, date))}>
            {t('takeOut', { day })}
          </Button>
          <Button variant="default" onClick={() => leave(acts.remove(away.id))}>
            {t('delete')}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
};
