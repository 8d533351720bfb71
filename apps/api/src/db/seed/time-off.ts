import type { Writer } from './writer.ts';

/** Gives somebody of the team hours of paid time off, and lets it ask for some of them. */
export const addTimeOff = async (
  to: Writer,
  { location, user, by, now }: { location: number; user: number; by: number; now: Date },
): Promise<void> => {
  const day = (ahead: number): string => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const stamped = { written_by: by, written_at: now };
  await to.add('pto_entry', {
    user_id: user,
    kind: 'given',
    minutes: 4800,
    date: day(-60),
    note: 'This year',
    ...stamped,
  });
  await to.add('time_off', {
    ...{ kind: 'pto', location_id: location, user_id: user, start_date: day(20), end_date: day(22) },
    ...{ reason: 'Family visit', status: 'requested', created_by: user, created_at: now },
  });
};
