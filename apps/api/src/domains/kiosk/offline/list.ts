import { entryKeys, sealText } from '@nestling/rules/kiosk/door-keys.ts';
import { sql } from 'kysely';
import { object, out } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { refuse } from '../../../kernel/call/refusals.ts';
import { dayAt } from '../../../kernel/lib/local-time.ts';
import { newToken } from '../../../kernel/lib/token.ts';
import { rank } from '../../../model/user/rank.ts';
import { askedOnTablet, onTablet } from '../../screening/screening.door.ts';
import { peopleAtDoor } from '../person-at-door.ts';
import { openSlow } from './slow-pins.ts';
import { tabletOf } from './tablet-of.ts';

/** Who may come to a tablet without a line. Each entry opens by the PIN it belongs to, and by nothing else. */
export const doorList = object(
  {
    device: out.id,
    /** Of this list: another one has other places and keys for the same people. */
    salt: out.text,
    made_at: out.datetime,
    /** After this moment the tablet sends people to the staff. */
    until: out.datetime,
    /** What its door asks before a child comes in. */
    health: onTablet,
    entries: [object({ index: out.text, sealed: out.text }, 'DoorListEntry')],
  },
  'DoorList',
);

/** A list serves for so long: a long weekend without a line and the working day behind it. */
const LASTS_MS = 4 * 86_400_000;

interface Holder {
  readonly id: number;
  /** A member of the team that works at the location. */
  readonly team: boolean;
  readonly sealed: Buffer;
}

/** People of a location whose PIN a tablet can know: its team and contacts of its students, with what their PIN becomes. */
const holders = async (ctx: Ctx, location: number): Promise<Holder[]> => {
  const { rows } = await sql<Holder>`select u.id, s.sealed, r.team
    from pin_slow s join app_user u on u.id = s.user_id and u.pin_key = s.pin_key
    cross join lateral (select coalesce(max(ro.rank), 0) >= ${rank.support} or (coalesce(max(ro.rank), 0) >= ${rank.teacher} and exists (
        select 1 from user_location ul where ul.user_id = u.id
          and ul.location_id = ${location}::int)) as team
      from user_role ur join role ro on ro.id = ur.role_id where ur.user_id = u.id) r
    where u.status = 'active' and not u.pending and (r.team or exists (
      select 1 from guardian_link g join student st on st.id = g.student_id
      where g.user_id = u.id and st.location_id = ${location} and st.archived_at is null))
    order by u.id`.execute(ctx.db);
  return rows;
};

/** Makes the list of a tablet's location; every other device is refused. */
export const makeList = async (ctx: Ctx) => {
  const tablet = await tabletOf(ctx);
  if (!tablet) throw refuse.forbidden('location', message('kiosk.foreignDevice'));
  const now = ctx.now();
  const slow = new Map((await holders(ctx, tablet.location)).map((holder) => [holder.id, holder]));
  const salt = newToken();
  const today = dayAt(now.getTime(), tablet.zone);
  const people = slow.size > 0 ? await peopleAtDoor(ctx, [...slow.keys()], tablet.location, today) : [];
  const entries = await Promise.all(
    people.map(async (person) => {
      const holder = slow.get(person.user.id);
      if (!holder) throw new Error('A person nobody asked for was read.');
      const keys = await entryKeys(
        openSlow(ctx.who.centre, person.user.id, holder.sealed),
        new TextEncoder().encode(salt),
      );
      return { index: keys.index, sealed: await sealText(keys.key, JSON.stringify(entryOf(person, holder.team))) };
    }),
  );
  // By their place, which says nothing: not in the order of the people.
  entries.sort((a, b) => (a.index < b.index ? -1 : 1));
  const health = await askedOnTablet(ctx, tablet.location);
  return { device: tablet.id, salt, made_at: now, until: new Date(now.getTime() + LASTS_MS), health, entries };
};

type Person = Awaited<ReturnType<typeof peopleAtDoor>>[number];

/** A person as the tablet keeps it; the rooms and the clock are the team's alone. */
const entryOf = ({ programs, open, ...person }: Person, team: boolean) =>
  team ? { ...person, team: { programs, open } } : person;
