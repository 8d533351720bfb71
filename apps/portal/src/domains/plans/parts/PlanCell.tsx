import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { closedOn } from '../closed.ts';
import type { Plan, Section, Topic } from '../kinds.ts';
import { planWords } from '../words.ts';
import classes from './PlanBoard.module.css';

/** A place of the board; no day: any. */
export type Cell = { readonly section: Section; readonly day: string | null };

/** What is dragged: a topic of this plan. */
const mimeOf = (plan: string): string => `application/x-nestling-plan-${plan}`;

/** A section on a day: its topics, each to be dragged or opened, and the way to one more. */
export const PlanCell = ({
  plan,
  cell: { section, day },
  onDropped,
  onKeys,
  onOpen,
}: {
  plan: Plan;
  cell: Cell;
  /** Of a topic of this plan, by its id. */
  onDropped: (topic: string) => void;
  onKeys: (event: KeyboardEvent, topic: Topic) => void;
  /** null: one is to be added. */
  onOpen: (topic: Topic | null) => void;
}) => {
  const t = useWords(planWords);
  const { language } = useSpeech();
  const [over, setOver] = useState(false);
  const mime = mimeOf(plan.id);
  const nameOf = (date: string | null): string => (date ? dayShort(date, language) : t('anyDay'));
  return (
    <td
      data-over={over}
      data-closed={day !== null && closedOn(plan.closed_days, day) !== ''}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(mime)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDropped(event.dataTransfer.getData(mime));
      }}
    >
      <span className={classes.day}>{nameOf(day)}</span>
      <ul className={classes.topics}>
        {section.topics
          .filter(({ date }) => date === day)
          .map((topic) => (
            <li key={topic.id}>
              <button
                type="button"
                className={classes.topic}
                aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown Delete"
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData(mime, topic.id);
                  event.dataTransfer.effectAllowed = 'move';
                }}
                onKeyDown={(event) => onKeys(event, topic)}
                onClick={() => onOpen(topic)}
              >
                {topic.name}
                {plan.activities
                  .filter(({ topic_id }) => topic_id === topic.id)
                  .map(({ id, activity, date }) => (
                    <span key={id} className={classes.activity}>
                      {activity?.title}
                      {date === topic.date ? '' : ` (${nameOf(date)})`}
                    </span>
                  ))}
              </button>
            </li>
          ))}
      </ul>
      <button
        type="button"
        className={classes.add}
        aria-label={t('addTopic', { section: section.name, day: nameOf(day) })}
        onClick={() => onOpen(null)}
      >
        <IconPlus size={16} aria-hidden="true" />
      </button>
    </td>
  );
};
