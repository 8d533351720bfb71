import { isActivityKind, kindOf } from '@nestling/rules/activity-kinds.ts';

type Details = Readonly<Record<string, unknown>>;

/** What became of a dose that was planned and not given: it says so behind its amount. */
const outcomeOf = ({ outcome }: Details): readonly string[] =>
  outcome === undefined || outcome === 'given' ? [] : ['outcome'];

/** The names of what an entry of a kind holds, in the order the kind tells them. */
export const namesOfDetails = (kind: string, details: Details): readonly string[] =>
  [...Object.keys(isActivityKind(kind) ? kindOf(kind).values : details), ...outcomeOf(details)].filter(
    (name) => details[name] !== undefined,
  );
