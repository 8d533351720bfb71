import { Select } from '@mantine/core';
import { countMeal, uncountMeal } from '@nestling/contract/operations/food.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { isMeal, type Meal, meals } from '@nestling/rules/food/meals.ts';
import { SafetyBadges } from '@nestling/ui/feedback/SafetyBand.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { clock, minuteOfDay } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { ActiveStudentsDocument } from '../../attendance/activeStudents.graphql.ts';
import { TickedFace } from '../../attendance/parts/TickedFace.tsx';
import { whereabouts } from '../../attendance/whereabouts.ts';
import { PlateClashesDocument } from '../plate.graphql.ts';
import { MealCountsDocument } from '../program.graphql.ts';
import { foodWords } from '../words.ts';
import classes from './CountsTab.module.css';

const mealAt = (hour: number): Meal =>
  hour < 9 ? 'breakfast' : hour < 11 ? 'morning_snack' : hour < 14 ? 'lunch' : hour < 17 ? 'afternoon_snack' : 'supper';

/** Meals counted by face as they are served, never made of attendance; what must not be on a plate stands on its tile. */
export const CountsTab = ({ location, today, zone }: { location: string; today: string; zone: string | null }) => {
  const t = useWords(foodWords);
  const [date, setDate] = useState(today);
  const [meal, setMeal] = useState<Meal>(() => mealAt(Math.floor(minuteOfDay(Date.now()) / 60)));
  const { data } = useAsk(ActiveStudentsDocument, { location });
  const { data: told } = useAsk(MealCountsDocument, { location, date }, { keep: ['date'] });
  const students = data?.getActiveStudents ?? [];
  const ids = students.map(({ id }) => id);
  const { data: plates } = useAsk(
    PlateClashesDocument,
    { students: ids.slice(0, 200), date, meal },
    { keep: ['date'], pause: ids.length === 0 },
  );
  const add = useAction(countMeal, { say: () => null });
  const take = useAction(uncountMeal, { say: () => null });
  const counted = new Map(
    (told?.mealCounts ?? []).filter((one) => one.meal === meal).map((one) => [one.student_id, one]),
  );
  const here = students.filter((one) => whereabouts(one.checked_in_out).state === 'in' || counted.has(one.id));
  const away = students.filter((one) => !here.includes(one));
  const press = (id: string) => void (counted.has(id) ? take : add).run({ location, date, meal, students: [id] });
  const tiles = (of: typeof students, faint: boolean) => (
    <div className={classes.tiles}>
      {of.map((one) => {
        const at = counted.get(one.id);
        const clashes = (plates?.plateClashes ?? []).filter(({ student_id }) => student_id === one.id);
        return (
          <button
            key={one.id}
            type="button"
            className={classes.tile}
            aria-pressed={at !== undefined}
            onClick={() => press(one.id)}
          >
            <TickedFace student={one} size={56} selected={at !== undefined} faint={faint} />
            <span className={classes.name}>{one.fname}</span>
            {at ? <span className={classes.at}>{t('countedAt', { time: clock(at.counted_at, zone) })}</span> : null}
            <span className={classes.clashes}>
              <SafetyBadges notes={clashes.map(({ item_name }) => ({ kind: 'safety', word: item_name }))} />
            </span>
          </button>
        );
      })}
    </div>
  );
  return (
    <Stack>
      <Row align="end">
        <DateField label={t('date')} max={today} value={date} onChange={(day) => setDate(day || today)} />
        <Select
          label={t('meal')}
          allowDeselect={false}
          data={meals.map((one) => ({ value: one, label: t(one) }))}
          value={meal}
          onChange={(next) => next && isMeal(next) && setMeal(next)}
        />
        <b aria-live="polite">{t('counted', { count: counted.size })}</b>
      </Row>
      <p>{t('countHelp')}</p>
      {!data ? <RowsSkeleton /> : null}
      {data && students.length === 0 ? (
        <EmptyState picture={<BlocksPicture />} title={t('nobody')}>
          {t('nobodyText')}
        </EmptyState>
      ) : null}
      {here.length > 0 ? (
        <section>
          <h3>{t('here')}</h3>
          {tiles(here, false)}
        </section>
      ) : null}
      {away.length > 0 ? (
        <section>
          <h3>{t('notHere')}</h3>
          {tiles(away, true)}
        </section>
      ) : null}
    </Stack>
  );
};
