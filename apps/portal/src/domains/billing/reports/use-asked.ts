import { type ListState, useListState } from '@nestling/kit/list-state.ts';
import type { PlaceHere } from '../../../shell/place.ts';
import { type Days, isSpan } from '../parts/DaySpan.tsx';
import { daysAsked } from './days-asked.ts';

const names = ['from', 'to', 'narrow'] as const;

/** What a report is asked for: the location, the days, and one thing that narrows it, all but the first in the address. */
export type Asked = {
  readonly location: string;
  readonly days: Days;
  readonly choose: (days: Days) => void;
  /** True while it cannot be asked. */
  readonly pause: boolean;
  readonly state: ListState<(typeof names)[number]>;
};

/** What a report is asked for; this month until today, unless other days are chosen. */
export const useAsked = ({ id, today }: PlaceHere): Asked => {
  const state = useListState(names);
  const days = daysAsked({ from: state.filter('from'), to: state.filter('to') }, today);
  return {
    location: id,
    days,
    choose: (filters) => state.set({ filters }),
    pause: !isSpan(days),
    state,
  };
};

/** The sum of a column. */
export const sumOf = <R>(rows: readonly R[] | undefined, of: (row: R) => number): number =>
  rows?.reduce((sum, row) => sum + of(row), 0) ?? 0;
