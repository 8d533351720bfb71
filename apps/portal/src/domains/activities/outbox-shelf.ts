import { shelfOf } from '@nestling/kit/device/sealed.ts';
import { type ActivityKindName, isActivityKind } from '@nestling/rules/activity-kinds.ts';
import { isObject } from '@nestling/rules/json.ts';
import { keyOfPerson } from '../../session/device-key.ts';

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

const shelf = (owner: string) => shelfOf('entries', owner, keyOfPerson(owner));

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value.operation === 'string' &&
  typeof value.number === 'number' &&
  isActivityKind(String(value.kind)) &&
  isObject(value.values) &&
  Array.isArray(value.children);

/** Each by itself, so that two windows do not write over each other. A full store costs the copy, not the entry. */
export const keepOne = (owner: string, one: Kept): void => void shelf(owner).keep(one.operation, one);

export const dropKept = (owner: string, operation: string): void => void shelf(owner).drop(operation);

/** What a person left unsent on this device, by number. */
export const keptOf = async (owner: string): Promise<readonly Kept[]> =>
  (await shelf(owner).all())
    .map(({ value }) => value)
    .filter(isKept)
    .sort((a, b) => a.number - b.number);
