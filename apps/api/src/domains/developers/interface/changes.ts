import { allows, isRole, type Role } from '@nestling/rules/roles.ts';
import type { Shape, Shaped } from './shape.ts';

/** One thing that became another; what is new has no `before`, what is gone no `after`. */
export interface Change {
  /** The call or type. */
  readonly name: string;
  readonly kind: Shaped['kind'];
  /** What of it: 'argument date' (also of a type that is taken), 'field id', 'answer', 'rule'; '' for all of it. */
  readonly part: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The lowest role that is told of it. */
  readonly rule: Role;
}
/** What changed on a day ('YYYY-MM-DD'). */
export interface DayOfChanges {
  readonly day: string;
  readonly changes: readonly Change[];
}

const lower = (a: Role, b: Role): Role => (allows(a, b) ? b : a);

/** What became of an interface, by name; parts of what is new or gone are not told one by one. */
export const changesBetween = (before: Shape, after: Shape): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((name): Change[] => {
    const [was, is] = [before[name], after[name]];
    if (!was && !is) return [];
    if (!was || !is) {
      const { kind, rule } = is ?? was ?? { kind: 'type', rule: 'admin' };
      return [{ name, kind, part: '', before: was ? kind : null, after: is ? kind : null, rule }];
    }
    const common = { name, kind: is.kind, rule: lower(was.rule, is.rule) };
    const parts = [...new Set([...Object.keys(was.parts), ...Object.keys(is.parts)])].sort();
    return [
      // Who sees a type follows from its calls, which tell it themselves.
      ...(was.rule !== is.rule && is.kind !== 'type'
        ? [{ ...common, part: 'rule', before: was.rule, after: is.rule }]
        : []),
      ...parts
        .filter((part) => was.parts[part] !== is.parts[part])
        .map((part) => ({ ...common, part, before: was.parts[part] ?? null, after: is.parts[part] ?? null })),
    ];
  });

const sameThing = (a: Change, b: Change): boolean => a.name === b.name && a.part === b.part;

/** What changed twice on a day changed once, from what it was to what it is; what was taken back did not change. */
const together = (earlier: readonly Change[], later: readonly Change[]): Change[] => {
  const isNew = (name: string): boolean => earlier.some((one) => one.name === name && one.part === '' && !one.before);
  const kept = earlier.flatMap((one): Change[] => {
    const next = later.find((other) => sameThing(one, other));
    // What came today and went today takes its parts along.
    const gone = later.some((other) => other.name === one.name && other.part === '' && other.after === null);
    if (!next) return gone && one.part !== '' ? [] : [one];
    return next.after === one.before ? [] : [{ ...next, before: one.before }];
  });
  const added = later.filter((one) => !earlier.some((other) => sameThing(one, other)));
  return [...kept, ...added.filter(({ name, part }) => part === '' || !isNew(name))].sort((a, b) =>
    `${a.name} ${a.part}` < `${b.name} ${b.part}` ? -1 : 1,
  );
};

/** The days with what changed on one of them noted, the latest day first; a day without changes is none. */
export const noted = (days: readonly DayOfChanges[], day: string, changes: readonly Change[]): DayOfChanges[] => {
  const today = days.find((one) => one.day === day);
  const all = together(today?.changes ?? [], changes);
  const others = days.filter((one) => one !== today);
  return [...(all.length > 0 ? [{ day, changes: all }] : []), ...others].sort((a, b) => (a.day < b.day ? 1 : -1));
};

/** Whether a program that was right before may not be any more. */
export const breaks = ({ part, before, after }: Change): boolean => {
  const isTaken = part.startsWith('argument ');
  if (before === null) return isTaken && (after?.endsWith('!') ?? false);
  if (after === null) return true;
  if (part === 'rule') return isRole(before) && isRole(after) && !allows(before, after);
  // Of what is taken, asking for less is no break; of what is answered, promising more.
  return after !== (isTaken ? before.replace(/!$/, '') : `${before}!`);
};

/** The days as somebody of a role is told of them. */
export const changesFor = (days: readonly DayOfChanges[], role: Role) =>
  days.flatMap(({ day, changes }) => {
    const own = changes.filter(({ rule }) => allows(role, rule));
    return own.length > 0 ? [{ day, changes: own.map((change) => ({ ...change, breaks: breaks(change) })) }] : [];
  });
