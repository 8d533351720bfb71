import { askPerson } from '@nestling/kit/confirming.ts';
import { intend } from '@nestling/kit/intention.ts';
import { questionIn } from '@nestling/kit/question.ts';
import type { Answers } from '@nestling/rules/kiosk/act.ts';
import { useState } from 'react';
import { ScreenAtTabletDocument } from '../screening/screening.graphql.ts';
import { stopsHere } from '../screening/stops-here.ts';
import { statedNow } from '../stated.ts';
import { CheckAtScreenDocument } from './checkAtScreen.graphql.ts';
import { ClockAtScreenDocument } from './clockAtScreen.graphql.ts';
import { EnterPinAndPhoneDocument, EnterPinDocument, type EnterPinQuery } from './enterPin.graphql.ts';
import type { KnownHere, Unknown } from './offline/door.ts';
import { ask, isAway } from './offline/line.ts';
import type { Line } from './offline/use-line.ts';

type Answer = NonNullable<EnterPinQuery['verifyUserCheckinPin']>;

/** Who entered a PIN, with everything that person may do here. */
export type Entered = {
  readonly user: NonNullable<Answer['user']>;
  readonly type: 'team' | 'contact';
  readonly students: NonNullable<Answer['students']>;
  readonly programs: NonNullable<Answer['programs']>;
  readonly program_status: string | null;
  readonly attendance: Answer['attendance'];
  /** What the door asks before a child comes in. */
  readonly health: Answer['health'];
  /** What proves the PIN when there is no line: what it became, or the PIN itself until the person has gone. */
  readonly proof: { readonly pin: string; readonly slow: Uint8Array<ArrayBuffer> | null };
  /** As the tablet knew it without a line. */
  readonly here: KnownHere | null;
};
/** How a press ended: `said` is the server's sentence, '' when there was none to be had. */
export type Said = { readonly ok: boolean; readonly said: string; readonly here?: 'kept' | Unknown };

const fromList = (here: KnownHere, pin: string): Entered => {
  const { person, slow, health } = here;
  const { team } = person;
  const named = <R extends { readonly id: number }>(room: R) => ({ ...room, id: String(room.id) });
  const open = team?.open ?? null;
  return {
    user: { ...person.user, id: String(person.user.id), avatar: null },
    type: team ? 'team' : 'contact',
    students: person.students.map(({ since, program, allergies = [], health = null, ...child }) => ({
      ...child,
      health,
      allergies: [...allergies],
      id: String(child.id),
      image: null,
      since: since === null ? null : new Date(since).toISOString(),
      program: program && named(program),
    })),
    programs: (team?.programs ?? []).map(named),
    program_status: team ? (open === null ? 'out' : open.room === null ? 'break' : 'in') : null,
    attendance: open && {
      id: String(open.id),
      since: new Date(open.from).toISOString(),
      program: open.room && named(open.room),
    },
    health: health && { ...health, questions: [...health.questions] },
    proof: { pin, slow },
    here,
  };
};

/** The minute of a press is no part of what is wanted: pressed again, the first one holds. */
const STATED = ['date', 'time'];

/** The server said no: the next press is another intention. */
const refused = (error: unknown, settle: () => void): Said => {
  settle();
  return { ok: false, said: error instanceof Error ? error.message : '' };
};

