import { choosablePushes, type PushKind, type PushWay, pushedAtOnce } from '@nestling/rules/push-kinds.ts';
import { sql } from 'kysely';
import { installation } from '../../../installation.ts';
import { declined, done, message, object, out, outOrNull } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { clock } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { upsertRow } from '../../../kernel/write/write-rows.ts';
import { quiet } from './queue.ts';

constraint('push_person_both', 'quiet_until', 'REQUIRED', message('push.bothTimes'));
constraint('push_person_some', 'quiet_until', 'INVALID', message('push.sameTimes'));

/** What the caller wants pushed. `public_key` is what a browser asks its push service with. */
export const pushChoices = object(
  {
    public_key: out.text,
    quiet_from: outOrNull(out.clock),
    quiet_until: outOrNull(out.clock),
    digest_at: out.clock,
    devices: out.int,
    kinds: [object({ kind: out.text, way: out.text }, 'PushKindChoice')],
  },
  'PushChoices',
);

interface Kept {
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
  readonly digest_at: string;
  readonly kinds: Readonly<Partial<Record<PushKind, PushWay>>>;
  readonly devices: number;
}

export const readPushChoices = async ({ db, who }: Ctx) => {
  const { rows } = await sql<Kept>`select to_char(${quiet('quiet_from')}, 'HH24:MI') as quiet_from,
      to_char(${quiet('quiet_until')}, 'HH24:MI') as quiet_until, to_char(coalesce(p.digest_at, time '17:30'), 'HH24:MI') as digest_at,
      coalesce(p.kinds, '{}') as kinds,
      (select count(*)::int from push_token t where t.user_id = ${who.user}) as devices
    from (select 1) one left join push_person p on p.user_id = ${who.user}
    left join chat_person c on c.user_id = ${who.user}`.execute(db);
  const [kept] = rows;
  if (!kept) throw new Error('One row was to be answered.');
  const { kinds, ...rest } = kept;
  return {
    ...rest,
    public_key: installation().secrets.push.publicKey,
    kinds: choosablePushes(who.role).map((kind) => ({
      kind,
      way: kinds[kind] ?? (pushedAtOnce.includes(kind) ? 'now' : 'digest'),
    })),
  };
};

/** Chooses about one kind: at once, once a day, or not at all. */
export const savePushChoice = async (ctx: Ctx, { kind, way }: { readonly kind: string; readonly way: PushWay }) => {
  const known = choosablePushes(ctx.who.role).find((one) => one === kind);
  if (!known) return declined(message('notice.noSuchKind'), { field: 'kind', code: 'UNKNOWN' });
  await sql`insert into push_person as p (user_id, quiet_from, quiet_until, kinds)
    select ${ctx.who.user}::int, case when c.quiet_from <> c.quiet_until then c.quiet_from end,
      case when c.quiet_from <> c.quiet_until then c.quiet_until end, jsonb_build_object(${known}::text, ${way}::text)
    from (select 1) one left join chat_person c on c.user_id = ${ctx.who.user}
    on conflict (centre_id, user_id) do update set kinds = p.kinds || excluded.kinds`.execute(ctx.db);
  return done(message('notice.choiceSaved'));
};

export const savePushHoursInput = {
  quiet_from: clock().nullish(),
  quiet_until: clock().nullish(),
  digest_at: clock().optional(),
};
type Hours = InputOf<typeof savePushHoursInput>;

/** Sets the hours that are given; null takes quiet hours away, what is left out stays. */
export const savePushHours = async (ctx: Ctx, given: Hours) => {
  const { quiet_from, quiet_until, digest_at } = { ...(await readPushChoices(ctx)), ...dropped(given) };
  await upsertRow(ctx, 'push_person', { user_id: ctx.who.user }, { quiet_from, quiet_until, digest_at });
  return done(message('notice.choiceSaved'));
};

const dropped = (given: Hours): { [K in keyof Hours]: Exclude<Hours[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
