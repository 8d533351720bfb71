import { Button, Switch } from '@mantine/core';
import {
  copyFoodMenuWeek,
  deleteFoodMenuWeek,
  setCurrentFoodMenuWeek,
} from '@nestling/contract/operations/food.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { usePhone } from '@nestling/kit/media.ts';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { WeekSteps } from '@nestling/kit/WeekSteps.tsx';
import { diets, isMeal, meals } from '@nestling/rules/food/meals.ts';
import { brokenIn } from '@nestling/rules/food/pattern.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { SafetyBand } from '@nestling/ui/feedback/SafetyBand.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { spanWords, weekdayWords } from '@nestling/ui/format/when.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture, PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCopy, IconDots, IconEye, IconPrinter, IconRepeat, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { usePerson } from '../../../session/session.ts';
import { FoodClashesDocument, FoodItemsDocument, FoodWeekDocument } from '../food.graphql.ts';
import { useWeek } from '../use-week.ts';
import { mondayOf, type Placed, stands } from '../week.ts';
import { foodWords } from '../words.ts';
import { AddFood } from './AddFood.tsx';
import { MenuPanel, type PanelKind } from './MenuPanels.tsx';
import { type Cell, WeekGrid } from './WeekGrid.tsx';

const isDiet = (word: string): word is (typeof diets)[number] => diets.some((diet) => diet === word);
const late = ['supper', 'evening_snack'] as const;

