import { Button, Select, Textarea, TextInput } from '@mantine/core';
import type { ArgumentsOf, Call } from '@nestling/contract/limits.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { AddAbsenceDocument, AddPtoDocument, AddVacationDocument } from './away.graphql.ts';
import classes from './plans.module.css';
import { useAwayActs } from './use-away-acts.ts';
import type { Away, Whose } from './use-week.ts';
import { plannedWords } from './words.ts';

type Told = ArgumentsOf<typeof AddAbsenceDocument>;

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
  const call: Call<object, Told> = whose === 'students' ? AddAbsenceDocument : AddPtoDocument;
  const vacation = useAction(AddVacationDocument, { ownErrors: true });
  const form = useCallForm({
    call,
    name: `away:${person.id}`,
    fixed: { person: person.id },
    values: {
      ...{ kind: whose === 'students' ? 'absence' : 'pto', start_date: date, end_date: date },
      ...{ start_time: '', end_time: '', reason: '', note: '' },
    },
    args: (given) => given,
    save: (run, { kind, start_time, end_time, ...days }) =>
      kind === 'vacation'
        ? vacation.run({ person: person.id, ...days, start_time: start_time || null, end_time: end_time || null })
        : run(),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={t('newAway', { name: person.name })} onClose={onClose}>
      <div className={classes.form}>
        {whose === 'students' ? (
          <Select
            data={(['absence', 'vacation'] as const).map((value) => ({ value, label: t(`away_${value}`) }))}
            allowDeselect={false}
            {...field('kind', t('kind'))}
          />
        ) : null}
        <div className={classes.pair}>
          <DateField {...field('start_date', t('starts'))} />
          <DateField {...field('end_date', t('ends'))} />
        </div>
        <div className={classes.pair}>
          <TimeField
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...field('start_time', t('from'), t('wholeDays'))}
          />
          <TimeField {...field('end_time', t('until'))} />
        </div>
        <TextInput {...field('reason', t('reason'))} />
        <Textarea autosize {...field('note', t('note'))} />
      </div>
    </FormPanel>
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
