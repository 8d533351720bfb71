import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { readers, settingsIn, speaksOf, storedKeys } from './settings-read.ts';
import { read } from './sources.ts';

/** Settings nothing reads, each with the reason. The list may only get shorter. */
const owed: Readonly<Record<string, string>> = {};

/** What stands in the settings' folder and serves others. */
const serving = /\/setting\/email-words\.ts$/;

/** Where settings are declared, read for others and saved. */
const settings = /^apps\/api\/src\/(domains\/settings|model\/setting)\//;

const sources = read(readers());
const found = [
  ...settingsIn((path) => readFileSync(inRoot(path), 'utf8')).flatMap(({ key, own }) =>
    sources.some(({ path, text }) => !own.test(path) && speaksOf(text, key)) ? [] : [key],
  ),
  ...storedKeys(sources).flatMap(({ name, key, path }) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const isOwn = (one: string) =>
      !serving.test(one) &&
      (one.startsWith('apps/portal/src/domains/settings/') ||
        (settings.test(folder) ? settings.test(one) : one === path));
    return sources.some((one) => !isOwn(one.path) && (speaksOf(one.text, name) || speaksOf(one.text, key)))
      ? []
      : [key];
  }),
];

test('whatever can be set is read by something beside its own getter and setter', () => {
  expect(found.filter((key) => !(key in owed))).toEqual([]);
});

test('no setting is owed that has its reader by now', () => {
  expect(Object.keys(owed).filter((key) => !found.includes(key))).toEqual([]);
});
