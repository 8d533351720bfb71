import { countsIn } from '@nestling/kit/device/sealed.ts';
import { newOperationId } from '@nestling/kit/operation.ts';
import type { RefusalCode } from '@nestling/kit/refusal.ts';
import type { FieldError } from '@nestling/kit/send.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { isObject } from '@nestling/rules/json.ts';
import { useSyncExternalStore } from 'react';
import { currentClient } from '../../graphql/client.ts';
import { keepSending } from '../../graphql/keep-sending.ts';
import { currentSession, onPersonChange } from '../../session/session.ts';
import { dropKept, type Kept, keepOne, keptOf } from './outbox-shelf.ts';
import { saveDocument } from './save-document.ts';

/** How an entry ended: the server has it, declined it, or it waits on this device for the line. */
export type Written =
  | { readonly kind: 'done'; readonly message: string; readonly id: string | null }
  | { readonly kind: 'declined'; readonly message: string; readonly fieldErrors: readonly FieldError[] }
  | { readonly kind: 'kept' };

/** Nobody with a child on the arm waits longer for an answer; what is sent goes on behind. */
const PATIENCE_MS = 3_000;

/** `asked`: a form still waits for its answer. */
type Item = Kept & { readonly asked?: boolean };

let owner = '';
let items: readonly Item[] = [];
const watchers = new Set<() => void>();
/** Who still waits for an answer, by operation. */
const asking = new Map<string, (written: Written) => void>();

const show = (next: readonly Item[]): void => {
  items = next;
  for (const tell of watchers) tell();
};

/** Takes up what this person left unsent on this device. */
export const openEntries = (person: string): void => {
  if (owner === person) return;
  owner = person;
  show([]);
  void keptOf(person).then((kept) => {
    if (owner !== person) return;
    const known = new Set(items.map(({ operation }) => operation));
    show([...kept.filter(({ operation }) => !known.has(operation)), ...items]);
    flush();
  });
};
onPersonChange((_, chosen) => {
  if (!chosen) return;
  owner = '';
  show([]);
});
countsIn('entries', (person) => (person === owner ? items.length : 0));

/** The id of the activity an outcome was asked for. */
const activityOf = (outcome: object): string | null => {
  const activity: unknown = Reflect.get(outcome, 'activity');
  return isObject(activity) ? String(activity.id) : null;
};

/** Refusals that pass: the line, a server that starts, a session that has ended on the way. */
const later: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'NETWORK',
  'NOT_READY',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
]);

const send = async ({ kind, what, values, operation }: Kept): Promise<Written> => {
  // Somebody else may have signed in here meanwhile: what is not theirs is not sent by them.
  if (currentSession().person?.id !== owner) return { kind: 'kept' };
  const document = saveDocument(kind, what);
  const sent = await sendMutation(currentClient(), document, values, { operation });
  if (sent.kind === 'done') return { kind: 'done', message: sent.message, id: activityOf(sent.data.outcome ?? {}) };
  if (sent.refused && later.has(sent.refused)) return { kind: 'kept' };
  return { kind: 'declined', message: sent.message, fieldErrors: sent.fieldErrors };
};

/** The id of an entry that has none yet, for changes of it that wait behind it. */
export const keptId = (operation: string): string => `kept:${operation}`;

export const isKeptId = (id: unknown): boolean => String(id).startsWith('kept:');

/** Gives the changes that wait behind an entry its id. */
const nameAfter = (operation: string, id: string): void => {
  const named = items.map((one) =>
    one.values.id === keptId(operation) ? { ...one, values: { ...one.values, id } } : one,
  );
  for (const [i, one] of named.entries()) if (one !== items[i]) keepOne(owner, one);
  show(named);
};

const settle = (one: Kept, written: Written): void => {
  const heard = asking.get(one.operation);
  asking.delete(one.operation);
  // Nobody looks at the form any more: what was declined stays in sight, with why.
  if (written.kind === 'declined' && !heard) {
    const told = { ...one, problem: written.fieldErrors[0]?.message ?? written.message };
    keepOne(owner, told);
    show(items.map((each) => (each.operation === one.operation ? told : each)));
    return;
  }
  if (written.kind === 'done' && written.id) nameAfter(one.operation, written.id);
  dropKept(owner, one.operation);
  show(items.filter(({ operation }) => operation !== one.operation));
  heard?.(written);
};

/** Sends what waits, by number. */
const flush = keepSending(async () => {
  const next = items.find(({ problem, values }) => problem === null && !isKeptId(values.id));
  if (!next) return 'idle';
  const written = await send(next);
  if (written.kind === 'kept') return 'later';
  settle(next, written);
  return 'sent';
});

/**
 * Writes an entry: it is kept on this device first, under its number, and sent once, after those before it. Answers
 * what the server said, or that it is kept where nothing is heard of it in time.
 */
export const writeEntry = (given: Pick<Kept, 'kind' | 'what' | 'values' | 'children'>): Promise<Written> => {
  const number = Math.max(0, ...items.map((one) => one.number)) + 1;
  const one: Kept = { ...given, number, operation: newOperationId(), problem: null };
  keepOne(owner, one);
  show([...items, { ...one, asked: true }]);
  return new Promise((resolve) => {
    const keep = () => {
      if (!asking.delete(one.operation)) return;
      show(items.map((each) => (each.operation === one.operation ? { ...each, asked: false } : each)));
      resolve({ kind: 'kept' });
    };
    asking.set(one.operation, resolve);
    setTimeout(keep, navigator.onLine ? PATIENCE_MS : 0);
    flush();
  });
};

/** Takes an entry out of those that wait, with what was to be changed of it. */
export const discardEntry = (operation: string): void => {
  const gone = items.filter((one) => one.operation === operation || one.values.id === keptId(operation));
  for (const one of gone) dropKept(owner, one.operation);
  show(items.filter((one) => !gone.includes(one)));
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

/** What waits on this device, by number; what was declined among it. */
export const useKeptEntries = (): readonly Item[] => useSyncExternalStore(watch, () => items);
