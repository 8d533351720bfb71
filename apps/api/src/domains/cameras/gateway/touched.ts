import type { Event } from '../../../kernel/call/context.ts';
import type { Touched } from '../views.ts';

const one = (value: string | number | undefined): number[] => (typeof value === 'number' ? [value] : []);

/**
 * What an event of the kind 'rights' is about. Its ids are students when `at` names none of its own; what names
 * nothing concerns the whole centre.
 */
export const touchedBy = ({ ids = [], at = {} }: Event): Touched => {
  const students =
    at.student === undefined && at.user === undefined && at.camera === undefined ? [...ids] : one(at.student);
  const touched: Touched = {
    ...(students.length > 0 ? { students } : {}),
    ...(at.user === undefined ? {} : { users: one(at.user) }),
    ...(at.camera === undefined ? {} : { cameras: one(at.camera) }),
    ...(at.schedule === undefined ? {} : { schedules: one(at.schedule) }),
    ...(at.session === undefined ? {} : { sessions: [String(at.session)] }),
  };
  // A location beside students only says where they are.
  if (Object.keys(touched).length === 0 && at.location !== undefined) return { locations: one(at.location) };
  return touched;
};

/** Both together. */
export const merge = (a: Touched, b: Touched): Touched => {
  if (isEverything(a) || isEverything(b)) return {};
  const keys = ['users', 'students', 'cameras', 'locations', 'schedules'] as const;
  const merged = Object.fromEntries(
    keys.flatMap((key) => {
      const all = new Set([...(a[key] ?? []), ...(b[key] ?? [])]);
      return all.size > 0 ? [[key, [...all]]] : [];
    }),
  );
  const sessions = [...new Set([...(a.sessions ?? []), ...(b.sessions ?? [])])];
  return sessions.length > 0 ? { ...merged, sessions } : merged;
};

const isEverything = (touched: Touched): boolean => Object.keys(touched).length === 0;