/** The menu, week by week: planned by drag or keys, held against the rules and the children as it is. */
export const MenuTab = ({ location, today }: { location: string; today: string }) => {
  const t = useWords(foodWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const client = useClient();
  const [monday, setMonday] = useState(() => mondayOf(today));
  const [open, setOpen] = useState<Cell | PanelKind | null>(null);
  const [evening, setEvening] = useState(false);
  const { week, placed, change, loading, failed, again } = useWeek(location, monday, {
    undo: (back) => notify({ kind: 'done', title: t('saved'), undo: back }),
  });
  const { data: list } = useAsk(FoodItemsDocument, { location });
  const { data: told } = useAsk(FoodClashesDocument, { id: week?.id ?? '' }, { pause: !week });
  const phone = usePhone();
  const show = useAction(setCurrentFoodMenuWeek);
  const copy = useAction(copyFoodMenuWeek);
  const removal = useDeletion(deleteFoodMenuWeek);
  const clashes = week ? (told?.foodMenuClashes ?? []) : [];
  const withEvening = evening || placed.some(({ meal }) => late.some((one) => one === meal));
  const shown = meals.filter((meal) => withEvening || !late.some((one) => one === meal));
  const dayName = (day: number) => weekdayWords(addDays(monday, day - 1), language, 'long');

  const notes = [...Map.groupBy(clashes, (one) => `${one.student_id} ${one.item_id} ${one.word}`).values()].flatMap(
    (same) => {
      const [one] = same;
      if (!one) return [];
      const days = new Intl.ListFormat(language).format(new Set(same.map(({ day }) => dayName(day))));
      return [
        {
          kind: 'safety' as const,
          word: isDiet(one.word) ? t(one.word) : one.word,
          lead: one.student_name,
          detail: t('clash', { food: one.item_name, days }),
        },
      ];
    },
  );
  const broken = brokenIn(
    placed.flatMap(({ meal, forInfants, ...one }) => (isMeal(meal) && !forInfants ? [{ ...one, meal }] : [])),
  );
  const move = (from: Placed, { day, meal }: Cell) => {
    const rest = placed.filter((one) => one !== from);
    if (stands(rest, day, meal, from.item)) return;
    change([...rest, { ...from, day, meal }]);
  };
  const copyLast = async () => {
    const date = addDays(monday, -7);
    const { data } = await askOnce(client, FoodWeekDocument, { location, date });
    const last = data?.foodMenuWeeks.data.find((one) => one.date === date);
    if (last) await copy.run({ id: last.id, date: monday });
    else notify({ kind: 'failed', title: t('copyLastNone') });
  };
  const span = spanWords({ from: monday, to: addDays(monday, 6) }, language);

  if (failed)
    return (
      <EmptyState
        picture={<BlocksPicture />}
        title={t('notMade')}
        actions={<Button onClick={again}>{t('menuReload')}</Button>}
      />
    );
  return (
    <Stack>
      <Row justify="between">
        <Row>
          <WeekSteps monday={monday} today={today} onMonday={setMonday} />
          <h2>{span}</h2>
          {week?.current_week ? <Badge kind="good">{t('current')}</Badge> : null}
        </Row>
        <Row>
          {week && !week.current_week ? (
            <Button leftSection={<IconEye size={18} />} onClick={() => void show.run({ id: week.id })}>
              {t('makeCurrent')}
            </Button>
          ) : null}
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
            {t('print')}
          </Button>
          <Menu
            label={t('more')}
            button={<IconDots size={20} />}
            items={[
              ...(week
                ? [{ key: 'copy', label: t('copyWeek'), icon: <IconCopy size={18} />, onPick: () => setOpen('copy') }]
                : []),
              {
                key: 'autofill',
                label: t('autofill'),
                icon: <IconRepeat size={18} />,
                onPick: () => setOpen('autofill'),
              },
              {
                key: 'rotation',
                label: t('rotation'),
                icon: <IconSettings size={18} />,
                onPick: () => setOpen('rotation'),
              },
              ...(allows(role, 'manager')
                ? [
                    {
                      key: 'location',
                      label: t('copyLocation'),
                      icon: <IconCopy size={18} />,
                      onPick: () => setOpen('location'),
                    },
                  ]
                : []),
              ...(week && !week.current_week
                ? [deleteItem(t('removeWeek'), () => removal.ask({ id: week.id, name: span }))]
                : []),
            ]}
          />
        </Row>
      </Row>
      <SafetyBand label={t('clashes')} notes={notes} />
      {loading ? <RowsSkeleton /> : null}
      {!loading && !week && placed.length === 0 ? (
        <EmptyState
          picture={<PaperPicture />}
          title={t('noMenu')}
          actions={
            <Button variant="default" onClick={() => void copyLast()} loading={copy.busy}>
              {t('copyLast')}
            </Button>
          }
        >
          {t('noMenuText')}
        </EmptyState>
      ) : null}
      <WeekGrid
        monday={monday}
        today={today}
        meals={shown}
        placed={placed}
        clashing={new Set(clashes.map(({ item_id }) => item_id))}
        onAdd={setOpen}
        onMove={move}
        onTakeOff={(one) => change(placed.filter((other) => other !== one))}
      />
      {broken.length > 0 ? (
        <ul>
          {broken.map(({ day, rule }) => (
            <li key={`${day} ${rule}`}>{t(`broken_${rule}`, { day: dayName(day) })}</li>
          ))}
        </ul>
      ) : null}
      <Row justify="between">
        <Switch
          label={t('supperToo')}
          checked={withEvening}
          onChange={(event) => setEvening(event.currentTarget.checked)}
        />
        {phone ? null : <small>{t('moveHelp')}</small>}
      </Row>
      {removal.question}
      {typeof open === 'string' ? (
        <MenuPanel
          kind={open}
          location={location}
          monday={monday}
          week={week?.id ?? null}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open && typeof open !== 'string' ? (
        <AddFood
          cell={open}
          monday={monday}
          location={location}
          foods={list?.foodItems.data ?? []}
          chosen={
            new Set(placed.filter(({ day, meal }) => day === open.day && meal === open.meal).map(({ item }) => item))
          }
          onPick={(food) => {
            if (stands(placed, open.day, open.meal, food.id)) return;
            change([
              ...placed,
              {
                day: open.day,
                meal: open.meal,
                item: food.id,
                name: food.name,
                components: textsIn(food.components),
                traits: textsIn(food.traits),
                forInfants: food.for_infants,
              },
            ]);
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Stack>
  );
};
