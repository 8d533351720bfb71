import { Button, Select, Textarea } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Toggles } from '@nestling/kit/field/Toggles.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { minutesOf } from '@nestling/ui/format/clock.ts';
import { weekdayOf } from '@nestling/ui/format/day.ts';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { dayName, weekdays } from '../week.ts';
import type { StudentPlansQuery } from './plans.graphql.ts';
import classes from './plans.module.css';
import { planCalls, usePlanActs } from './use-plan-acts.ts';
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
  const calls = planCalls[whose];
  const call = plan ? calls.change : calls.add;
  const form = useCallForm({
    call,
    name: `plan:${plan?.id ?? 'new'}:${person.id}:${only ? date : ''}`,
    values: {
      type: plan?.type ?? 'weekly',
      days: plan ? textsIn(plan.days) : [nameOfDay(date)],
      start_date: date,
      end_date: plan?.end_date ?? '',
      start_time: begun.start_time,
      end_time: begun.end_time,
      program: plan?.program?.id,
      note: plan?.note ?? '',
    },
    needs: () => [
      'start_time',
      'end_time',
      ...(only ? [] : (['start_date'] as const)),
      ...(only || single ? [] : (['days'] as const)),
    ],
    validate: {
      end_time: (value, { start_time }) => (value && minutesOf(value) <= minutesOf(start_time) ? t('backwards') : null),
    },
    args: ({ start_time, end_time, program, ...when }) => {
      const times = { start_time, end_time, program };
      if (plan && only) return { id: plan.id, date, ...times };
      return { ...(plan ? { id: plan.id } : { person: person.id, location }), ...times, ...when };
    },
    onSaved: onClose,
  });
  const { field } = form;
  const { type } = form.values;
  const title = t(plan ? 'editPlan' : 'newPlan', { name: person.name });
  const leave = (work: Promise<{ readonly kind: string } | null>) =>
    void work.then((ended) => (ended?.kind === 'done' ? onClose() : undefined));
  return (
    <FormPanel form={form} title={only ? `${title} · ${day}` : title} onClose={onClose}>
      <div className={classes.form}>
        <div className={classes.pair}>
          <TimeField {...field('start_time', t('from'))} />
          <TimeField {...field('end_time', t('until'))} />
        </div>
        {only ? null : (
          <>
            {single ? null : (
              <>
                <Select
                  data={types.map((value) => ({ value, label: t(`type_${value}`) }))}
                  allowDeselect={false}
                  {...field('type', t('type'))}
                />
                <Toggles<string>
                  choices={weekdays.map((value) => ({ value, label: dayName(value, language, 'short') }))}
                  {...field('days', t('days'))}
                />
              </>
            )}
            <div className={classes.pair}>
              <DateField {...field('start_date', t('starts'))} />
              {type === 'once' || single ? null : (
                <DateField
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  {...field('end_date', t('ends'), t('untilHelp'))}
                />
              )}
            </div>
          </>
        )}
        <Select
          placeholder={whose === 'students' ? t('ownRoom') : t('noRoom')}
          clearable
          data={choicesOf(rooms)}
          {...field('program', t('room'))}
        />
        {only ? null : <Textarea autosize {...field('note', t('note'))} />}
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
    </FormPanel>
  );
};
