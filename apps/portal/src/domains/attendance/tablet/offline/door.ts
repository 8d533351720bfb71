import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Answers } from '@nestling/rules/kiosk/act.ts';
import { fromBase64 } from '@nestling/rules/kiosk/door-keys.ts';
import { Guesses } from './guesses.ts';
import { keysOn, publicKeyOf, type TabletKeys } from './keys.ts';
import { type DoorHealth, type DoorList, type Listed, type ListedChild, openEntry, slowOf } from './list.ts';
import { type Clocks, Queue } from './queue.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { DoorListDocument, EnrolKioskDocument, SendKioskActsDocument } from './tablet.graphql.ts';

/** Sends one operation. Throws an error with a `code` when the server refuses, anything else when there is no line. */
export type Send = <D, V>(document: TypedDocumentNode<D, V>, variables: V) => Promise<D>;

type Bytes = Uint8Array<ArrayBuffer>;

interface Enrolment {
  readonly device: number;
  /** Of the centre's PINs, base64. */
  readonly salt: string;
}
/** What this tablet did with children since its list was made. */
type Since = Readonly<Record<number, { readonly state: 'in' | 'out'; readonly at: number }>>;
/** How those of the team stand who clocked themselves here since then. */
type Duties = Readonly<Record<number, NonNullable<Listed['team']>['open']>>;

/** Somebody who was known without a line: what the PIN became proves what is done with it. */
export interface KnownHere {
  readonly person: Listed;
  readonly slow: Bytes;
  /** What the door asks; null where it asks nothing. */
  readonly health: DoorHealth | null;
}
export type Unknown = 'wrong' | 'locked' | 'no list' | 'stopped';

/** Which children were answered for here, on which day of the tablet, and whether that stopped them. */
type Screened = Readonly<Record<number, { readonly day: string; readonly stops: boolean }>>;
const isScreened = (value: unknown): value is Screened => isObject(value);
const dayOf = (at: number): string => new Date(at).toDateString();

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEnrolment = (value: unknown): value is Enrolment => isObject(value) && 'device' in value && 'salt' in value;
const isList = (value: unknown): value is DoorList => isObject(value) && 'entries' in value;
const isSince = (value: unknown): value is Since => isObject(value);
const isDuties = (value: unknown): value is Duties => isObject(value);
const refused = (error: unknown): boolean => isObject(error) && 'code' in error && error.code === 'BAD_INPUT';

/** How a contact with the server ended. */
export interface Contact {
  readonly active: boolean;
  /** Acts that are still here. */
  readonly queued: number;
}

/** The tablet at the door, with a line and without one. */
export class Door {
  readonly shelf: Shelf;
  private readonly keys: TabletKeys;
  private readonly clocks: Clocks;
  private readonly send: Send;
  private readonly queue: Queue;
  private readonly guesses: Guesses;
  private sending: Promise<Contact> | null = null;

  private constructor(shelf: Shelf, keys: TabletKeys, clocks: Clocks, send: Send) {
    this.shelf = shelf;
    this.keys = keys;
    this.clocks = clocks;
    this.send = send;
    this.queue = new Queue(shelf, keys, clocks);
    this.guesses = new Guesses(shelf, clocks.uptime);
  }

  static async open(send: Send, clocks: Clocks, factory?: IDBFactory): Promise<Door> {
    const shelf = await openShelf(factory);
    return new Door(shelf, await keysOn(shelf), clocks, send);
  }

  /** Makes this device known to the server by its key; false when the server does not want it. */
  async enrol(): Promise<boolean> {
    const { enrolKiosk: told } = await this.send(EnrolKioskDocument, { key: await publicKeyOf(this.keys) });
    if (told?.status !== 'Success' || !told.device || !told.salt) return false;
    const enrolment: Enrolment = { device: Number(told.device), salt: told.salt };
    await this.shelf.keep({ enrolment });
    return true;
  }

  /** Gets today's list, once everything done here has arrived: it tells how the children stand. */
  async renewList(): Promise<void> {
    if ((await this.queue.next(1)).queued > 0) return;
    const { getKioskList: told } = await this.send(DoorListDocument, {});
    if (!told) return;
    const { salt, entries, made_at, until, health } = told;
    const list: DoorList = { salt, entries, made_at: Date.parse(made_at), until: Date.parse(until), health };
    await this.shelf.keep({ list, since: undefined, duties: undefined, screened: undefined });
  }

