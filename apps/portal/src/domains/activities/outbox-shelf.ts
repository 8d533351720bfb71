import { type ActivityKindName, isActivityKind } from '@nestling/rules/activity-kinds.ts';
import { isObject } from '@nestling/rules/json.ts';

/** An entry on its way, as it is kept on this device until the server has it. */
export type Kept = {
  /** Under which it is done once, however often it is sent. */
  readonly operation: string;
  /** Its place among those of this device. */
  readonly number: number;
  readonly kind: ActivityKindName;
  readonly what: 'save' | 'update';
  /** Arguments of its call. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly children: readonly { readonly id: string; readonly fname: string }[];
  /** Why the server did not take it; null while it waits. */
  readonly problem: string | null;
};

const prefixOf = (owner: string): string => `entry-kept:${owner}:`;

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value.operation === 'string' &&
  typeof value.number === 'number' &&
  isActivityKind(String(value.kind)) &&
  isObject(value.values) &&
  Array.isArray(value.children);

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** One key for each entry, so that two windows do not write over each other. A full store costs the copy, not the entry. */
export const keepOne = (owner: string, one: Kept): void => {
  try {
    localStorage.setItem(prefixOf(owner) + one.operation, JSON.stringify(one));
  } catch {
    // It lives as long as the window.
  }
};

export const dropKept = (owner: string, operation: string): void =>
  localStorage.removeItem(prefixOf(owner) + operation);

/** What a person left unsent on this device, by number. */
export const keptOf = (owner: string): Kept[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(owner)))
    .map((key) => parsed(localStorage.getItem(key)))
    .filter(isKept)
    .sort((a, b) => a.number - b.number);
