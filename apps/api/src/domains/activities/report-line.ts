import type { Id } from '../../kernel/db/tables.ts';

/** What a report is asked for: days, and of which children. */
export interface Asked {
  readonly location?: Id<'location'> | undefined;
  readonly program_id?: Id<'room'> | undefined;
  readonly students?: readonly Id<'student'>[] | undefined;
  readonly start_date: string;
  readonly end_date?: string | undefined;
  readonly types?: readonly string[] | undefined;
}

/** One activity of one child, in plain values. */
export interface Line {
  readonly id: number;
  readonly student: number;
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly kind: string;
  readonly note: string | null;
  readonly staff_only: boolean;
  readonly photo: string | null;
  readonly approved: boolean;
  readonly details: Readonly<Record<string, unknown>>;
  readonly medication: string | null;
  readonly author: string | null;
}
