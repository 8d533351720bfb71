import { idsOf } from '@nestling/kit/field/choices.ts';
import type { PersonChoice } from '@nestling/kit/field/people.ts';

/** What both a token and a client say of themselves. */
export interface Program {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: unknown;
  readonly networks: unknown;
  readonly limited_to: string | null;
  readonly locations: readonly { readonly name: string }[];
  readonly students: readonly { readonly full_name: string }[];
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly last_ip: string | null;
}

/** To what a program is limited, as its form holds it. */
export interface PartValues {
  /** `all`, `locations` or `students`. */
  readonly limited: string;
  readonly locations: string[];
  readonly students: PersonChoice[];
}

/** The names of what a program is limited to; null where it is not. */
export const limitsIn = ({ limited_to, locations, students }: Program): readonly string[] | null =>
  limited_to === null ? null : [...locations.map(({ name }) => name), ...students.map(({ full_name }) => full_name)];

/** Networks as they are typed into one line: parted by commas or blanks. */
const networksIn = (typed: string): string[] => typed.split(/[\s,]+/).filter((one) => one !== '');

/** What a form says of the limits of a program, as both calls take it: of the parts only what was chosen last counts. */
export const limitsOf = ({
  limited,
  locations,
  students,
  lasts,
  from,
}: PartValues & { readonly lasts: string; readonly from: string }) => ({
  locations: limited === 'locations' ? locations : [],
  students: limited === 'students' ? idsOf(students) : [],
  days: Number(lasts),
  networks: networksIn(from),
});
