import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { type Key, type SettingKey, type SettingValues, settingKeys, type Theme } from './keys.ts';

/** Tells the value of a setting that was read. */
export type Settings<K extends SettingKey> = <P extends K>(key: P) => SettingValues[P];

interface Stored {
  readonly theme: Theme;
  /** Name of the centre. */
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Reads several settings in one statement; a location's own value wins over the centre's, both over the theme's. */
export const settings = async <K extends SettingKey>(
  ctx: Pick<WorkContext, 'db' | 'who'>,
  keys: readonly K[],
  location: number | null = null,
): Promise<Settings<K>> => {
  const { rows } = await sql<Stored>`select c.theme, c.name, coalesce((
      select json_object_agg(s.key, s.value) from (
        select distinct on (key) key, value from app_setting
        where centre_id = c.id and key = any(${[...keys]}::text[]) and (location_id is null or location_id = ${location}::int)
        order by key, location_id nulls last) s), '{}') as values
    from centre c where c.id = ${ctx.who.centre}`.execute(ctx.db);
  const stored = rows[0] ?? { theme: 'nestling', name: '', values: {} };
  return (key) => valueIn(key, stored);
};

/** The value of one setting, for a location or the centre. */
export const setting = async <K extends SettingKey>(
  ctx: Pick<WorkContext, 'db' | 'who'>,
  key: K,
  location: number | null = null,
): Promise<SettingValues[K]> => (await settings(ctx, [key], location))(key);

/** What was saved but does not fit (an older shape, a colour that is none) is not honoured. */
const valueIn = <K extends SettingKey>(key: K, { theme, name, values }: Stored): SettingValues[K] => {
  const { shape, fallback }: Key<SettingValues[K]> = settingKeys[key];
  if (values[key] === undefined) return fallback(theme, name);
  const parsed = shape.safeParse(values[key]);
  return parsed.success ? parsed.data : fallback(theme, name);
};
