import { addDays } from '@nestling/api/kernel/lib/local-time.ts';
import type { Seeded } from '@nestling/testing/seeded.ts';
import type { Operation, World } from './interface.ts';

/** What an act asks for; the lane numbers it. */
export type Wish = Pick<Operation, 'call' | 'args'> & { readonly by?: Operation['by']; readonly user?: number };

/** A document the driver knows of: what it says is a hint to choose amounts by, nothing is checked against it. */
export interface Known {
  readonly id: number;
  readonly student: number | null;
  readonly location: number;
  readonly user: number | null;
  readonly agency: number | null;
  readonly amount: number;
}

/** What the driver chooses from. */
export interface Choices {
  readonly random: Seeded;
  readonly world: World;
  /** Where each child is now. */
  readonly at: Map<number, number>;
  today: string;
  readonly invoices: Known[];
  readonly payments: Known[];
  readonly credits: Known[];
  readonly plans: number[];
  readonly payers: number[];
  readonly subsidies: number[];
  readonly absences: number[];
  readonly disputes: { readonly payment: number; readonly ref: string; readonly amount: number }[];
}

/** An act and how often it is chosen. */
export interface Act {
  readonly weight: number;
  /** Null: there is nothing yet to do it to. */
  readonly wish: (choices: Choices) => Wish | null;
}

/** Documents are chosen among the latest so many: those that things still happen to. */
const LATEST = 80;

/** One of the latest of a list; null when it is empty. */
export const latest = <T>({ random }: Choices, list: readonly T[]): T | null =>
  list.length === 0 ? null : random.pick(list.slice(-LATEST));

/** Whole cents, mostly of one bill, now and then of a year. */
export const cents = ({ random }: Choices): number => random.between(1, random.happens(0.1) ? 400_000 : 40_000);

/** A day around today. */
export const around = ({ random, today }: Choices, before: number, after: number): string =>
  addDays(today, random.between(-before, after));
