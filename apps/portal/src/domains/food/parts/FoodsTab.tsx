import { Button, TextInput } from '@mantine/core';
import { deleteFoodItem, updateFoodItemStatus } from '@nestling/contract/operations/food.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { components } from '@nestling/rules/food/meals.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import { FoodItemsDocument } from '../food.graphql.ts';
import { foodWords } from '../words.ts';
import type { Food } from './AddFood.tsx';
import { FoodPanel } from './FoodPanel.tsx';

/** What the kitchen serves. */
export const FoodsTab = ({ location }: { location: string }) => {
  const t = useWords(foodWords);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Food | 'new' | null>(null);
  const { data } = useAsk(FoodItemsDocument, { location });
  const turn = useAction(updateFoodItemStatus);
  const removal = useDeletion(deleteFoodItem);
  const foods = data?.foodItems.data ?? [];
  const rows = foods.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const counts = ({ components: held }: Food): string =>
    components
      .filter((one) => textsIn(held).includes(one))
      .map((one) => t(one))
      .join(', ');
  const allergens = ({ allergens: held }: Food) =>
    held.map(({ id, name }) => (
      <Badge key={id} kind="safety">
        {name}
      </Badge>
    ));
  const columns: Column<Food>[] = [
    { key: 'name', head: t('name'), cell: ({ name }) => name },
    { key: 'counts', head: t('components'), cell: counts },
    { key: 'allergens', head: t('allergens'), cell: allergens },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status }) => (
        <Badge kind={status === 'active' ? 'good' : 'neutral'}>{t(status === 'active' ? 'active' : 'available')}</Badge>
      ),
    },
    { key: 'used', head: t('used'), cell: ({ used }) => used ?? 0, wide: true },
  ];
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('newFood')}
    </Button>
  );
  return (
    <Stack>
      <Row justify="between">
        <TextInput
          aria-label={t('food')}
          placeholder={t('food')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {add}
      </Row>
      {!data ? <RowsSkeleton /> : null}
      {data && foods.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('noFoods')} actions={add}>
          {t('noFoodsText')}
        </EmptyState>
      ) : null}
      {foods.length > 0 ? (
        <DataTable
          label={t('foods')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOpen={setOpen}
          menuOf={(food) => [
            editItem(t('edit'), () => setOpen(food)),
            {
              key: 'turn',
              label: t(food.status === 'active' ? 'setAvailable' : 'setActive'),
              icon: <IconPower size={18} />,
              onPick: () => void turn.run({ id: food.id, status: food.status === 'active' ? 'available' : 'active' }),
            },
            deleteItem(t('remove'), () => removal.ask({ id: food.id, name: food.name })),
          ]}
          card={(food) => (
            <>
              <b>{food.name}</b>
              <span>{counts(food)}</span>
              <div>{allergens(food)}</div>
            </>
          )}
        />
      ) : null}
      {removal.question}
      {open ? (
        <FoodPanel
          key={open === 'new' ? 'new' : open.id}
          location={location}
          food={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Stack>
  );
};
