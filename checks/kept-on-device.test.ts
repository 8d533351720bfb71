import { expect, test } from 'vitest';
import { isTest, pathsOf, read } from './sources.ts';

/** What stays on a device when somebody signs out, or when the browser is closed. */
const store = /\b(localStorage|sessionStorage|indexedDB|IDBFactory|caches\.open|document\.cookie)\b/g;

/** Who keeps something there, how many times the file names a store, and why what it keeps may be plain. */
const keepers: Readonly<Record<string, readonly [count: number, reason: string]>> = {
  'packages/kit/src/device/sealed.ts': [
    5,
    'The one place for what waits to be sent: sealed for its account, gone after days; and what the device is called.',
  ],
  'packages/kit/src/draft.ts': [3, 'Forms that are begun live as long as the tab, and end when somebody signs out.'],
  'packages/kit/src/intention.ts': [
    3,
    'What was pressed and not answered lives as long as the tab, and ends when somebody signs out.',
  ],
  'packages/kit/src/kept.ts': [3, 'Columns and filters of lists are choices; a device that is forgotten loses them.'],
  'packages/ui/src/theme/kept-tokens.ts': [2, 'The colors of the center, for the first page; they name nobody.'],
  'apps/portal/src/appearance/appearance.ts': [
    15,
    'The look of the center must be there before anything is asked; it names nobody.',
  ],
  'apps/portal/src/appearance/speech.ts': [2, 'The language of the page, chosen before anybody signs in.'],
  'apps/portal/src/domains/attendance/tablet/offline/door.ts': [
    1,
    'A tablet belongs to its door: its acts are sealed under a key no script can read.',
  ],
  'apps/portal/src/domains/attendance/tablet/offline/shelf.ts': [2, 'The same: it holds what the door has sealed.'],
  'apps/portal/src/domains/notifications/push.ts': [
    3,
    'Whether this device is told of things, by the number of the account; the server says of what.',
  ],
  'apps/portal/src/session/tabs.ts': [
    6,
    'Who was here last, under keys the product has always had; taken away at sign-out.',
  ],
  'apps/portal/src/shell/collapsed.ts': [2, 'Whether the menu is folded.'],
  'apps/portal/src/shell/location.ts': [2, 'Which location was chosen last; a device that is forgotten loses it.'],
  'apps/portal/src/shell/sidebar.ts': [2, 'The order of the menu; a device that is forgotten loses it.'],
  'apps/portal/src/shell/starred.ts': [
    2,
    'Pages that were starred, by address; a device that is forgotten loses them.',
  ],
  'apps/portal/src/shell/SignOut.tsx': [1, 'It empties the store of the tab when somebody signs out.'],
};

const sources = read(pathsOf('{apps/portal/src,packages/*/src}/**/*.{ts,tsx,js}').filter((path) => !isTest(path)));
const counted = Object.fromEntries(
  sources.flatMap(({ path, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const count = [...code.matchAll(store)].length;
    return count > 0 ? [[path, count]] : [];
  }),
);

test('nothing is kept on a device but where the list says so, and why it may be', () => {
  expect(counted).toEqual(Object.fromEntries(Object.entries(keepers).map(([path, [count]]) => [path, count])));
});

test('each reason is a sentence', () => {
  for (const [path, [, reason]] of Object.entries(keepers)) expect(reason, path).toMatch(/^[A-Z“].{20,}\.$/);
});
