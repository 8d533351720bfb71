import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { meals } from '@nestling/rules/food/meals.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { dayShort, stated } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { OwnFoodWeeksDocument, type OwnFoodWeeksQuery } from '../family.graphql.ts';
import { FoodClashesDocument } from '../food.graphql.ts';
import { days, mondayOf } from '../week.ts';
import { foodWords } from '../words.ts';
import classes from './FamilyMenu.module.css';

type Week = OwnFoodWeeksQuery['ownFoodMenuWeeks'][number];

/** The menus a family's children eat from: today first, the week on demand, with what its own child must not eat. */
const FamilyMenu = () => {
  const { data } = useAsk(OwnFoodWeeksDocument, {});
  const weeks = (data?.ownFoodMenuWeeks ?? []).filter((week) => week.meals.length > 0);
  return weeks.map((week) => <Menu key={week.id} week={week} named={weeks.length > 1} />);
};

const Menu = ({ week, named }: { week: Week; named: boolean }) => {
  const t = useWords(foodWords);
  const { language } = useSpeech();
  const [whole, setWhole] = useState(false);
  const { data } = useAsk(FoodClashesDocument, { id: week.id });
  const clashes = data?.foodMenuClashes ?? [];
  const { date: today } = stated(Date.now());
  // A cycle's current week may bear another date: its weekday counts then.
  const monday = mondayOf(today);
  const shown = days.filter((day) =>
    whole ? week.meals.some((one) => one.day === day) : addDays(monday, day - 1) === today,
  );
  const title = named && week.location ? `${t('week')}, ${week.location.name}` : t('week');
  return (
    <section className={classes.menu} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <Button variant="subtle" onClick={() => setWhole(!whole)}>
          {t(whole ? 'onlyToday' : 'wholeWeek')}
        </Button>
      </div>
      <div className={classes.days} data-whole={whole}>
        {shown.map((day) => {
          const of = week.meals.filter((one) => one.day === day);
          return (
            <div key={day} className={classes.day}>
              <h3 className={classes.date}>{dayShort(addDays(monday, day - 1), language)}</h3>
              {of.length === 0 ? <p>{t('nothingToday')}</p> : null}
              <dl className={classes.meals}>
                {meals
                  .filter((meal) => of.some((one) => one.meal === meal))
                  .map((meal) => (
                    <div key={meal}>
                      <dt>{t(meal)}</dt>
                      {of
                        .filter((one) => one.meal === meal)
                        .map(({ id, item }) => {
                          const names = clashes
                            .filter((one) => one.day === day && one.meal === meal && one.item_id === item?.id)
                            .map(({ student_name }) => student_name);
                          return (
                            <dd key={id}>
                              {item?.name}{' '}
                              {names.length > 0 ? (
                                <Badge kind="safety">{t('notFor', { names: [...new Set(names)].join(', ') })}</Badge>
                              ) : null}
                            </dd>
                          );
                        })}
                    </div>
                  ))}
              </dl>
            </div>
          );
        })}
      </div>
    </section>
  );
};

export default FamilyMenu;
