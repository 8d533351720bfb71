import { type ActivityKindName, kindOf, type ValueForm } from '@nestling/rules/activity-kinds.ts';
import { gql } from 'urql';

/** What the two mutations of a kind are called: "health check" is HealthCheck, the kind "activity" is General. */
const nameOf = (kind: ActivityKindName): string =>
  kind === 'activity' ? 'General' : kind.replace(/(?:^|[ -])[a-z]/g, (letter) => letter.slice(-1).toUpperCase());

const typeOf = ({ form }: ValueForm): string =>
  form === 'words' || form === 'ids'
    ? '[String!]'
    : form === 'clock'
      ? 'Clock'
      : form === 'medication'
        ? 'ID'
        : 'String';

export interface SaveAnswer {
  readonly saved: {
    readonly status: string;
    readonly message: string;
    readonly errors: readonly { readonly field: string; readonly message: string }[];
    readonly activity: { readonly id: string } | null;
  };
}

/**
 * The mutation that saves or changes an activity of a kind, made from the same declaration as the call itself; the test
 * beside holds all of them against the schema.
 */
export const saveDocument = (kind: ActivityKindName, what: 'save' | 'update') => {
  const { values, needs = [] } = kindOf(kind);
  const must = (name: string) => (what === 'save' && needs.includes(name) ? '!' : '');
  const own = Object.entries(values).map(([name, form]): [string, string] => [name, `${typeOf(form)}${must(name)}`]);
  const first: [string, string][] =
    what === 'save'
      ? [
          ['date', 'Date!'],
          ['time', 'Clock!'],
          ['students', '[ID!]!'],
        ]
      : [
          ['id', 'ID!'],
          ['date', 'Date'],
          ['time', 'Clock'],
          ['students', '[ID!]'],
        ];
  const room: [string, string][] = kind === 'name-to-face' && what === 'save' ? [['program_id', 'ID!']] : [];
  const video: [string, string][] = kind === 'video' ? [['video', `String${must('video')}`]] : [];
  const all: [string, string][] = [
    ...first,
    ['note', `String${must('note')}`],
    ['staffOnly', 'Boolean'],
    ['photo', `String${must('photo')}`],
    ...own,
    ...video,
    ...room,
    ['operation_id', 'String'],
  ];
  const variables = all.map(([name, type]) => `$${name}: ${type}`).join(', ');
  const given = all.map(([name]) => `${name}: $${name}`).join(', ');
  return gql<SaveAnswer, Readonly<Record<string, unknown>>>(
    `mutation ${what}${nameOf(kind)}(${variables}) { saved: ${what}${nameOf(kind)}Activity(${given}) {
      status message errors { field message } activity { id } } }`,
  );
};
