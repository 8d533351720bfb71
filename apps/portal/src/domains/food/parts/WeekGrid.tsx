import { type Component, isMeal, components as known, type Meal } from '@nestling/rules/food/meals.ts';
import { missingFrom } from '@nestling/rules/food/pattern.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconAlertTriangle, IconPlus, IconX } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { days, type Placed } from '../week.ts';
import { foodWords } from '../words.ts';
import classes from './WeekGrid.module.css';

/** What is dragged: an item of the list, or one from its place. */
const MIME = 'application/x-nestling-food';
/** A place of the week. */
export type Cell = { readonly day: number; readonly meal: Meal };

const isComponent = (word: string): word is Component => known.some((one) => one === word);

/** The week as seven days of meals. Foods are dragged with the mouse or moved by Alt and the arrow keys. */
export const WeekGrid = ({
  monday,
  today,
  meals,
  placed,
  clashing,
  onAdd,
  onMove,
  onTakeOff,
}: {
  monday: string;
  today: string;
  meals: readonly Meal[];
  placed: readonly Placed[];
  /** Ids of items some child must not eat. */
  clashing: ReadonlySet<string>;
  onAdd: (cell: Cell) => void;
  onMove: (from: Placed, to: Cell) => void;
  onTakeOff: (one: Placed) => void;
}) => {
  const t = useWords(foodWords);
  const { language } = useSpeech();
  const [over, setOver] = useState('');
  const key = ({ day, meal }: Cell) => `${day} ${meal}`;
  const drop = (event: DragEvent, cell: Cell) => {
    event.preventDefault();
    setOver('');
    const [day, meal, item] = event.dataTransfer.getData(MIME).split(' ');
    const from = placed.find((one) => String(one.day) === day && one.meal === meal && one.item === item);
    if (from) onMove(from, cell);
  };
  const press = (event: KeyboardEvent, one: Placed) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onTakeOff(one);
      return;
    }
    if (!event.altKey) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const [aside = 0, along = 0] = step;
    const at = meals.findIndex((meal) => meal === one.meal) + along;
    const meal = meals[at];
    const day = one.day + aside;
    if (meal && day >= 1 && day <= 7) onMove(one, { day, meal });
  };
  const missingAt = (foods: readonly Placed[], meal: Meal, infants: boolean): string => {
    const of = foods.filter(({ forInfants }) => forInfants === infants);
    if (of.length === 0) return '';
    const parts = missingFrom(meal, infants ? '6-11m' : '3-5', of).filter(isComponent);
    if (parts.length === 0) return '';
    const told = t('missing', { parts: parts.map((part) => t(part)).join(', ') });
    return infants ? `${t('infants')}: ${told}` : told;
  };
  return (
    <div className={classes.week} style={{ gridTemplateRows: `auto repeat(${meals.length}, auto)` }}>
      {days.map((day) => {
        const date = addDays(monday, day - 1);
        return (
          <section key={day} className={classes.day} aria-label={dayShort(date, language)}>
            <h3 className={classes.head} data-today={date === today}>
              {dayShort(date, language)}
            </h3>
            {meals.map((meal) => {
              const cell = { day, meal };
              const foods = placed.filter((one) => one.day === day && one.meal === meal);
              const missing = [missingAt(foods, meal, false), missingAt(foods, meal, true)].filter(Boolean);
              return (
                <fieldset
                  key={meal}
                  aria-label={t(meal)}
                  className={classes.cell}
                  data-over={over === key(cell)}
                  onDragOver={(event) => {
                    if (!event.dataTransfer.types.includes(MIME)) return;
                    event.preventDefault();
                    setOver(key(cell));
                  }}
                  onDragLeave={() => setOver('')}
                  onDrop={(event) => drop(event, cell)}
                >
                  <span className={classes.meal}>{t(meal)}</span>
                  <ul className={classes.foods}>
                    {foods.map((one) => (
                      <li
                        key={one.item}
                        className={classes.food}
                        data-clash={clashing.has(one.item)}
                        draggable
                        onDragStart={(event) => {
                          event.dataTransfer.setData(MIME, `${one.day} ${one.meal} ${one.item}`);
                          event.dataTransfer.effectAllowed = 'move';
                        }}
                      >
                        <button type="button" className={classes.name} onKeyDown={(event) => press(event, one)}>
                          {clashing.has(one.item) ? <IconAlertTriangle size={14} aria-hidden="true" /> : null}
                          {one.name}
                          {one.forInfants ? <span className={classes.infants}>{t('infants')}</span> : null}
                        </button>
                        <button
                          type="button"
                          className={classes.off}
                          aria-label={t('takeOff', { name: one.name })}
                          onClick={() => onTakeOff(one)}
                        >
                          <IconX size={14} />
                        </button>
                      </li>
                    ))}
                  </ul>
                  {missing.map((told) => (
                    <p key={told} className={classes.missing}>
                      {told}
                    </p>
                  ))}
                  <button
                    type="button"
                    className={classes.add}
                    aria-label={t('addTo', { meal: t(meal), day: dayShort(date, language) })}
                    onClick={() => isMeal(meal) && onAdd(cell)}
                  >
                    <IconPlus size={16} aria-hidden="true" />
                  </button>
                </fieldset>
              );
            })}
          </section>
        );
      })}
    </div>
  );
};
