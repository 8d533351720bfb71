import { entryKeys, openText, SLOW } from '@nestling/rules/kiosk/door-keys.ts';
import { scryptAsync } from '@noble/hashes/scrypt.js';

/** The list as the tablet keeps it. Nobody's name can be read from it without that person's PIN. */
export interface DoorList {
  readonly salt: string;
  /** ms */
  readonly made_at: number;
  readonly until: number;
  readonly health?: DoorHealth | null;
  readonly entries: readonly { readonly index: string; readonly sealed: string }[];
}

/** A child as the list tells it; `since` in ms. */
export interface ListedChild {
  readonly id: number;
  readonly fname: string;
  readonly full_name: string;
  readonly state: 'in' | 'out' | 'none';
  readonly since: number | null;
  readonly may_fetch: boolean;
  /** Names; absent from a list that an older server made. */
  readonly allergies?: readonly string[];
  /** Of the health screen on the day the list was made; absent where an older server made it. */
  readonly health?: 'missing' | 'ok' | 'stops' | null;
  readonly program: { readonly id: number; readonly name: string; readonly color_code: string | null } | null;
}
/** What the door asks before a child comes in. `fever` in tenths of the unit. */
export interface DoorHealth {
  readonly questions: readonly { readonly id: string; readonly statement: string; readonly stops_on: string }[];
  readonly temperature: boolean;
  readonly unit: string;
  readonly fever: number;
}
type ListedRoom = NonNullable<ListedChild['program']>;
/** What the list tells of a member of the team: rooms, the usual ones first, and the open shift; `room` null: on a break. */
interface ListedTeam {
  readonly programs: readonly ListedRoom[];
  readonly open: { readonly id: number; readonly from: number; readonly room: ListedRoom | null } | null;
}
/** A person as the list tells it. `stopped`: to be sent to the staff, who are told why. */
export interface Listed {
  readonly user: { readonly id: number; readonly fname: string; readonly full_name: string };
  readonly phones: readonly string[];
  readonly stopped: boolean;
  readonly students: readonly ListedChild[];
  /** Of those alone who work there. */
  readonly team?: ListedTeam;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The slow derivation of a PIN; about a second on a small tablet, without holding up the page. */
export const slowOf = async (pin: string, salt: Bytes): Promise<Bytes> =>
  Uint8Array.from(await scryptAsync(pin, salt, SLOW));

/** The person whose PIN it was; null when nobody on the list has it. */
export const openEntry = async (list: DoorList, slow: Bytes): Promise<Listed | null> => {
  const { index, key } = await entryKeys(slow, new TextEncoder().encode(list.salt));
  const entry = list.entries.find((one) => one.index === index);
  if (!entry) return null;
  const person: Listed = JSON.parse(await openText(key, entry.sealed));
  return person;
};
