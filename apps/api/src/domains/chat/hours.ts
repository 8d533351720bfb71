import { sql } from 'kysely';
import { message, object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';

constraint('chat_hours_order', 'closes', 'ORDER', message('chat.closesAfter'));
constraint('chat_hours_both', 'closes', 'REQUIRED', message('chat.bothTimes'));
constraint('chat_person_both', 'quiet_until', 'REQUIRED', message('chat.bothTimes'));

/** When a location answers, by its own clock; without hours at any time. `days` are 1 (Monday) to 7. */
export const chatHours = object(
  {
    opens: outOrNull(out.clock),
    closes: outOrNull(out.clock),
    days: outList(out.text),
    away_until: outOrNull(out.date),
    away_note: outOrNull(out.text),
    families_write: out.flag,
  },
  'ChatHours',
);

/** The caller's own choices. Contacts have one: whether others see them online. */
export const ownChat = object(
  {
    quiet_from: outOrNull(out.clock),
    quiet_until: outOrNull(out.clock),
    away_until: outOrNull(out.date),
    away_note: outOrNull(out.text),
    hidden: out.flag,
  },
  'OwnChat',
);

/** SQL of whether the caller's quiet hours or out of office hold now, by the clock of its first location. */
export const isQuietNow = async (ctx: Ctx): Promise<boolean> => {
  const { user } = ctx.who;
  const { rows } = await sql<{ quiet: boolean }>`select p.away_until >= here.at::date or case
      when p.quiet_from is null then false
      when p.quiet_from < p.quiet_until then here.at::time >= p.quiet_from and here.at::time < p.quiet_until
      else here.at::time >= p.quiet_from or here.at::time < p.quiet_until end as quiet
    from chat_person p cross join lateral (select ${ctx.now()}::timestamptz at time zone coalesce((select z.value
      from user_location ul join location l on l.id = ul.location_id
      join timezone z on z.id = l.timezone_id where ul.user_id = p.user_id
      order by l.id limit 1), 'UTC') as at) here
    where p.user_id = ${user}`.execute(ctx.db);
  return rows[0]?.quiet ?? false;
};
