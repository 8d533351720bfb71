import { type NoticeEvent, noticeEvents } from '@nestling/rules/notices.ts';
import { isOwnNotice, isQuiet } from '@nestling/rules/own-notices.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message, out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { type Id, jsonb } from '../../kernel/db/tables.ts';
import { keep, keepForPerson, originOf, readStoredSetting, type StoredSettingKey } from '../../model/setting/stored.ts';
import type { getParentAlertSettingInput, saveParentAlertSettingInput } from './stored-setting.inputs.ts';

/** The event families are written to of by mail until somebody chooses. */
export const MAILED: NoticeEvent = 'meds';

const ways = z.strictObject({ push: z.boolean(), email: z.boolean(), sms: z.boolean() }).partial();
type Ways = Required<z.output<typeof ways>>;
type ByEvent = Partial<Record<NoticeEvent, Ways>>;

/** What is saved is saved whole: an event or a way left out is as it usually is. */
const notices = (usual: (event: NoticeEvent) => Ways): Pick<StoredSettingKey<ByEvent>, 'shape' | 'fallback'> => ({
  shape: z
    .partialRecord(z.enum(noticeEvents), ways)
    .transform((given) =>
      Object.fromEntries(noticeEvents.map((event) => [event, { ...usual(event), ...given[event] }])),
    ),
  fallback: Object.fromEntries(noticeEvents.map((event) => [event, usual(event)])),
});

/**
 * Of what a location tells families. Until somebody chooses, everything goes to the app, and medication by mail too; text
 * messages cost.
 */
export const parentNotices: StoredSettingKey<ByEvent> = {
  key: 'parent_notifications',
  ...notices((event) => ({ push: true, email: event === MAILED, sms: false })),
};
/** Of what a location tells its team: messages alone until somebody chooses, for the rest is what the team writes down. */
export const teamNotices: StoredSettingKey<ByEvent> = {
  key: 'team_notifications',
  ...notices((event) => ({ push: event === 'msgs', email: false, sms: false })),
};

interface At {
  readonly location: Id<'location'>;
}

export const readNotices =
  (of: StoredSettingKey<ByEvent>) =>
  async (ctx: Ctx, { location }: At) => {
    const kept = await readStoredSetting(ctx, of, { location });
    return { notifications: kept.value, ...originOf(kept) };
  };

/** Saves what is told and how; an event or a way that does not exist is declined and nothing is saved. */
export const saveNotices =
  (of: StoredSettingKey<ByEvent>) =>
  async (ctx: Ctx, { location, notifications }: At & { readonly notifications: unknown }) => {
    const parsed = of.shape.safeParse(notifications);
    if (!parsed.success) return declined(message('settings.unknownEvent'), { field: 'notifications', code: 'UNKNOWN' });
    await keep(ctx, of, location, parsed.data);
    return done(message('settings.saved'));
  };

const alerts = z.strictObject({
  check_in_parent_alert: z.strictObject({
    email: z.boolean(),
    sms: z.boolean(),
    app: z.boolean(),
    time: z.string().nullable(),
  }),
  send_parent_activity_report: z.boolean(),
  time: z.string().nullable(),
});
type Alerts = z.output<typeof alerts>;
/** How and from which time of day a family hears that its child has not come, and when it gets a report of the day. */
export const parentAlerts: StoredSettingKey<Alerts> = {
  key: 'parent_alerts',
  shape: alerts,
  fallback: {
    check_in_parent_alert: { email: true, sms: false, app: true, time: null },
    send_parent_activity_report: false,
    time: null,
  },
};

type Whose = InputOf<typeof getParentAlertSettingInput>;

/** The location whose choice holds for a person who has made none: that of the first of their children. */
const placeOf = async (ctx: Ctx, person: number): Promise<number | undefined> => {
  const { rows } = await sql<{ location: number }>`select st.location_id as location from guardian_link gl
    join student st on st.id = gl.student_id and st.archived_at is null
    where gl.user_id = ${person} and not gl.black_list
    order by st.id limit 1`.execute(ctx.db);
  return rows[0]?.location;
};

/** What holds for a person or, without one, for a location. */
const alertsOf = async (ctx: Ctx, person: number | undefined, location: number | undefined) => {
  if (person === undefined) return readStoredSetting(ctx, parentAlerts, { location });
  return readStoredSetting(ctx, parentAlerts, { user: person, location: location ?? (await placeOf(ctx, person)) });
};

/** A person's own choice, else what the location begins with. */
export const readAlerts = async (ctx: Ctx, { user_id, location }: Whose) => {
  const person = user_id ?? (location === undefined ? ctx.who.user : undefined);
  const kept = await alertsOf(ctx, person, location);
  return { ...kept.value, ...originOf(kept) };
};

const givenAlert = z.strictObject({
  email: z.boolean().optional(),
  sms: z.boolean().optional(),
  app: z.boolean().optional(),
  time: z.string().nullish(),
});
const isClock = (time: string | null | undefined): boolean => !time || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

type GivenAlerts = InputOf<typeof saveParentAlertSettingInput>;

