import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { type KeyboardEvent, memo, useCallback, useMemo, useState } from 'react';
import type { RoomGridQuery } from '../grid.graphql.ts';
import { gridWords } from '../grid-words.ts';
import classes from './ProgressGrid.module.css';
import { cellOf, type Press } from './use-chain.ts';

export type Child = RoomGridQuery['studentsFilterByPrograms'][number];
export type Skill = RoomGridQuery['learningSkills']['data'][number];
/** A step of the framework; its number is its place, from 1. */
export interface Step {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
}
type Reached = RoomGridQuery['roomMilestones'][number];

const none: ReadonlySet<string> = new Set();
/** What a row is given that waits for nothing: the same each time, so that a press draws one row of the grid. */
const nothing: ReadonlyMap<string, string> = new Map();

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Skills against students: each cell says the newest step. Arrow keys move, numbers set a step, Enter asks for more. */
export const ProgressGrid = ({
  label,
  students,
  skills,
  steps,
  reached,
  waiting,
  unsettled = none,
  brush,
  today,
  onPress,
  onAsk,
}: {
  label: string;
  students: readonly Child[];
  skills: readonly Skill[];
  steps: readonly Step[];
  reached: readonly Reached[];
  /** Steps on their way to the server, by cell. */
  waiting: ReadonlyMap<string, string>;
  /** Cells whose step was observed and is not settled yet. */
  unsettled?: ReadonlySet<string>;
  /** The step a press sets; null: it asks. */
  brush: string | null;
  today: string;
  onPress: (press: Press) => void;
  onAsk: (skill: Skill, students: readonly string[]) => void;
}) => {
  const t = useWords(gridWords);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const newest = useMemo(
    () =>
      new Map(reached.map((one) => [cellOf({ student_id: one.student?.id ?? '', skill: one.skill?.id ?? '' }), one])),
    [reached],
  );
  const waitingIn = new Set([...waiting.keys()].map((cell) => cell.split(' ')[1]));
  const act = useCallback(
    (skill: Skill, child: Child, step: string | null) =>
      step ? onPress({ student_id: child.id, skill: skill.id, progress: step, date: today }) : onAsk(skill, [child.id]),
    [onPress, onAsk, today],
  );
  const keys = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    if (cell === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const [row = 0, column = 0] = cell.split(' ').map(Number);
    const skill = skills[row];
    const child = students[column];
    const step = /^[1-9]$/.test(event.key) ? steps[Number(event.key) - 1] : undefined;
    const way = arrows[event.key];
    if (!skill || !child || (!step && !way && event.key !== 'Enter')) return;
    event.preventDefault();
    if (way) {
      const next = `${row + way[0]} ${column + way[1]}`;
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    } else act(skill, child, step?.id ?? null);
  };
  return (
    <div className={classes.scroll} data-paper="across">
      <table className={classes.grid} aria-label={label} onKeyDown={keys}>
        <thead>
          <tr>
            <th scope="col">{t('skill')}</th>
            {students.map(({ id, fname, full_name }) => (
              <th key={id} scope="col" title={full_name}>
                {fname}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skills.map((skill, row) => (
            <Line
              key={skill.id}
              row={row}
              at={at.row === row ? at.column : -1}
              skill={skill}
              students={students}
              steps={steps}
              newest={newest}
              waiting={waitingIn.has(skill.id) ? waiting : nothing}
              unsettled={unsettled}
              brush={brush}
              onFocus={setAt}
              onAct={act}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** One skill; drawn anew only where something of it has changed. */
const Line = memo(
  ({
    row,
    at,
    skill,
    students,
    steps,
    newest,
    waiting,
    unsettled,
    brush,
    onFocus,
    onAct,
    onAsk,
  }: {
    row: number;
    /** The column that is reached by Tab; -1: none of this row. */
    at: number;
    skill: Skill;
    students: readonly Child[];
    steps: readonly Step[];
    newest: ReadonlyMap<string, Reached>;
    waiting: ReadonlyMap<string, string>;
    unsettled: ReadonlySet<string>;
    brush: string | null;
    onFocus: (at: { row: number; column: number }) => void;
    onAct: (skill: Skill, child: Child, step: string | null) => void;
    onAsk: (skill: Skill, students: readonly string[]) => void;
  }) => {
    const t = useWords(gridWords);
    const { language } = useSpeech();
    const all = students.map(({ id }) => id);
    return (
      <tr>
        <th scope="row">
          <button
            type="button"
            className={classes.many}
            aria-label={t('many', { skill: skill.name })}
            onClick={() => onAsk(skill, all)}
          >
            {skill.name}
          </button>{' '}
          <span className={classes.quiet}>{skill.code}</span>
        </th>
        {students.map((child, column) => {
          const key = cellOf({ student_id: child.id, skill: skill.id });
          const known = newest.get(key);
          const id = waiting.get(key) ?? known?.progress?.id;
          const place = steps.findIndex((step) => step.id === id);
          const step = steps[place];
          const isOpen = unsettled.has(key) && !waiting.has(key);
          const said = {
            child: child.full_name,
            skill: skill.name,
            step: step ? `${place + 1} ${step.name}${isOpen ? `, ${t('unsettled')}` : ''}` : t('none'),
          };
          return (
            <td key={child.id}>
              <button
                type="button"
                className={classes.cell}
                data-cell={`${row} ${column}`}
                data-on={step !== undefined}
                data-waiting={waiting.has(key)}
                data-unsettled={isOpen}
                tabIndex={at === column ? 0 : -1}
                aria-label={
                  known?.date && step
                    ? t('cellOn', { ...said, date: dateFigures(known.date, language) })
                    : t('cell', said)
                }
                onFocus={() => onFocus({ row, column })}
                onClick={() => onAct(skill, child, brush)}
              >
                {step ? (
                  <span className={classes.key} aria-hidden="true">
                    {step.color ? <span className={classes.dot} style={{ background: step.color }} /> : null}
                    {place + 1}
                  </span>
                ) : null}
              </button>
            </td>
          );
        })}
      </tr>
    );
  },
);