  /** Looks a PIN up without a line. Somebody who must not come near a child is stopped, and staff are told later. */
  async enter(pin: string, phone: string | null): Promise<KnownHere | Unknown> {
    const [enrolment, list] = [await this.shelf.fact('enrolment'), await this.shelf.fact('list')];
    if (!isEnrolment(enrolment) || !isList(list) || (await this.serverNow()) > list.until) return 'no list';
    if (!(await this.guesses.begin())) return 'locked';
    const slow = await slowOf(pin, fromBase64(enrolment.salt));
    const person = await openEntry(list, slow);
    if (
      !person ||
      (phone !== null && !person.phones.some((one) => digits(one) !== '' && digits(one) === digits(phone)))
    ) {
      if (!(await this.guesses.wasWrong())) return 'wrong';
      await this.queue.add(enrolment.device, { ...nobody, kind: 'locked', operation_id: crypto.randomUUID() }, null);
      return 'locked';
    }
    await this.guesses.right();
    const students = await this.asTheyStand(person.students);
    const team = await this.onDuty(person);
    if (person.stopped) {
      const deed = { ...nobody, kind: 'stopped', by: person.user.id, operation_id: crypto.randomUUID() } as const;
      await this.queue.add(enrolment.device, deed, slow);
      if (students.length === 0 && !team) return 'stopped';
    }
    const screened = await this.asScreened(students, list);
    return { person: { ...person, students: screened, ...(team ? { team } : {}) }, slow, health: list.health ?? null };
  }

  /** What a PIN becomes, for a person the server knew when there still was a line. */
  async slowOf(pin: string): Promise<Bytes | null> {
    const enrolment = await this.shelf.fact('enrolment');
    return isEnrolment(enrolment) ? slowOf(pin, fromBase64(enrolment.salt)) : null;
  }

  /** Keeps a check-in or check-out until there is a line. On disk when it settles. */
  async check(given: {
    readonly by: number;
    readonly students: readonly number[];
    readonly action: 'in' | 'out';
    readonly signature: string | null;
    readonly operation_id: string;
    readonly slow: Bytes;
  }): Promise<boolean> {
    const enrolment = await this.shelf.fact('enrolment');
    if (!isEnrolment(enrolment)) return false;
    const { slow, ...deed } = given;
    const at = await this.serverNow();
    const kept = await this.shelf.fact('since');
    const changed = Object.fromEntries(given.students.map((id) => [id, { state: given.action, at }]));
    const since = { ...(isSince(kept) ? kept : {}), ...changed };
    await this.queue.add(enrolment.device, { ...deed, kind: 'check', room: null }, slow, { since });
    return true;
  }

  /** Keeps the answers for a child until there is a line, and whether they stop its check-in here too. */
  async screen(given: {
    readonly by: number;
    readonly student: number;
    readonly answers: Answers;
    readonly stops: boolean;
    readonly operation_id: string;
    readonly slow: Bytes;
  }): Promise<boolean> {
    const enrolment = await this.shelf.fact('enrolment');
    if (!isEnrolment(enrolment)) return false;
    const { by, student, answers, stops, operation_id, slow } = given;
    const kept = await this.shelf.fact('screened');
    const fresh = { [student]: { day: dayOf(await this.serverNow()), stops } };
    const screened = { ...(isScreened(kept) ? kept : {}), ...fresh };
    const deed = { ...nobody, kind: 'screen', by, students: [student], answers, operation_id } as const;
    await this.queue.add(enrolment.device, deed, slow, { screened });
    return true;
  }

  /** Keeps what somebody of the team did at the clock until there is a line. On disk when it settles. */
  async clock(given: {
    readonly person: Listed;
    readonly action: 'in' | 'out' | 'break' | 'move';
    readonly room: number;
    readonly operation_id: string;
    readonly slow: Bytes;
  }): Promise<boolean> {
    const enrolment = await this.shelf.fact('enrolment');
    const { person, action, room, operation_id, slow } = given;
    if (!isEnrolment(enrolment)) return false;
    const at = await this.serverNow();
    const { programs, open } = (await this.onDuty(person)) ?? { programs: [], open: null };
    const to = programs.find(({ id }) => id === room) ?? null;
    const leaves = action === 'break' && open?.room != null;
    const now = action === 'out' ? null : { id: open?.id ?? 0, from: open?.from ?? at, room: leaves ? null : to };
    const kept = await this.shelf.fact('duties');
    const duties = { ...(isDuties(kept) ? kept : {}), [person.user.id]: now };
    const deed = { ...nobody, kind: 'clock', by: person.user.id, action, room, operation_id } as const;
    await this.queue.add(enrolment.device, deed, slow, { duties });
    return true;
  }

