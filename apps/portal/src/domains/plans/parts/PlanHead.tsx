import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { addDays, weekOf } from '@nestling/ui/format/day.ts';
import { dateFigures, spanWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import {
  IconCopy,
  IconDots,
  IconList,
  IconPencil,
  IconPrinter,
  IconShare,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { type Kind, type Plan, planKinds } from '../kinds.ts';
import { planWords } from '../words.ts';
import { type Fact, facts, PlanFact } from './PlanFacts.tsx';
import classes from './PlanHead.module.css';
import { SharePlan } from './SharePlan.tsx';
import { Supplies } from './Supplies.tsx';

/** What a plan is called, for whom and when, and what is done with all of it. */
export const PlanHead = ({
  kind,
  plan,
  rooms,
  onToRoom,
  onRemoved,
}: {
  kind: Kind;
  plan: Plan;
  rooms: readonly { readonly id: string; readonly name: string }[];
  /** Begins a room plan that is copied from this lesson plan. */
  onToRoom?: () => void;
  onRemoved?: () => void;
}) => {
  const t = useWords(planWords);
  const { language } = useSpeech();
  const [open, setOpen] = useState<Fact | 'share' | 'supplies' | null>(null);
  const calls = planKinds[kind];
  const copy = useAction(calls.copy);
  const remove = useAction(calls.remove);
  const unshare = useAction(calls.share);
  const isShared = plan.status === 'shared';
  const next = addDays(weekOf(plan.end_date).from, 7);
  const items: MenuItem[] = [
    ...facts.map((fact) => ({
      key: fact,
      label: t(fact),
      icon: <IconPencil size={18} />,
      onPick: () => setOpen(fact),
    })),
    kind === 'room'
      ? {
          key: 'copy',
          label: t('copyNext'),
          icon: <IconCopy size={18} />,
          onPick: () => void copy.run({ id: plan.id, start_date: next }),
        }
      : { key: 'copy', label: t('copy'), icon: <IconCopy size={18} />, onPick: () => void copy.run({ id: plan.id }) },
    { key: 'print', label: t('print'), icon: <IconPrinter size={18} />, onPick: () => window.print() },
    { key: 'supplies', label: t('supplies'), icon: <IconList size={18} />, onPick: () => setOpen('supplies') },
    ...(isShared
      ? [
          {
            key: 'unshare',
            label: t('unshare'),
            icon: <IconShare size={18} />,
            onPick: () => void unshare.run({ id: plan.id, share: false }),
          },
        ]
      : []),
    {
      key: 'remove',
      label: t('remove'),
      danger: true,
      icon: <IconTrash size={18} />,
      onPick: () => void remove.run({ id: plan.id }).then((ended) => ended?.kind === 'done' && onRemoved?.()),
    },
  ];
  const detail = [
    plan.theme,
    plan.rooms.map(({ name }) => name).join(', ') || t('allRooms'),
    spanWords({ from: plan.start_date, to: plan.end_date }, language),
    plan.changed_at ? t('changedOn', { date: dateFigures(plan.changed_at, language) }) : '',
  ].filter(Boolean);
  return (
    <>
      <Row justify="between">
        <div>
          <Row>
            <h2>{plan.name}</h2>
            <Badge kind={isShared ? 'good' : 'neutral'}>{t(isShared ? 'shared' : 'draft')}</Badge>
          </Row>
          <p className={classes.detail}>{detail.join(' · ')}</p>
          {plan.notes ? <p className={classes.notes}>{plan.notes}</p> : null}
        </div>
        <Row>
          {onToRoom ? (
            <Button variant="default" leftSection={<IconUsers size={18} />} onClick={onToRoom}>
              {t('toRoom')}
            </Button>
          ) : null}
          <Button variant="default" leftSection={<IconShare size={18} />} onClick={() => setOpen('share')}>
            {t('share')}
          </Button>
          <Menu label={t('planMenu', { name: plan.name })} button={<IconDots size={20} />} items={items} />
        </Row>
      </Row>
      {open === 'share' ? <SharePlan kind={kind} plan={plan} onClose={() => setOpen(null)} /> : null}
      {open === 'supplies' ? (
        <Dialog label={t('supplies')} onClose={() => setOpen(null)}>
          <Stack gap="s">
            <h2>{t('supplies')}</h2>
            <Supplies kind={kind} plan={plan.id} />
            <Button variant="default" onClick={() => setOpen(null)}>
              {t('dismiss')}
            </Button>
          </Stack>
        </Dialog>
      ) : null}
      {open !== null && open !== 'share' && open !== 'supplies' ? (
        <PlanFact key={open} fact={open} kind={kind} plan={plan} rooms={rooms} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
};
