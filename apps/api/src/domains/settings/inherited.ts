import { allows, type Role } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { deleteRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { customEmail, inviteText } from '../../model/setting/email-words.ts';
import { AppSetting } from '../../model/setting/entity.ts';
import { lateMinutes } from '../../model/setting/late-minutes.ts';
import { keep, type Source, type StoredSettingKey } from '../../model/setting/stored.ts';
import { ratioWidget, wrongInvitation, wrongSender } from './emails-setting.ts';
import { parentAlerts, parentNotices, teamNotices, wrongAlerts } from './notices.ts';

/** A setting that a location takes from its centre until it chooses for itself. */
interface Inherited {
  readonly key: string;
  /** The lowest role that reads and chooses it for a location; for the whole centre it takes support at least. */
  readonly rule: Role;
  readonly fallback: unknown;
  /** Whether a stored value can still be read. */
  fits(value: unknown): boolean;
  /** Saves a value, or says what is wrong with it. */
  save(ctx: Ctx, location: number | null, value: unknown): Promise<UserError | null>;
}

const inherited = <V>(
  of: StoredSettingKey<V>,
  rule: Role,
  wrong: (value: V) => UserError | null = () => null,
): Inherited => ({
  key: of.key,
  rule,
  fallback: of.fallback,
  fits: (value) => of.shape.safeParse(value).success,
  save: async (ctx, location, value) => {
    const parsed = of.shape.safeParse(value);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => ({ field: path.join('.') || 'value', code: 'INVALID' }));
      return declined(message('settings.badValue'), ...fields);
    }
    const declines = wrong(parsed.data);
    if (declines) return declines;
    await keep(ctx, of, location, parsed.data);
    return null;
  },
});

const all: readonly Inherited[] = [
  inherited(parentNotices, 'manager'),
  inherited(teamNotices, 'manager'),
  inherited(lateMinutes, 'manager'),
  inherited(parentAlerts, 'manager', wrongAlerts),
  inherited(inviteText, 'manager', wrongInvitation),
  inherited(customEmail, 'kvsupport', wrongSender),
  inherited(ratioWidget, 'manager'),
];

export const inheritedSettingsInput = { location: id(Location).optional() };
type At = InputOf<typeof inheritedSettingsInput>;
interface Row {
  readonly key: string;
  readonly value: unknown;
  readonly source: Source;
  readonly changed_by: string | null;
  readonly changed_at: string;
}

/** Every such setting the caller may choose, as it holds at the location or, without one, for the whole centre. */
export const inheritedSettings = async (ctx: Ctx, { location }: At) => {
  const { role } = ctx.who;
  const mine = all.filter(({ rule }) => allows(role, rule));
  const { rows } = await sql<Row>`select s.key, s.value,
      case when s.location_id is null then 'centre' else 'location' end as source,
      u.full_name as changed_by, s.updated_at as changed_at
    from app_setting s left join app_user u on u.id = s.updated_by
    where s.key = any(${mine.map(({ key }) => key)}::text[])
      and (s.location_id is null or s.location_id = ${location ?? 0})
    order by s.location_id nulls last`.execute(ctx.db);
  return mine.map(({ key, fallback, fits }) => {
    const found = rows.find((row) => row.key === key && fits(row.value));
    return {
      setting: key,
      value: found ? found.value : fallback,
      source: found?.source ?? 'default',
      changed_by: found?.changed_by ?? null,
      changed_at: found ? new Date(found.changed_at) : null,
    };
  });
};

/** The setting a caller may choose here, or why not. */
const chosen = (ctx: Ctx, name: string, location: number | undefined): Inherited | UserError => {
  const found = all.find(({ key }) => key === name);
  if (!found || !allows(ctx.who.role, found.rule))
    return declined(message('settings.unknownKey'), { field: 'setting', code: 'UNKNOWN' });
  if (location === undefined && !allows(ctx.who.role, 'kvsupport'))
    return declined(message('settings.whichLocation'), { field: 'location', code: 'REQUIRED' });
  return found;
};

interface Which extends At {
  readonly setting: string;
}

/** Saves a value for a location, or for every location of the centre that has not chosen for itself. */
export const saveInherited = async (ctx: Ctx, { setting, location, value }: Which & { readonly value: unknown }) => {
  const of = chosen(ctx, setting, location);
  if (!('save' in of)) return of;
  return (await of.save(ctx, location ?? null, value)) ?? done(message('settings.saved'));
};

/** Takes a location's own value away: from now on the centre's holds; without a location, the product's. */
export const dropInherited = async (ctx: Ctx, { setting, location }: Which) => {
  const of = chosen(ctx, setting, location);
  if (!('save' in of)) return of;
  const gone = await deleteRow(ctx, 'app_setting', { location_id: location ?? null, key: of.key });
  const change = { before: { [of.key]: gone?.value ?? null }, after: { [of.key]: null } };
  if (gone && location === undefined) ctx.audit({ entity: AppSetting, id: gone.id, ...change });
  else if (gone && location !== undefined) ctx.audit({ entity: Location, id: location, ...change });
  return done(message(location === undefined ? 'settings.productHolds' : 'settings.centreHolds'));
};
