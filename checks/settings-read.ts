import { isTest, pathsOf, type Source } from './sources.ts';

/** A setting somebody can save: its key, and the files that only keep it and show it to whoever saves it. */
type Setting = { readonly key: string; readonly own: RegExp };

/** Files of the settings' own getters, setters and forms. */
const kept =
  /^apps\/api\/src\/(domains\/settings|model\/setting|db|messages)\/|^apps\/portal\/src\/domains\/settings\//;
const ofLocations =
  /^apps\/api\/src\/(domains\/settings|model\/setting|db|messages)\/|domains\/locations\/(save-location|locations\.(fields|calls)|add-location)\.ts$|^apps\/portal\/src\/domains\/(settings|locations)\//;
const ofCheckin =
  /^apps\/api\/src\/(db|messages)\/|domains\/attendance\/(settings|attendance\.fields|attendance\.calls)\.ts$|(domains\/settings|model\/setting)\/|^apps\/portal\/src\/domains\/(settings|locations)\//;

/** Members of what begins with `head`, up to the bracket that stands as far in as it does. */
const membersOf = (text: string, head: string): string[] => {
  const from = text.indexOf(head);
  if (from < 0) throw new Error(`There is no ${head}.`);
  const indent = head.slice(0, head.length - head.trimStart().length);
  const body = text.slice(from, text.indexOf(`\n${indent}}`, from));
  return [...body.matchAll(new RegExp(`^${indent} {2}(\\w+):`, 'gm'))].flatMap(([, name]) => name ?? []);
};

const columns = ['centre_id', 'location_id', 'id'];

/** Every setting there is: the centre's keys, the columns of a location's own, and those of its door. */
export const settingsIn = (textOf: (path: string) => string): Setting[] => {
  const types = textOf('apps/api/src/db/types.gen.ts');
  const of = (keys: string[], own: RegExp) =>
    keys.filter((key) => !columns.includes(key)).map((key): Setting => ({ key, own }));
  return [
    ...of(membersOf(textOf('apps/api/src/model/setting/keys.ts'), 'export const settingKeys'), kept),
    ...of(membersOf(types, '  location_setting: {'), ofLocations),
    ...of(membersOf(types, '  checkin_setting: {'), ofCheckin),
  ];
};

/** The keys of settings kept as one JSON value, with the file that declares each. */
export const storedKeys = (sources: readonly Source[]): { name: string; key: string; path: string }[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/const (\w+): StoredSettingKey<[^=]+= \{\s*key: '(\w+)'/g)].map(([, name = '', key = '']) => ({
      name,
      key,
      path,
    })),
  );

/** Names settings for the log and goes by none of them. */
const naming = 'packages/rules/src/log/fields.ts';

/** The code of api and portal a reader may stand in. */
export const readers = (): string[] =>
  pathsOf('apps/{api,portal}/src/**/*.{ts,tsx}').filter(
    (path) => !isTest(path) && !path.includes('/seed/') && path !== naming,
  );

/** Whether a text speaks of a word. */
export const speaksOf = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);
