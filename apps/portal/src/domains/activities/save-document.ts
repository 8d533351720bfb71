import type { Limit, Limits } from '@nestling/contract/limits.ts';
import { operation } from '@nestling/contract/operation.ts';
import { type ActivityKindName, kindOf, type ValueForm } from '@nestling/rules/activity-kinds.ts';

const LONGEST_NOTE = 2000;

/** What the two mutations of a kind are called: "health check" is HealthCheck, the kind "activity" is General. */
const nameOf = (kind: ActivityKindName): string =>
  kind === 'activity' ? 'General' : kind.replace(/(?:^|[ -])[a-z]/g, (letter) => letter.slice(-1).toUpperCase());

const typeOf = ({ form }: ValueForm): string =>
  form === 'words'
    ? '[String!]'
    : form === 'skills'
      ? '[ID!]'
      : form === 'clock'
        ? 'Clock'
        : form === 'medication'
          ? 'ID'
          : 'String';

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
  const offered: [string, string][] = kind === 'activity' ? [['offered', '[ID!]']] : [];
  const video: [string, string][] = kind === 'video' ? [['video', `String${must('video')}`]] : [];
  const all: [string, string][] = [
    ...first,
    ['note', `String${must('note')}`],
    ['staffOnly', 'Boolean'],
    ['photo', `String${must('photo')}`],
    ...own,
    ...offered,
    ...video,
    ...room,
    ['operation_id', 'String'],
    ...(kind === 'meal' ? [['confirm', '[String!]'] satisfies [string, string]] : []),
  ];
  const args = all.map(([name, type]) => `${name}:${type}`).join(' ');
  return operation<Readonly<Record<string, unknown>>>(
    `${what}${nameOf(kind)}Activity`,
    args,
    'Activity Student',
    {},
    'activity { id }',
  );
};

/** What the server asks of the fields of an entry: what must be there, and how long it may be. */
export const limitsOf = (kind: ActivityKindName, what: 'save' | 'update'): Limits => {
  const { values, needs = [] } = kindOf(kind);
  const must = (name: string) => (needs.includes(name) ? { required: true as const, shortest: 1 } : {});
  const own = Object.entries(values).map(([name, form]): [string, Limit] => [
    name,
    { ...(form.form === 'text' ? { longest: form.most } : {}), ...must(name) },
  ]);
  return {
    ...Object.fromEntries(own),
    time: { required: true },
    note: { longest: LONGEST_NOTE, ...must('note') },
    // The picture of an entry stays where no other is sent.
    photo: what === 'save' ? must('photo') : {},
  };
};
