import type { Writer } from './writer.ts';

/** What was said in a chat, the oldest first: by whom, so many minutes before the demo is made, and what. */
type Said = readonly [by: number, minutesAgo: number, message: string];

interface Talk {
  readonly location: number;
  readonly student?: number;
  readonly room?: number;
  /** Of those who speak, the staff. */
  readonly staff: readonly number[];
  readonly said: readonly Said[];
  /** Up to which line, from 1, who has read it. */
  readonly read: readonly (readonly [user: number, upTo: number])[];
}

const MINUTE_MS = 60_000;

/** Writes a conversation, and who has read how much of it. */
export const addTalk = async (to: Writer, { location, student, room, staff, said, read }: Talk, now: Date) => {
  const of = student === undefined ? { room_id: room } : { student_id: student };
  const ids: number[] = [];
  for (const [user_id, ago, message] of said) {
    const created_at = new Date(now.getTime() - ago * MINUTE_MS);
    const from_staff = staff.includes(user_id);
    ids.push(
      await to.add('chat_message', {
        ...of,
        location_id: location,
        user_id,
        from_staff,
        type: 'text',
        message,
        created_at,
      }),
    );
  }
  for (const [user_id, upTo] of read) {
    const ago = said[upTo - 1]?.[1] ?? 0;
    await to.add('chat_seen', {
      ...of,
      user_id,
      staff: staff.includes(user_id),
      up_to: ids[upTo - 1] ?? 0,
      at: new Date(now.getTime() - Math.max(0, ago - 4) * MINUTE_MS),
    });
  }
};

interface Announced {
  readonly message: string;
  readonly color: string;
  readonly by: number;
  readonly locations: readonly number[];
  readonly rooms?: readonly number[];
  readonly daysAgo: number;
  readonly isPublic?: boolean;
  readonly status?: 'active' | 'inactive';
  /** First and last day, counted from today. */
  readonly from?: number;
  readonly until?: number;
}

const day = (now: Date, days: number | undefined): string | undefined =>
  days === undefined ? undefined : new Date(now.getTime() + days * 1440 * MINUTE_MS).toISOString().slice(0, 10);

/** Writes an announcement for everybody at its locations, or in its rooms. */
export const addAnnouncement = async (to: Writer, one: Announced, now: Date): Promise<void> => {
  const created_at = new Date(now.getTime() - one.daysAgo * 1440 * MINUTE_MS);
  const announcement_id = await to.add('announcement', {
    message: one.message,
    color_code: one.color,
    status: one.status ?? 'active',
    is_public: one.isPublic ?? false,
    start_date: day(now, one.from),
    expiry_date: day(now, one.until),
    created_by: one.by,
    created_at,
    updated_at: created_at,
  });
  for (const location_id of one.locations) await to.add('announcement_location', { announcement_id, location_id });
  for (const room_id of one.rooms ?? []) await to.add('announcement_room', { announcement_id, room_id });
};
