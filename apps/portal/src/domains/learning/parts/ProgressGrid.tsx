import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
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

/**
 * What the tags would say if a browser drew them as a table. They are drawn as rows of their own, so that those out of
 * sight cost nothing: a press in a grid of 60 skills is told within a tenth of a second on a slow tablet.
 */
const asTable = { role: 'table' };
const asGroup = { role: 'rowgroup' };
const asRow = { role: 'row' };
const asHead = { role: 'columnheader' };
const asRowHead = { role: 'rowheader' };
const asCell = { role: 'cell' };

/** Makes one cell the one that is reached by Tab. */
const reach = (table: HTMLElement | null, cell: HTMLElement): void => {
  for (const one of table?.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]') ?? []) one.tabIndex = -1;
  cell.tabIndex = 0;
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
  const table = useRef<HTMLTableElement>(null);
  const newest = useMemo(
    () =>
      new Map(reached.map((one) => [cellOf({ student_id: one.student?.id ?? '', skill: one.skill?.id ?? '' }), one])),
    [reached],
  );
  // What is reached by Tab is not told to React: to move it would draw two rows anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows or columns are other cells
  useLayoutEffect(() => {
    if (table.current?.querySelector('[data-cell][tabindex="0"]')) return;
    const first = table.current?.querySelector<HTMLElement>('[data-cell]');
    if (first) first.tabIndex = 0;
  }, [students, skills]);
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.dataset.cell) reach(table.current, target);
  };
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
  const longest = Math.max(0, ...students.map(({ fname }) => fname.length));
  const wide: CSSProperties & Record<'--letters', string> = { '--letters': `${Math.min(14, longest + 1)}ch` };
  return (
    <div className={classes.scroll} data-paper="across">
      <table
        {...asTable}
        ref={table}
        className={classes.grid}
        style={wide}
        aria-label={label}
        onKeyDown={keys}
        onFocus={focused}
      >
        <thead {...asGroup}>
          <tr {...asRow}>
            <th {...asHead}>{t('skill')}</th>
            {students.map(({ id, fname, full_name }) => (
              <th key={id} {...asHead} title={full_name}>
                {fname}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asGroup}>
          {skills.map((skill, row) => (
            <Line
              key={skill.id}
              row={row}
              skill={skill}
              students={students}
              steps={steps}
              newest={newest}
              waiting={waitingIn.has(skill.id) ? waiting : nothing}
              unsettled={unsettled}
              brush={brush}
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
    skill,
    students,
    steps,
    newest,
    waiting,
    unsettled,
    brush,
    onAct,
    onAsk,
  }: {
    row: number;
    skill: Skill;
    students: readonly Child[];
    steps: readonly Step[];
    newest: ReadonlyMap<string, Reached>;
    waiting: ReadonlyMap<string, string>;
    unsettled: ReadonlySet<string>;
    brush: string | null;
    onAct: (skill: Skill, child: Child, step: string | null) => void;
    onAsk: (skill: Skill, students: readonly string[]) => void;
  }) => {
    const t = useWords(gridWords);
    const ask = () =>
      onAsk(
        skill,
        students.map(({ id }) => id),
      );
    return (
      <tr {...asRow}>
        <th {...asRowHead}>
          <button type="button" className={classes.many} aria-label={t('many', { skill: skill.name })} onClick={ask}>
            {skill.name}
          </button>{' '}
          <span className={classes.quiet}>{skill.code}</span>
        </th>
        {students.map((child, column) => {
          const key = cellOf({ student_id: child.id, skill: skill.id });
          const known = newest.get(key);
          const sent = waiting.get(key);
          const id = sent ?? known?.progress?.id;
          return (
            <Cell
              key={child.id}
              at={`${row} ${column}`}
              skill={skill}
              child={child}
              place={steps.findIndex((step) => step.id === id)}
              steps={steps}
              date={known?.date ?? null}
              isWaiting={sent !== undefined}
              isOpen={sent === undefined && unsettled.has(key)}
              brush={brush}
              onAct={onAct}
            />
          );
        })}
      </tr>
    );
  },
);

/** Where one student stands in a skill; a press draws this one alone. */
const Cell = memo(
  ({
    at,
    skill,
    child,
    place,
    steps,
    date,
    isWaiting,
    isOpen,
    brush,
    onAct,
  }: {
    /** Row and column, from 0. */
    at: string;
    skill: Skill;
    child: Child;
    /** Of the step among those of the framework; -1: none. */
    place: number;
    steps: readonly Step[];
    date: string | null;
    /** On its way to the server. */
    isWaiting: boolean;
    /** Observed, and not settled. */
    isOpen: boolean;
    brush: string | null;
    onAct: (skill: Skill, child: Child, step: string | null) => void;
  }) => {
    const t = useWords(gridWords);
    const { language } = useSpeech();
    const step = steps[place];
    const said = {
      child: child.full_name,
      skill: skill.name,
      step: step ? `${place + 1} ${step.name}${isOpen ? `, ${t('unsettled')}` : ''}` : t('none'),
    };
    return (
      <td {...asCell}>
        <button
          type="button"
          className={classes.cell}
          data-cell={at}
          data-on={step !== undefined}
          data-waiting={isWaiting}
          data-unsettled={isOpen}
          tabIndex={-1}
          aria-label={date && step ? t('cellOn', { ...said, date: dateFigures(date, language) }) : t('cell', said)}
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
  },
);
