import type { FormsOfContactQuery } from './fill.graphql.ts';

type Answered = FormsOfContactQuery['getUserSharedForm'][number];
type Given = Omit<Answered, 'student'> & { readonly student?: Answered['student'] };

/** A form somebody is to fill in, for which child, and how that stands. */
export type Asked = Given & { readonly form: NonNullable<Given['form']> };

/** The forms of an answer; undefined before it is there. */
export const askedOf = (rows: readonly Given[] | undefined): readonly Asked[] | undefined =>
  rows?.flatMap((row) => (row.form ? [{ ...row, form: row.form }] : []));
