import { idsOf } from '../document.ts';

/** With whom a form is shared, as the server says it. */
export type Shared = {
  readonly families: boolean;
  readonly team: boolean;
  readonly rooms: readonly string[];
  readonly students: readonly string[];
  readonly contacts: readonly string[];
  readonly staff: readonly string[];
};

const has = (kept: unknown, key: string): unknown =>
  typeof kept === 'object' && kept !== null ? Reflect.get(kept, key) : undefined;

export const sharedOf = (kept: unknown): Shared => ({
  families: has(kept, 'families') === true,
  team: has(kept, 'team') === true,
  rooms: idsOf(has(kept, 'rooms')),
  students: idsOf(has(kept, 'students')),
  contacts: idsOf(has(kept, 'contacts')),
  staff: idsOf(has(kept, 'staff')),
});
