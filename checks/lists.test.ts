import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { pathsOf, read, type Source } from './sources.ts';

// Every list of the portal has what the kit has: headings that order it, saved filters (they come with the row of filters),
// rows that lead somewhere, a panel with an address, and where people are ticked a message and a tag.

const sources = new Map(
  read(pathsOf('apps/portal/src/**/*.tsx', 'apps/portal/src/**/*.ts')).map((one) => [one.path, one]),
);
const lists = [...sources.values()].filter(({ text }) => /<(ListScreen|BillingList)[\s>]/.test(text));
const nameOf = ({ path }: Source): string => path.replace(/^apps\/portal\/src\/domains\//, '').replace(/\.tsx$/, '');

/** The text of a file and of those of its own domain it imports: columns have files of their own. */
const withParts = ({ path, text }: Source): string =>
  [
    text,
    ...[...text.matchAll(/from '(\.[^']+)'/g)].map(([, to]) => sources.get(join(dirname(path), to ?? ''))?.text ?? ''),
  ].join('\n');

/** Lists without one of these, and why. */
const without: Readonly<Record<'order' | 'link' | 'panel' | 'bulk' | 'file', Readonly<Record<string, string>>>> = {
  order: {},
  link: {
    'alerts/parts/OptOutList': 'a line is an address that wants no letters: there is nothing behind it',
    'billing/lists/RefundList': 'a refund has no page; its account is one press away by the name',
    'billing/lists/VoidList': 'what was voided is gone',
    'cameras/screens/Streamings': 'the camera is watched from the menu of its line',
    'cameras/screens/WatchedNow': 'camera and contact are both in the menu of the line',
    'developers/parts/Programs': 'a token has nothing behind it; it is ended from the menu of its line',
    'developers/screens/WebhookDeliveries':
      'of an answer nothing more is kept; it is sent again from the menu of its line',
    'health/parts/VaccineList': 'what a vaccine asks for opens from the menu of its line',
    'reports/screens/CameraLogins': 'profile and logins of the contact are in the menu of the line',
  },
  panel: {
    'cameras/screens/StreamingServers': 'holds passwords being typed: no address opens it',
    'cameras/screens/Streamings': 'shows a snapshot of this minute',
    'schedules/screens/Schedules': 'begins from a copy that is stored nowhere yet',
  },
  bulk: {},
  file: {
    'developers/screens/InterfaceCalls': 'the calls themselves: their schema is taken away there',
    'developers/screens/Webhooks': 'some addresses with keys, which stay here',
    'files/parts/PhotoSets': 'pictures, taken away as pictures',
    'files/screens/MyFiles': 'a family has its own archive',
    'forms/screens/EntriesOf': 'entries are taken away with their answers from the form',
    'newsletters/screens/Templates': 'pictures to choose from',
    'reports/screens/SavedReports': 'these are the files',
  },
};

const owing = (what: keyof typeof without, lacks: (list: Source) => boolean): string[] =>
  lists.filter((list) => lacks(list) && !(nameOf(list) in without[what])).map(nameOf);

test('a list with a table is ordered by its headings', () => {
  expect(owing('order', (list) => list.text.includes('<DataTable') && !/\b(by|sort): /.test(withParts(list)))).toEqual(
    [],
  );
});

test('a row of a list leads to what it is about', () => {
  const leads = /\b(hrefOf|onOpen)[=:]/;
  expect(owing('link', ({ text }) => text.includes('<DataTable') && !leads.test(text))).toEqual([]);
});

test('a panel beside a list stands in the address', () => {
  const addressed = /\buse(Panel|RowPanel|OpenKey|Params)\b/;
  expect(owing('panel', ({ text }) => text.includes('panel=') && !addressed.test(text))).toEqual([]);
});

test('people who are ticked get a message, and a tag where they carry tags', () => {
  const people = ['students/screens/Roster', 'users/screens/Contacts', 'users/parts/TeamList'];
  const texts = people.map((name) =>
    withParts(sources.get(`apps/portal/src/domains/${name}.tsx`) ?? { path: '', text: '' }),
  );
  expect(texts.map((text) => text.includes('<BulkMessage'))).toEqual([true, true, true]);
  expect(texts.map((text) => text.includes('<BulkTag'))).toEqual([true, true, false]);
});

test('what is excused is a list, and lacks it', () => {
  const names = lists.map(nameOf);
  expect(
    Object.values(without)
      .flatMap((some) => Object.keys(some))
      .filter((name) => !names.includes(name)),
  ).toEqual([]);
});

/** Where a tick of the browser's own is right, and why. */
const ownTicks: Readonly<Record<string, string>> = {
  'billing/family/parts/PayDialog': 'each bill is a line with its amount',
  'forms/fill/fields/Tick': 'a guest’s form comes without Mantine',
  'permissions/parts/Matrix': 'a cell of a table of several hundred',
  'permissions/parts/NavigationGroup': 'a line of a tree, with its roles',
  'students/record/InlineEdit': 'stands for a moment where the words of the fact stood',
};

test('several of a few, days of the week and cameras are chosen and drawn as in the kit', () => {
  const screens = [...sources.values()].filter(({ path }) => path.startsWith('apps/portal/src/domains/'));
  const plain = screens.filter(
    (one) => /<input[^>]*type="checkbox"|<select[\s>]/.test(one.text) && !(nameOf(one) in ownTicks),
  );
  expect(plain.map(nameOf)).toEqual([]);
  // One picture for a camera that is watched; IconCamera takes a photo.
  const icons = screens.filter(({ text }) =>
    /\bIcon(DeviceCctv|Cctv|DeviceComputerCamera|CameraPlus|CameraOff)\w*\b/.test(text),
  );
  expect(icons.map(nameOf)).toEqual([]);
});

/** The documents of a file's lists: what stands before the first comma of `useList`. */
const documentsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/\buseList(?:<[^(]*>)?\(([^,]+),/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/(\w+)Document/g)].map(([, name = '']) => name),
  );
/** Whether a document is noted with what takes its list away. */
const isNoted = new Map(
  globSync('apps/portal/src/**/*.graphql.ts', { cwd: inRoot('.') }).flatMap((path) =>
    [...readFileSync(inRoot(path), 'utf8').matchAll(/^export const (\w+)Document = (.*)$/gm)].map(
      ([, name = '', text = '']) => [name, text.includes('"list":{')] as const,
    ),
  ),
);

test('a list can be taken away as a file', () => {
  const asking = lists.filter(({ text }) => /\buseList\b/.test(text));
  expect(asking.length).toBeGreaterThan(60);
  expect(
    owing('file', (list) => /\buseList\b/.test(list.text) && documentsOf(list).some((name) => !isNoted.get(name))),
  ).toEqual([]);
});
