import { Select } from '@mantine/core';
import { saveDrillPlan } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { useDrillWords } from '../drill-words.ts';
import type { DrillsQuery } from '../drills.graphql.ts';
import classes from './drills.module.css';

type Due = DrillsQuery['getDrillsDue'][number];

/** As often as states ask for: each month, quarter, half a year, year. */
const EVERY = [1, 2, 3, 4, 6, 12] as const;

/** What is practiced how often, when it was last, and what is due. */
export const DueList = ({ location, today, due }: { location: string; today: string; due: readonly Due[] }) => {
  const { t, kindName } = useDrillWords();
  const { language } = useSpeech();
  const may = useMay();
  const plans = allows(usePerson().role, 'manager') && may('edit_settings');
  const save = useAction(saveDrillPlan);
  const shown = plans ? due : due.filter(({ every_months }) => every_months !== null);
  if (shown.length === 0) return null;
  const state = ({ due_on }: Due) => {
    if (due_on === null) return null;
    if (due_on === today) return <Badge kind="wait">{t('dueToday')}</Badge>;
    if (due_on < today) return <Badge kind="bad">{t('overdue', { day: dateWords(due_on, language) })}</Badge>;
    return <Badge kind="good">{t('dueOn', { day: dateWords(due_on, language) })}</Badge>;
  };
  return (
    <section aria-label={t('due')}>
      <h2 className={classes.head}>{t('due')}</h2>
      <ul className={classes.due}>
        {shown.map((one) => (
          <li key={one.kind} className={classes.card}>
            <b>{kindName(one.kind)}</b>
            <span className={classes.quiet}>
              {one.last_on ? t('lastOn', { day: dateWords(one.last_on, language) }) : t('never')}
            </span>
            {state(one)}
            {plans ? (
              <Select
                size="sm"
                clearable
                label={t('every')}
                placeholder={t('notAsked')}
                disabled={save.busy}
                data={EVERY.map((months) => ({ value: String(months), label: t('months', { count: months }) }))}
                value={one.every_months === null ? null : String(one.every_months)}
                onChange={(months) =>
                  void save.run({ location, kind: one.kind, every_months: months === null ? null : Number(months) })
                }
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