/** What is done on the tablet, with a line or without; nothing of it is kept in the page once somebody has gone. */
export const useTablet = (location: string, zone: string, { door, beat }: Pick<Line, 'door' | 'beat'>) => {
  const [busy, setBusy] = useState(false);
  const during = async <V>(work: () => Promise<V>): Promise<V> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };

  const askWho = async (pin: string, phone: string | null): Promise<Entered | Said> => {
    // What waits goes first: the server tells how the children stand.
    if (door && (await door.queued()) > 0) await door.sync();
    const told = phone
      ? (await ask(EnterPinAndPhoneDocument, { pin, phone, location })).verifyUserCheckinPinAndPhone
      : (await ask(EnterPinDocument, { pin, location })).verifyUserCheckinPin;
    if (told?.status !== 'Success' || !told.user) return { ok: false, said: told?.message ?? '' };
    const { user, type, students, programs, program_status, attendance, health } = told;
    return {
      user,
      type: type === 'team' ? 'team' : 'contact',
      students: students ?? [],
      programs: programs ?? [],
      program_status,
      attendance,
      health,
      proof: { pin, slow: null },
      here: null,
    };
  };

  const enter = (pin: string, phone: string | null): Promise<Entered | Said> =>
    during(async () => {
      try {
        return await askWho(pin, phone);
      } catch (error) {
        if (!isAway(error)) return { ok: false, said: error instanceof Error ? error.message : '' };
        void beat();
        const found = door ? await door.enter(pin, phone) : 'no list';
        return typeof found === 'string' ? { ok: false, said: '', here: found } : fromList(found, pin);
      }
    });

  const check = (
    { user, proof }: Entered,
    students: readonly string[],
    action: 'in' | 'out',
    signature: string | null,
  ): Promise<Said> =>
    during(async () => {
      const {
        id: operation_id,
        stated: minute,
        settle,
      } = intend('check', { by: user.id, students, action, signature, ...statedNow(zone) }, STATED);
      if (proof.slow === null) {
        try {
          const stated = {
            ...statedNow(zone),
            ...minute,
            by: user.id,
            students: [...students],
            action,
            signature,
            operation_id,
          };
          let { saveUserStudentCheckInOutActivityFromScreen: told } = await ask(CheckAtScreenDocument, stated);
          const question = told && told.status !== 'Success' ? questionIn(told.message, told.errors) : null;
          if (question && !(await askPerson(question))) return { ok: false, said: told?.message ?? '' };
          if (question)
            ({ saveUserStudentCheckInOutActivityFromScreen: told } = await ask(CheckAtScreenDocument, {
              ...stated,
              confirm: [...question.codes],
            }));
          settle();
          return { ok: told?.status === 'Success', said: told?.message ?? '' };
        } catch (error) {
          if (!isAway(error)) return refused(error, settle);
        }
      }
      const slow = proof.slow ?? (await door?.slowOf(proof.pin));
      if (!door || !slow) return { ok: false, said: '' };
      const deed = { by: Number(user.id), students: students.map(Number), action, signature, operation_id, slow };
      const kept = await door.check(deed);
      if (kept) settle();
      void beat();
      return kept ? { ok: true, said: '', here: 'kept' } : { ok: false, said: '' };
    });

  /** Sends the answers for one child, or keeps them until there is a line. */
  const screen = (person: Entered, student: string, answers: Answers): Promise<Said & { readonly stops?: boolean }> =>
    during(async () => {
      const { user, proof, health } = person;
      const { id: operation_id, settle } = intend('screen', { by: user.id, student, answers });
      if (proof.slow === null) {
        try {
          const given = { students: [student], answers, by: user.id, operation_id };
          const { saveHealthScreenFromScreen: told } = await ask(ScreenAtTabletDocument, given);
          settle();
          return { ok: told?.status === 'Success', said: told?.message ?? '', stops: told?.stops ?? false };
        } catch (error) {
          if (!isAway(error)) return refused(error, settle);
        }
      }
      const slow = proof.slow ?? (await door?.slowOf(proof.pin));
      if (!door || !slow || !health) return { ok: false, said: '' };
      const stops = stopsHere(health, answers);
      const deed = { by: Number(user.id), student: Number(student), answers, stops, operation_id, slow };
      const kept = await door.screen(deed);
      if (kept) settle();
      void beat();
      return { ok: kept, said: '', stops };
    });

  const clock = (
    { user, proof, here }: Entered,
    action: 'in' | 'out' | 'break' | 'move',
    room: string,
  ): Promise<Said> =>
    during(async () => {
      const {
        id: operation_id,
        stated: minute,
        settle,
      } = intend('clock', { by: user.id, action, room, ...statedNow(zone) }, STATED);
      if (proof.slow === null) {
        try {
          const stated = { room, action, team: [user.id], ...statedNow(zone), ...minute, operation_id };
          const { saveAttandanceTeamFromScreen: told } = await ask(ClockAtScreenDocument, stated);
          settle();
          return { ok: told?.status === 'Success', said: told?.message ?? '' };
        } catch (error) {
          if (!isAway(error)) return refused(error, settle);
        }
      }
      // The line went between the PIN and the press: the list knows the person too.
      const known = here ?? (await door?.enter(proof.pin, null));
      if (!door || !known || typeof known === 'string') return { ok: false, said: '' };
      const deed = { ...known, action, room: Number(room), operation_id };
      const kept = await door.clock(deed);
      if (kept) settle();
      void beat();
      return kept ? { ok: true, said: '', here: 'kept' } : { ok: false, said: '' };
    });

  return { busy, enter, check, screen, clock };
};
