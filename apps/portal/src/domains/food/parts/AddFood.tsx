import { Button } from '@mantine/core';
import { createFoodItem } from '@nestling/contract/operations/food.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { FindField } from '@nestling/kit/field/FindField.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { FoodItemsDocument, type FoodItemsQuery } from '../food.graphql.ts';
import { foodWords } from '../words.ts';
import classes from './AddFood.module.css';
import type { Cell } from './WeekGrid.tsx';

export type Food = FoodItemsQuery['foodItems']['data'][number];

/** A name that is made new is no longer than this. */
const LONGEST = createFoodItem.limits.name?.longest ?? 120;

/** Foods to put into a meal, one press each; a name that is not there becomes a new food. */
export const AddFood = ({
  cell,
  monday,
  location,
  foods,
  chosen,
  onPick,
  onClose,
}: {
  cell: Cell;
  monday: string;
  location: string;
  foods: readonly Food[];
  /** Ids that stand in the cell already. */
  chosen: ReadonlySet<string>;
  onPick: (food: Food) => void;
  onClose: () => void;
}) => {
  const t = useWords(foodWords);
  const { language } = useSpeech();
  const client = useClient();
  const [search, setSearch] = useState('');
  const create = useAction(createFoodItem);
  const wanted = search.trim().toLowerCase();
  const found = foods.filter(({ name }) => name.toLowerCase().includes(wanted));
  const named = foods.some(({ name }) => name.toLowerCase() === wanted);
  const make = async () => {
    const name = search.trim();
    const ended = await create.run({ name, location });
    if (ended?.kind !== 'done') return;
    const { data } = await askOnce(client, FoodItemsDocument, { location });
    const made = data?.foodItems.data.find((one) => one.name === name);
    if (made) onPick(made);
    setSearch('');
  };
  return (
    <SidePanel
      title={t('addTo', { meal: t(cell.meal), day: dayShort(addDays(monday, cell.day - 1), language) })}
      onClose={onClose}
    >
      <FindField
        label={t('food')}
        value={search}
        onChange={(text) => setSearch(text.slice(0, LONGEST))}
        onEnter={() => {
          const [first] = found;
          if (wanted && !named && found.length === 0) void make();
          else if (wanted && first) onPick(first);
        }}
      />
      <ul className={classes.list}>
        {found.map((food) => (
          <li key={food.id}>
            <button type="button" className={classes.food} disabled={chosen.has(food.id)} onClick={() => onPick(food)}>
              {food.name}
              <span className={classes.detail}>{food.allergens.map(({ name }) => name).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {wanted && !named ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          loading={create.busy}
          onClick={() => void make()}
        >
          {t('addNew', { name: search.trim() })}
        </Button>
      ) : null}
    </SidePanel>
  );
};
