import { Kind, parse } from 'graphql';
import ts from 'typescript';
import { callPermissions } from '../packages/rules/src/call-permissions.gen.ts';
import { pathsOf, read, type Source } from './sources.ts';
import { operations, type Unit, unitsOf } from './units.ts';

/**
 * A component, a hook or a list that sends a call a centre can take from a role, and a way to it on which nobody asked
 * first whether it was taken: where that way begins.
 */
export type Unasked = { sender: string; call: string; permission: string; way: string };

/** Something that sends a guarded call, the argument in question, and the permissions of which a way to it must ask one. */
type Guarded = { document: string; call: string; field: string | undefined; any: string[] };

/** One for the call and for each argument that is given; where the value of an argument decides, any of those it may need. */
const guardedBy = (document: string, call: string, isGiven: (field: string) => boolean): Guarded[] => {
  const needed = callPermissions.filter((row) => row.call === call && (!row.field || isGiven(row.field)));
  const groups = Map.groupBy(needed, ({ field, byValue, permission }) => (byValue ? field : `${field} ${permission}`));
  return [...groups.values()].map((rows) => ({
    document,
    call,
    field: rows[0]?.field,
    any: rows.map(({ permission }) => permission),
  }));
};

/** Operations pass on every argument: which one is given is known where they are sent. */
const guardedOperations = (): Guarded[] =>
  [...new Set(callPermissions.map(({ call }) => call))].flatMap((call) =>
    guardedBy(`${operations}#${call}`, call, () => true),
  );

/** The documents of the portal that send a guarded call. */
const guardedDocuments = (documents: readonly Source[]): Guarded[] =>
  documents.flatMap(({ path, text }) =>
    parse(text).definitions.flatMap((one) => {
      if (one.kind !== Kind.OPERATION_DEFINITION || one.operation !== 'mutation') return [];
      return one.selectionSet.selections.flatMap((field) => {
        const call = field.kind === Kind.FIELD ? field.name.value : '';
        const given = field.kind === Kind.FIELD ? (field.arguments ?? []).map(({ name }) => name.value) : [];
        return guardedBy(`${path}.ts#${one.name?.value}Document`, call, (argument) => given.includes(argument));
      });
    }),
  );

const isUseMay = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isCallExpression(node) && node.expression.getText() === 'useMay';

/** The permissions asked for beneath a node: `may('…')`, `useMay()('…')`, `<WhoMay permission="…">`. */
const askedIn = (node: ts.Node): string[] => {
  const asked: string[] = [];
  const look = (at: ts.Node): void => {
    if (ts.isCallExpression(at) && (at.expression.getText() === 'may' || isUseMay(at.expression)))
      asked.push(...at.arguments.filter(ts.isStringLiteral).map(({ text }) => text));
    if (ts.isJsxAttribute(at) && at.name.getText() === 'permission' && at.initializer)
      if (ts.isStringLiteral(at.initializer)) asked.push(at.initializer.text);
    ts.forEachChild(at, look);
  };
  look(node);
  return asked;
};

/** What a hook that asks several permissions at once calls them: `edits: staff && may('edit_students')`. */
const flagsIn = (node: ts.Node): [flag: string, permission: string][] => {
  const flags: [string, string][] = [];
  const look = (at: ts.Node): void => {
    if (ts.isPropertyAssignment(at))
      for (const permission of askedIn(at.initializer)) flags.push([at.name.getText(), permission]);
    else ts.forEachChild(at, look);
  };
  look(node);
  return flags;
};

const fileOf = (id: string): string => id.slice(0, id.indexOf('#'));

/**
 * Looks on every way of uses from what sends the call up to a screen for one that asks `useMay` for the permission. A way
 * on which nobody asks ends in a button that is shown to whom the server refuses. Within one component, with
 * the hooks of its own file, it is enough that it asks: which of its buttons go by the answer is not looked at.
 */
export const unasked = (
  sources: readonly Source[] = read(pathsOf('apps/portal/src/**/*.ts', 'apps/portal/src/**/*.tsx')),
  documents: readonly Source[] = read(pathsOf('apps/portal/src/**/*.graphql')),
): Unasked[] => {
  const units = unitsOf(sources);
  const users = Map.groupBy(
    units.flatMap((user) => [...user.uses].map((used) => ({ used, user }))),
    ({ used }) => used,
  );
  const usersOf = (id: string): Unit[] => (users.get(id) ?? []).map(({ user }) => user);
  const asking = units.filter(({ words }) => words.has('may') || words.has('useMay') || words.has('permission'));
  const asked = new Map(asking.map(({ id, node }) => [id, new Set(askedIn(node))]));
  const flags = new Map(asking.map(({ id, node }) => [id, flagsIn(node)]));
  // A hook of a component's own file is a part of the component: it makes its menu, and asks for it.
  const isOwnHook = (used: string, id: string): boolean => used.startsWith(`${fileOf(id)}#use`);
  const asks = ({ id, uses, words }: Unit, permission: string): boolean =>
    [id, ...[...uses].filter((used) => isOwnHook(used, id))].some((one) => asked.get(one)?.has(permission)) ||
    [...uses].some((used) => flags.get(used)?.some(([flag, of]) => of === permission && words.has(flag)));
  const wayWithout = (unit: Unit, any: readonly string[], seen: ReadonlySet<string>): string | null => {
    if (any.some((permission) => asks(unit, permission))) return null;
    const above = usersOf(unit.id);
    if (above.length === 0 || /\/screens\/.*#default$/.test(unit.id)) return fileOf(unit.id);
    const next = new Set([...seen, unit.id]);
    for (const user of above.filter(({ id }) => !seen.has(id))) {
      const way = wayWithout(user, any, next);
      if (way) return way;
    }
    return null;
  };
  return [...guardedDocuments(documents), ...guardedOperations()].flatMap(({ document, call, field, any }) =>
    usersOf(document).flatMap((sender) => {
      if (document.startsWith(operations) && field && !sender.words.has(field)) return [];
      const way = wayWithout(sender, any, new Set());
      return way ? [{ sender: sender.id, call, permission: any.join(' or '), way }] : [];
    }),
  );
};
