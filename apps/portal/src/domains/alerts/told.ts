import { isObject } from '@nestling/rules/json.ts';

const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export const STATES = ['missed', 'under_way', 'reached', 'seen', 'drill'] as const;
type State = (typeof STATES)[number];
const isState = (value: unknown): value is State => STATES.some((one) => one === value);

/** One way of an alert to one person. */
export type Way = { readonly channel: string; readonly status: string; readonly reason: string };
/** One person of an alert: where it stands, and why. */
export type Followed = {
  readonly id: number;
  readonly name: string;
  readonly student: string;
  readonly state: State;
  readonly ways: readonly Way[];
};

const wayOf = (one: Readonly<Record<string, unknown>>): Way => ({
  channel: word(one.channel),
  status: word(one.status),
  reason: word(one.reason),
});

/** The people of an alert, as the server answers them in JSON. */
export const followedOf = (value: unknown): Followed[] =>
  listOf(value).map((one) => ({
    id: Number(one.id),
    name: word(one.name),
    student: word(one.student),
    state: isState(one.state) ? one.state : 'under_way',
    ways: listOf(one.ways).map(wayOf),
  }));

/** One phone of a text. */
export type Texted = {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly status: string;
  readonly reason: string;
};
export const textedOf = (value: unknown): Texted[] =>
  listOf(value).map((one) => ({
    id: Number(one.id),
    name: word(one.name),
    phone: word(one.phone),
    status: word(one.status),
    reason: word(one.reason),
  }));

/** One line of what went to and came from a phone. */
export type Line = { readonly way: 'in' | 'out'; readonly text: string; readonly at: string };
export const linesOf = (value: unknown): Line[] =>
  listOf(value).map((one) => ({ way: one.way === 'in' ? 'in' : 'out', text: word(one.text), at: word(one.at) }));
