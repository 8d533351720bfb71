import type { SafetyNote } from '@nestling/ui/feedback/SafetyBand.tsx';

/** What is to be known about a student before anything else; contacts are never told who is blocked. */
type Known = {
  readonly allergies: readonly { readonly name: string }[];
  readonly medications: readonly { readonly name: string }[];
  readonly guardians: readonly {
    readonly black_list: boolean | null;
    readonly black_list_note: string | null;
    readonly user: { readonly full_name: string } | null;
  }[];
};

const health = ({ allergies, medications }: Known): SafetyNote[] => [
  ...allergies.map(({ name }): SafetyNote => ({ kind: 'safety', word: name })),
  ...medications.map(({ name }): SafetyNote => ({ kind: 'medication', word: name })),
];

const blocked = ({ guardians }: Known) => guardians.filter(({ black_list }) => black_list === true);

/** For a line of a list: one chip says that somebody is blocked, whoever it is. */
export const shortNotes = (student: Known, noPickup: string): SafetyNote[] => [
  ...(blocked(student).length > 0 ? [{ kind: 'blocked', word: noPickup } as const] : []),
  ...health(student),
];

/** For a band: each person who must not pick up, with the reason that was given. */
export const fullNotes = (student: Known, mustNot: string): SafetyNote[] => [
  ...blocked(student).map(
    ({ user, black_list_note }): SafetyNote => ({
      kind: 'blocked',
      word: mustNot,
      lead: user?.full_name,
      detail: black_list_note ?? undefined,
    }),
  ),
  ...health(student),
];
