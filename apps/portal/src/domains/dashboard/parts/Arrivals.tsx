import { minuteOfDay } from '@nestling/ui/format/when.ts';
import type { Hours } from '@nestling/ui/place/ribbon.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { statedNow } from '../../attendance/stated.ts';
import { stepsOf } from '../steps.ts';
import type { Day } from '../use-day.ts';
import { dashboardWords } from '../words.ts';
import classes from './Arrivals.module.css';
import { StepChart } from './StepChart.tsx';
import { Figure, Quiet, Widget } from './Widget.tsx';

const figures = [
  { state: 'in', word: 'here' },
  { state: 'none', word: 'notYet' },
  { state: 'absent', word: 'absent' },
  { state: 'out', word: 'home' },
] as const;

/** Who came and who went, in figures and as the day went. */
export const Arrivals = ({ day, zone, hours, now }: { day: Day; zone: string | null; hours: Hours; now: number }) => {
  const t = useWords(dashboardWords);
  const minute = minuteOfDay(now, zone);
  const today = statedNow(zone, new Date(now)).date;
  // Whoever stayed from the evening before was here when this day began.
  const at = (instant: string): number =>
    statedNow(zone, new Date(instant)).date < today ? 0 : minuteOfDay(instant, zone);
  const stays = day.students.flatMap((one) => one.stays);
  const came = stepsOf(stays.map(({ checked_in_at }) => at(checked_in_at)));
  const went = stepsOf(stays.flatMap(({ checked_out_at }) => (checked_out_at ? [at(checked_out_at)] : [])));
  const from = Math.min(hours.opens, minute, came[0]?.at ?? hours.opens);
  return (
    <Widget title={t('arrivals')} to={href('attendance.door')} link={t('attendance')}>
      <div className={classes.figures}>
        {figures.map(({ state, word }) => (
          <Link key={state} className={classes.figure} to={href('attendance.students', {}, { state })}>
            <Figure
              value={day.count[state]}
              word={t(word)}
              tone={state === 'none' && day.count.none > 0 ? 'wait' : undefined}
            />
          </Link>
        ))}
      </div>
      {came.length === 0 ? (
        <Quiet>{t('nobodyCame')}</Quiet>
      ) : (
        <StepChart
          label={t('chart')}
          time={t('time')}
          lines={[
            { name: t('arrived'), steps: came },
            { name: t('left'), steps: went },
          ]}
          from={Math.floor(from / 60) * 60}
          to={Math.max(hours.closes, minute)}
          now={minute}
        />
      )}
    </Widget>
  );
};
