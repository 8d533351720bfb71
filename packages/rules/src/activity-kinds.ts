import type { OwnNoticeKind } from './own-notices.ts';

/** What a value of a kind may be; the server holds it to that and the form is drawn from it. */
export type ValueForm =
  /** One of these words. */
  | { readonly form: 'word'; readonly of: readonly string[] }
  /** Several of these words. */
  | { readonly form: 'words'; readonly of: readonly string[] }
  /** Free words of at most so many characters; `id` names the list whose ids are taken too, of which none stands yet. */
  | { readonly form: 'text'; readonly most: number; readonly id?: true }
  /** A number from 0 with one of these units; the first where none is said. */
  | { readonly form: 'measure'; readonly units: readonly string[]; readonly most: number }
  /** 'HH:mm' of the same day, or of the night that follows. */
  | { readonly form: 'clock' }
  /** A medication of the child. */
  | { readonly form: 'medication' }
  /** Skills it shows, by id: kept as rows of their own, as evidence. */
  | { readonly form: 'skills' };

interface ActivityKind {
  /** Under which choice families are told of it. */
  readonly notice: OwnNoticeKind;
  /** Words families must read, the picture, or a value without which the entry says nothing. */
  readonly needs?: readonly string[];
  readonly values: Readonly<Record<string, ValueForm>>;
}

const supplies = ['diapers', 'wipes', 'clothes', 'cream', 'sunscreen', 'formula', 'bottles', 'bedding', 'food', 'else'];

/** What staff write down, with what each kind holds beside date, time, note and picture. The calls, the forms and the report are made from it. */
const activityKinds = {
  bottle: { notice: 'food', values: { amount: { form: 'measure', units: ['oz', 'ml'], most: 2000 } } },
  kudos: { notice: 'kudos', values: {} },
  'name-to-face': { notice: 'name_to_face', values: {} },
  'health check': { notice: 'health_check', values: {} },
  meal: {
    notice: 'food',
    values: {
      amount: { form: 'word', of: ['none', 'some', 'most', 'all'] },
      food: { form: 'text', most: 200, id: true },
    },
  },
  nap: { notice: 'nap', values: { end_time: { form: 'clock' } } },
  diaper: { notice: 'activity', values: { type: { form: 'word', of: ['wet', 'soiled', 'both', 'dry'] } } },
  potty: { notice: 'activity', values: { type: { form: 'word', of: ['wet', 'soiled', 'both', 'tried'] } } },
  activity: { notice: 'activity', values: { activity: { form: 'text', most: 120, id: true } } },
  supplies: {
    notice: 'notes',
    values: { supplies: { form: 'words', of: supplies }, amount: { form: 'text', most: 40 } },
  },
  medication: {
    notice: 'meds',
    values: { medication: { form: 'medication' }, amount: { form: 'text', most: 40 } },
  },
  incident: { notice: 'notes', needs: ['details'], values: { details: { form: 'text', most: 2000 } } },
  note: { notice: 'notes', needs: ['note'], values: {} },
  photo: { notice: 'media', needs: ['photo'], values: {} },
  video: { notice: 'media', needs: ['video'], values: {} },
  mood: {
    notice: 'mood',
    needs: ['mood'],
    values: { mood: { form: 'word', of: ['happy', 'calm', 'tired', 'sad', 'fussy', 'excited'] } },
  },
  custom: { notice: 'custom', needs: ['name'], values: { name: { form: 'text', most: 60 } } },
  observation: { notice: 'observation', values: { skills: { form: 'skills' } } },
} as const satisfies Readonly<Record<string, ActivityKind>>;

/** The kind of an activity, as the catalogue spells it. */
export type ActivityKindName = keyof typeof activityKinds;

export const isActivityKind = (kind: string): kind is ActivityKindName => Object.hasOwn(activityKinds, kind);

/** Every kind, in the order of the catalogue. */
export const activityKindNames: readonly ActivityKindName[] = Object.keys(activityKinds).filter(isActivityKind);

/** What a kind is, in the wide type. */
export const kindOf = (kind: ActivityKindName): ActivityKind => activityKinds[kind];