/** What is wrong with the times of alerts. */
export const wrongAlerts = (
  given: Pick<GivenAlerts, 'time'> & {
    readonly check_in_parent_alert: Pick<z.output<typeof givenAlert>, 'time'>;
  },
): UserError | null => {
  if (!isClock(given.check_in_parent_alert.time))
    return declined(message('settings.noTime'), { field: 'check_in_parent_alert.time', code: 'INVALID' });
  return isClock(given.time) ? null : declined(message('settings.noTime'), { field: 'time', code: 'INVALID' });
};

/** Saves the caller's own alerts or, with a location and without a person, what the location begins with. */
export const saveAlerts = async (ctx: Ctx, { user_id, location, ...given }: GivenAlerts) => {
  const forLocation = location !== undefined && user_id === undefined;
  if (forLocation && !allows(ctx.who.role, 'manager'))
    return declined(message('settings.byManagers'), { field: 'location', code: 'RULE' });
  const alert = givenAlert.safeParse(given.check_in_parent_alert ?? {});
  if (!alert.success)
    return declined(message('settings.badValue'), { field: 'check_in_parent_alert', code: 'INVALID' });
  const wrong = wrongAlerts({ check_in_parent_alert: alert.data, time: given.time });
  if (wrong) return wrong;
  const person = user_id ?? ctx.who.user;
  const { value } = await alertsOf(ctx, forLocation ? undefined : person, location);
  const before = value.check_in_parent_alert;
  const { email = before.email, sms = before.sms, app = before.app, time = before.time } = alert.data;
  const after: Alerts = {
    check_in_parent_alert: { email, sms, app, time: time || null },
    send_parent_activity_report: given.send_parent_activity_report ?? value.send_parent_activity_report,
    time: given.time === undefined ? value.time : given.time || null,
  };
  if (forLocation) await keep(ctx, parentAlerts, location, after);
  else await keepForPerson(ctx, parentAlerts, person, after);
  return done(message('settings.saved'));
};

/** The kinds of notices a person may switch off on its own devices; `push` switches all of them. */
const flagNames = ['push', ...noticeEvents] as const;
type Flags = Readonly<Record<(typeof flagNames)[number], boolean>>;
const allOn: Flags = {
  push: true,
  food: true,
  nap: true,
  meds: true,
  activity: true,
  notes: true,
  checks: true,
  msgs: true,
  media: true,
  kudos: true,
  health_check: true,
  name_to_face: true,
  observation: true,
  mood: true,
  custom: true,
};
const appNotices: StoredSettingKey<Flags> = {
  key: 'app_notifications',
  shape: z.record(z.enum(flagNames), z.boolean()),
  fallback: allOn,
};

export const flagParts = {
  push: out.flag,
  food: out.flag,
  nap: out.flag,
  meds: out.flag,
  activity: out.flag,
  notes: out.flag,
  checks: out.flag,
  msgs: out.flag,
  media: out.flag,
  kudos: out.flag,
  health_check: out.flag,
  name_to_face: out.flag,
  observation: out.flag,
  mood: out.flag,
  custom: out.flag,
};

interface Person {
  readonly user_id: Id<'app_user'>;
}

/** Where the portal keeps a person's choice of the notices of the same names (getNoticeChoices): the two are one choice. */
const OWN_NOTICES = 'own_notices';

const ownChoices = async (ctx: Ctx, user: number): Promise<Partial<Record<string, boolean>>> => {
  const { rows } = await sql<{ value: Partial<Record<string, boolean>> }>`select value from user_setting
    where user_id = ${user} and key = ${OWN_NOTICES}`.execute(ctx.db);
  return rows[0]?.value ?? {};
};

/** Whether a notice of this name comes only to whoever has asked for it. */
const isAskedFor = (flag: string): boolean => isOwnNotice(flag) && isQuiet(flag);

export const readAppNotices = async (ctx: Ctx, { user_id }: Person): Promise<Flags> => {
  const kept: Partial<Flags> = (await readStoredSetting(ctx, appNotices, { user: user_id })).value;
  const own = await ownChoices(ctx, user_id);
  const on = (flag: keyof Flags) => kept[flag] !== false && own[flag] !== false && (own[flag] || !isAskedFor(flag));
  return { ...allOn, ...Object.fromEntries(flagNames.map((flag) => [flag, on(flag)])) };
};

/** Saves the flags that are given; the others stay. */
export const saveAppNotices = async (
  ctx: Ctx,
  { user_id, ...given }: Person & { readonly [flag in keyof Flags]?: boolean | undefined },
) => {
  const { value } = await readStoredSetting(ctx, appNotices, { user: user_id });
  const chosen: Record<string, boolean> = { ...allOn, ...value };
  for (const [flag, on] of Object.entries(given)) if (on !== undefined) chosen[flag] = on;
  await keepForPerson(ctx, appNotices, user_id, appNotices.shape.parse(chosen));
  const told = Object.fromEntries(Object.entries(given).filter(([flag, on]) => on !== undefined && isOwnNotice(flag)));
  if (Object.keys(told).length > 0)
    await sql`insert into user_setting as s (user_id, key, value, updated_at, updated_by)
      values (${user_id}, ${OWN_NOTICES}, ${jsonb(told)}, ${ctx.now()}::timestamptz, ${ctx.who.user})
      on conflict (centre_id, user_id, key) do update set value = s.value || excluded.value,
        updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(ctx.db);
  return done(message('settings.saved'));
};