  /** Sends everything that waits, in its order, and measures the clock. One at a time. Throws when there is no line. */
  sync(): Promise<Contact> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendAll(): Promise<Contact> {
    let most: number | undefined;
    for (;;) {
      const enrolment = await this.shelf.fact('enrolment');
      if (!isEnrolment(enrolment)) return { active: false, queued: 0 };
      const { kept, ...batch } = await this.queue.next(most);
      const began = this.clocks.wall();
      const { boot } = this.clocks;
      const sent = { ...batch, device: String(enrolment.device), boot, uptime: Math.round(this.clocks.uptime()) };
      try {
        const { sendKioskActs: told } = await this.send(SendKioskActsDocument, {
          ...sent,
          device_now: Math.round(began),
        });
        if (!told) throw new Error('The server said nothing.');
        const half = (this.clocks.wall() - began) / 2;
        await this.shelf.forget(told.kept);
        await this.shelf.keep({ clock_error: began + half - Date.parse(told.now) });
        const left = batch.queued - told.kept.length;
        if (kept.length > told.kept.length || batch.acts.length === 0 || left === 0) {
          if (!told.active && left === 0) await this.forgetAll();
          return { active: told.active, queued: left };
        }
      } catch (error) {
        const [first] = kept;
        if (!refused(error) || !first) throw error;
        // One that the server will never take must not hold up the others.
        if (kept.length === 1) await this.shelf.setAside(first);
        most = 1;
      }
    }
  }

  /** When the list was made, ms; 0 when there is none. */
  async listMade(): Promise<number> {
    const list = await this.shelf.fact('list');
    return isList(list) ? list.made_at : 0;
  }

  /** How many acts wait here. */
  async queued(): Promise<number> {
    return (await this.queue.next(1)).queued;
  }

  /** Now by the server's clock, as far as the tablet knows. */
  private async serverNow(): Promise<number> {
    const error = await this.shelf.fact('clock_error');
    return this.clocks.wall() - (typeof error === 'number' ? error : 0);
  }

  /**
   * Yesterday's list tells nothing of today's answers; what was answered here since does. Who is stopped on today's list stays
   * so, also where nothing is asked: an illness keeps it home, and nobody can lift that without a line.
   */
  private async asScreened(students: readonly ListedChild[], list: DoorList): Promise<ListedChild[]> {
    const kept = await this.shelf.fact('screened');
    const today = dayOf(await this.serverNow());
    const here = isScreened(kept) ? kept : {};
    return students.map((child) => {
      const one = here[child.id];
      if (child.health === 'stops' && dayOf(list.made_at) === today) return child;
      if (!list.health) return { ...child, health: null };
      if (one?.day === today) return { ...child, health: one.stops ? 'stops' : 'ok' };
      return { ...child, health: dayOf(list.made_at) === today ? (child.health ?? 'missing') : 'missing' };
    });
  }

  private async asTheyStand(students: readonly ListedChild[]): Promise<ListedChild[]> {
    const since = await this.shelf.fact('since');
    const changes: Since = isSince(since) ? since : {};
    return students.map((child) => {
      const change = changes[child.id];
      return change ? { ...child, state: change.state, since: change.at } : child;
    });
  }

  private async onDuty({ user, team }: Listed): Promise<Listed['team']> {
    const kept = await this.shelf.fact('duties');
    const open = isDuties(kept) ? kept[user.id] : undefined;
    return team && open !== undefined ? { ...team, open } : team;
  }

  /** Switched off or replaced: neither list nor keys stay behind. */
  private async forgetAll(): Promise<void> {
    const nothing = undefined;
    await this.shelf.keep({
      list: nothing,
      since: nothing,
      duties: nothing,
      screened: nothing,
      enrolment: nothing,
      signing: nothing,
      sealing: nothing,
    });
  }
}

const nobody = { by: null, action: null, students: [], room: null, signature: null } as const;
