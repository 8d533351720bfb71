import type { InputOf } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import type { reportInput } from '../../model/activity/report.inputs.ts';

/** What a report is asked for: days, and of which children. */
export type Asked = InputOf<typeof reportInput> & { readonly location?: Id<'location'> };

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
