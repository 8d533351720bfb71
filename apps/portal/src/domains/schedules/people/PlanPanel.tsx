import { Button, Select, Textarea, TextInput } from '@mantine/core';
import type { Ended } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Toggles } from '@nestling/kit/field/Toggles.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { minutesOf } from '@nestling/ui/format/clock.ts';
import { weekdayOf } from '@nestling/ui/format/day.ts';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { dayName, weekdays } from '../week.ts';
import type { StudentPlansQuery } from './plans.graphql.ts';
import classes from './plans.module.css';
import { usePlanActs } from './use-plan-acts.ts';
import type { Whose } from './use-week.ts';
import { plannedWords } from './words.ts';

export type Plan = StudentPlansQuery['plans'][number];

/** What a panel begins with: hours to change, or a day to add some on. `only`: that day of the hours alone. */
export type BegunPlan = {
  readonly person: { readonly id: string; readonly name: string };
  readonly plan: Plan | null;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly only: boolean;
};

const types = ['weekly', 'biweekly', 'once'] as const;
const wordsOf = (days: unknown): string[] =>
  Array.isArray(days) ? days.filter((day): day is string => typeof day === 'string') : [];
const nameOfDay = (date: string): string => weekdays[(weekdayOf(date) + 6) % 7] ?? 'Monday';

/** Plans when somebody comes or works, or changes it: from a day on, or on one day alone. */
export const PlanPanel = ({
  whose,
  location,
  rooms,
  begun,
  onAway,
  onClose,
}: {
  whose: Whose;
  location: string;
  rooms: readonly { readonly id: string; readonly name: string }[];
  begun: BegunPlan;
  /** Tells an absence instead. */
  onAway?: (() => void) | undefined;
  onClose: () => void;
}) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const { person, plan, date, only } = begun;
  const acts = usePlanActs(whose);
  const day = dayShort(date, language);
  const single = plan !== null && (plan.type === 'once' || plan.type === 'custom');
  const form = useRecordForm({
    name: `plan:${plan?.id ?? 'new'}:${person.id}:${only ? date : ''}`,
    initial: {
      type: plan?.type ?? 'weekly',
      days: plan ? wordsOf(plan.days) : [nameOfDay(date)],
      start_date: date,
      end_date: plan?.end_date ?? '',
      start_time: begun.start_time,
      end_time: begun.end_time,
      program: plan?.program?.id ?? '',
      note: plan?.note ?? '',
    },
    validate: {
      days: (value) => (only || single || value.length > 0 ? null : t('needDays')),
      start_time: (value) => (value ? null : t('needTime')),
      end_time: (value, { start_time }) =>
        !value ? t('needTime') : minutesOf(value) <= minutesOf(start_time) ? t('backwards') : null,
    },
    save: (values): Promise<Ended<object> | null> => {
      const times = { start_time: values.start_time, end_time: values.end_time, program: values.program || null };
      if (plan && only) return acts.change({ id: plan.id, date, ...times });
      const when = { type: values.type, days: values.days, end_date: values.end_date || null, note: values.note };
      if (plan) return acts.change({ id: plan.id, start_date: values.start_date, ...times, ...when });
      const place = whose === 'staff' ? { location } : {};
      return acts.add({ person: person.id, start_date: values.start_date, ...times, ...when, ...place });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const { type } = fields.getValues();
  const title = t(plan ? 'editPlan' : 'newPlan', { name: person.name });
  const leave = (work: Promise<{ readonly kind: string } | null>) =>
    void work.then((ended) => (ended?.kind === 'done' ? onClose() : undefined));
  return (
    <SidePanel title={only ? `${title} · ${day}` : title} onClose={onClose}>
      <FormBody
        form={form}
        labels={{
          ...{ type: t('type'), days: t('days'), start_date: t('starts'), end_date: t('ends') },
          ...{ start_time: t('from'), end_time: t('until'), program: t('room'), note: t('note') },
        }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <div className={classes.form}>
          <div className={classes.pair}>
            <TextInput type="time" label={t('from')} withAsterisk {...fields.getInputProps('start_time')} />
            <TextInput type="time" label={t('until')} withAsterisk {...fields.getInputProps('end_time')} />
          </div>
          {only ? null : (
            <>
              {single ? null : (
                <>
                  <Select
                    label={t('type')}
                    data={types.map((value) => ({ value, label: t(`type_${value}`) }))}
                    allowDeselect={false}
                    {...fields.getInputProps('type')}
                  />
                  <Toggles
                    label={t('days')}
                    choices={weekdays.map((value) => ({ value, label: dayName(value, language, 'short') }))}
                    {...fields.getInputProps('days')}
                  />
                </>
              )}
              <div className={classes.pair}>
                <TextInput type="date" label={t('starts')} withAsterisk {...fields.getInputProps('start_date')} />
                {type === 'once' || single ? null : (
                  <TextInput
                    type="date"
                    label={t('ends')}
                    description={t('untilHelp')}
                    inputWrapperOrder={['label', 'input', 'description', 'error']}
                    {...fields.getInputProps('end_date')}
                  />
                )}
              </div>
            </>
          )}
          <Select
            label={t('room')}
            placeholder={whose === 'students' ? t('ownRoom') : t('noRoom')}
            clearable
            data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
            {...fields.getInputProps('program')}
            value={fields.getValues().program || null}
            onChange={(value) => fields.setFieldValue('program', value ?? '')}
          />
          {only ? null : <Textarea label={t('note')} maxLength={500} autosize {...fields.getInputProps('note')} />}
          <div className={classes.foot}>
            {plan ? (
              <>
                <Button variant="default" onClick={() => leave(acts.takeOut(plan.id, date))}>
                  {t('takeOut', { day })}
                </Button>
                {only || single ? null : (
                  <Button variant="default" onClick={() => leave(acts.end(plan.id))}>
                    {t('endPlan')}
                  </Button>
                )}
              </>
            ) : null}
            {onAway ? (
              <Button variant="subtle" onClick={onAway}>
                {t('instead')}
              </Button>
            ) : null}
          </div>
        </div>
      </FormBody>
    </SidePanel>
  );
};
