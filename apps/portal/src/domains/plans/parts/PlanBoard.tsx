import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useMovingItems } from '@nestling/kit/moving-items.tsx';
import { daysOf, weekdayOf } from '@nestling/ui/format/day.ts';
import { dayShort } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, startTransition, useState } from 'react';
import { closedOn } from '../closed.ts';
import { type Kind, type Plan, planKinds, type Section, type Topic } from '../kinds.ts';
import { planWords } from '../words.ts';
import classes from './PlanBoard.module.css';
import { type Cell, PlanCell } from './PlanCell.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { TopicPanel } from './TopicPanel.tsx';

type Open =
  | { readonly cell: Cell; readonly topic: Topic | null }
  | { readonly renamed: Section | null }
  | { readonly removed: Section | Topic }
  | null;

/** A plan as days against sections. Topics are dragged with the mouse, or moved by Alt and the arrow keys. */
export const PlanBoard = ({
  kind,
  plan,
  span,
  today,
}: {
  kind: Kind;
  plan: Plan;
  /** The days that are shown, of those the plan has. */
  span: { readonly from: string; readonly to: string };
  today: string;
}) => {
  const t = useWords(planWords);
  const { language } = useSpeech();
  const calls = planKinds[kind];
  const [open, setOpen] = useState<Open>(null);
  // A press is seen before its dialog is made.
  const show = (next: Open) => startTransition(() => setOpen(next));
  const [conflict, setConflict] = useState('');
  const [told, setTold] = useState('');
  const move = useAction(calls.changeTopic, { say: () => null, ownEnding: true });
  const order = useAction(calls.changeSection, { say: () => null });
  const removeSection = useAction(calls.removeSection);
  const removeTopic = useAction(calls.removeTopic);
  const movingItems = useMovingItems();
  const shown = daysOf(span).filter((day) => day >= plan.start_date && day <= plan.end_date);
  const days = shown.filter((day) => plan.weekend || (weekdayOf(day) !== 0 && weekdayOf(day) !== 6));
  const cells: readonly (string | null)[] = [...days, null];
  const dayName = (day: string | null): string => (day ? dayShort(day, language) : t('anyDay'));

  const moveTo = async (topic: Topic, from: Section, { section, day }: Cell) => {
    if (topic.date === day && from.id === section.id) return;
    const ended = await move.run({
      id: topic.id,
      seen: topic.updated_at,
      ...(topic.date === day ? {} : { date: day }),
      ...(from.id === section.id ? {} : { section: section.id }),
    });
    if (!ended) return;
    if (ended.kind === 'done') {
      setConflict('');
      setTold(t('moved', { topic: topic.name, section: section.name, day: dayName(day) }));
    } else setConflict([ended.message, ...ended.fieldErrors.map(({ message }) => message)].filter(Boolean).join(' '));
  };
  const find = (id: string): readonly [Topic, Section] | null => {
    for (const section of plan.sections)
      for (const topic of section.topics) if (topic.id === id) return [topic, section];
    return null;
  };
  const press = (event: KeyboardEvent, topic: Topic, { section, day }: Cell) => {
    if (event.key === 'Delete') {
      event.preventDefault();
      show({ removed: topic });
      return;
    }
    const step =
      event.altKey && { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const [aside = 0, along = 0] = step;
    const next = cells[cells.indexOf(day) + aside];
    const into = plan.sections[plan.sections.indexOf(section) + along];
    if (next !== undefined && into) void moveTo(topic, section, { section: into, day: next });
  };
  const menuOf = (section: Section, at: number) => [
    { key: 'rename', label: t('rename'), icon: <IconPencil size={18} />, onPick: () => show({ renamed: section }) },
    ...movingItems(at, plan.sections.length, (place) => void order.run({ id: section.id, order: place })),
    {
      key: 'remove',
      label: t('remove'),
      danger: true,
      icon: <IconTrash size={18} />,
      onPick: () => show({ removed: section }),
    },
  ];

  return (
    <Stack gap="s">
      {conflict ? (
        <div role="alert" className={classes.conflict}>
          <span>
            <b>{t('conflict')}</b> {conflict}
          </span>
          <Button variant="subtle" onClick={() => setConflict('')}>
            {t('dismiss')}
          </Button>
        </div>
      ) : null}
      <div className={classes.scroll} data-paper="across">
        <table className={classes.board}>
          <thead>
            <tr>
              <th scope="col">{t('section')}</th>
              {cells.map((day) => {
                const closed = day ? closedOn(plan.closed_days, day) : '';
                return (
                  <th key={day ?? 'any'} scope="col" data-today={day === today} data-closed={closed !== ''}>
                    {dayName(day)}
                    {closed ? <span className={classes.closed}>{t('closed', { name: closed })}</span> : null}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {plan.sections.map((section, at) => (
              <tr key={section.id}>
                <th scope="row">
                  <div className={classes.section}>
                    {section.name}
                    <Menu
                      label={t('sectionMenu', { name: section.name })}
                      button={<IconDots size={18} />}
                      items={menuOf(section, at)}
                    />
                  </div>
                </th>
                {cells.map((day) => {
                  const cell = { section, day };
                  return (
                    <PlanCell
                      key={day ?? 'any'}
                      plan={plan}
                      cell={cell}
                      onDropped={(id) => {
                        const found = find(id);
                        if (found) void moveTo(...found, cell);
                      }}
                      onKeys={(event, topic) => press(event, topic, cell)}
                      onOpen={(topic) => show({ cell, topic })}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.help}>{t('keys')}</p>
      <output className={classes.told}>{told}</output>
      <div>
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => show({ renamed: null })}>
          {t('addSection')}
        </Button>
      </div>
      {open && 'cell' in open ? (
        <TopicPanel
          key={open.topic?.id ?? `${open.cell.section.id} ${open.cell.day}`}
          kind={kind}
          plan={plan}
          {...open}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open && 'renamed' in open ? (
        <SectionPanel
          key={open.renamed?.id ?? 'new'}
          kind={kind}
          plan={plan.id}
          section={open.renamed}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open && 'removed' in open ? (
        <ConfirmDelete
          onCancel={() => setOpen(null)}
          onDelete={async () => {
            const { removed } = open;
            await ('topics' in removed ? removeSection : removeTopic).run({ id: removed.id });
            setOpen(null);
          }}
        >
          <b>{open.removed.name}</b>
        </ConfirmDelete>
      ) : null}
    </Stack>
  );
};
