import { type AllergyNote, allergenName, allergyNotes, type Severity } from '@nestling/rules/allergens.ts';
import { findingNames } from '@nestling/rules/health-checks.ts';
import { illnessNames } from '@nestling/rules/illnesses.ts';
import type { SafetyNote } from '@nestling/ui/feedback/SafetyBand.tsx';
import { type Language, useSpeech, useWords } from '@nestling/ui/words.ts';
import { safetyWords } from './safety-words.ts';

/** What of a child's health must never be missed. */
export type HealthKnown = {
  readonly allergies: readonly { readonly id: string; readonly name: string }[];
  readonly allergy_notes?: unknown;
  readonly medications: readonly { readonly name: string }[];
  readonly care_plans?: readonly { readonly name: string; readonly severity: string }[];
} & MarkedToday;

/** What keeps a child home now, and what was found with it as it arrived today; the server tells them to staff alone. */
export type MarkedToday = {
  readonly exclusions?: readonly { readonly kind: string }[];
  readonly health_checks?: readonly { readonly findings: unknown }[];
};

/** What is to be known about a student before anything else; contacts are never told who is blocked. */
type Known = HealthKnown & {
  readonly guardians: readonly {
    readonly black_list: boolean | null;
    readonly black_list_note: string | null;
    readonly user: { readonly full_name: string } | null;
  }[];
};

/** The allergies of a child with what was noted about each, the worst first. */
export const allergiesOf = ({
  allergies,
  allergy_notes,
}: Omit<HealthKnown, 'medications'>): { name: string; note: AllergyNote }[] => {
  const names = new Map(allergies.map(({ id, name }) => [id, name]));
  const notes = allergyNotes(allergy_notes).filter(({ id }) => names.has(id));
  const bare = allergies.filter(({ id }) => !notes.some((note) => note.id === id));
  return [
    ...notes.map((note) => ({ name: names.get(note.id) ?? '', note })),
    ...bare.map(({ id, name }) => ({
      name,
      note: { id, severity: null, reaction: null, what_to_do: null, medicine_at: null, by: null, at: null },
    })),
  ];
};

const severities: readonly Severity[] = ['severe', 'moderate', 'mild'];
const isSeverity = (word: string): word is Severity => severities.some((one) => one === word);
const worst = (word: string): number => severities.findIndex((one) => one === word);

const begun = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const blocked = ({ guardians }: Known) => guardians.filter(({ black_list }) => black_list === true);

/**
 * Says what must never be missed of a child. `health` is allergies, the worst first, and medications; `full` is for a band,
 * with each person who must not pick up and the reason that was given; `short` for a line of a list.
 */
export const safetyIn = (
  language: Language,
  t: (word: Severity) => string,
  planNamed = (name: string): string => name,
  marked = (_: 'away' | 'found', what: string): string => what,
) => {
  const away = ({ exclusions = [] }: MarkedToday): SafetyNote[] =>
    exclusions.map(({ kind }) => ({ kind: 'bad', word: marked('away', illnessNames[language][kind] ?? kind) }));
  const found = ({ health_checks = [] }: MarkedToday): SafetyNote[] =>
    health_checks.flatMap(({ findings }) =>
      Array.isArray(findings) && findings.length > 0
        ? [
            {
              kind: 'wait' as const,
              word: marked('found', findings.map((one) => findingNames[language][String(one)] ?? one).join(', ')),
            },
          ]
        : [],
    );
  /** What holds of today alone: that it stays home, and what was found as it arrived. */
  const marks = (student: MarkedToday): SafetyNote[] => [...away(student), ...found(student)];
  const health = (student: HealthKnown): SafetyNote[] => [
    ...away(student),
    ...allergiesOf(student).map(
      ({ name, note }): SafetyNote => ({
        kind: 'safety',
        word: allergenName(name, language),
        lead: note.severity ? begun(t(note.severity)) : undefined,
        detail: [note.reaction, note.what_to_do, note.medicine_at].filter(Boolean).join(' · ') || undefined,
      }),
    ),
    ...(student.care_plans ?? [])
      .toSorted((one, other) => worst(one.severity) - worst(other.severity))
      .map(
        ({ name, severity }): SafetyNote => ({
          kind: 'safety',
          word: planNamed(name),
          lead: isSeverity(severity) ? begun(t(severity)) : undefined,
        }),
      ),
    ...student.medications.map(({ name }): SafetyNote => ({ kind: 'medication', word: name })),
    ...found(student),
  ];
  /** The same as chips, each with how bad it is. */
  const chips = (student: HealthKnown): SafetyNote[] =>
    health(student).map(({ kind, word, lead }) => ({ kind, word: lead ? `${word}, ${lead.toLowerCase()}` : word }));
  const full = (student: Known, mustNot: string): SafetyNote[] => [
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
  // One chip says that somebody is blocked, whoever it is.
  const short = (student: Known, noPickup: string): SafetyNote[] => [
    ...(blocked(student).length > 0 ? [{ kind: 'blocked', word: noPickup } as const] : []),
    ...chips(student),
  ];
  return { health, chips, full, short, marks };
};

/** The same in the language of the reader. */
export const useSafety = () => {
  const { language } = useSpeech();
  const t = useWords(safetyWords);
  return safetyIn(
    language,
    t,
    (name) => t('plan', { name }),
    (mark, what) => t(mark, { what }),
  );
};
