import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { allCode } from './sources.ts';

/**
 * Files that read the table guardian_link itself, and why. Everything else asks the view standing_guardian, which leaves
 * out who is pending, switched off, removed or black-listed: a new way to a child cannot forget one of these.
 */
const raw: Readonly<Record<string, string>> = {
  'pins/find-owner.ts': 'a black-listed PIN is known, so that the staff are told; pending ones are left out beside it',
  'domains/kiosk/offline/list.ts': 'the same on a tablet without a line',
  'domains/kiosk/person-at-door.ts': 'whether the person is stopped, and whether a pick-up list exists at all',
  'domains/attendance/presence.ts': 'the door says why somebody may not: pending, black-listed or not listed',
  'domains/cameras/right-to-watch.ts':
    'says why somebody may not watch; pending and switched off are reasons of its own',
  'domains/cameras/logins-today.ts':
    'counts what may still be opened today, without links of the black list; no data of a child',
  'domains/cameras/certain-loss.ts':
    'another child one may watch through: in doubt the whole right is asked, from its own statement',
  'domains/cameras/who-watched.ts':
    'whether a viewer is a contact of the child by any link, so that custody reads the name; who may read it is asked of the view',
  'domains/cameras/views.ts': 'whose views are looked at again: rather too many',
  'domains/permissions/person-reach.ts': 'the office reads what somebody would reach, and why not',
  'domains/imports/': 'support puts the links of a file beside those there are, and takes back what a file has made',
  'domains/relationships/': 'the office writes the links',
  'domains/users/': 'the office looks at people by their links, and writes these',
  'domains/locations/counters.ts': 'counts people for the office',
  'domains/settings/':
    'which words and choices hold for a person, and whether a location has contacts; no data of a child',
  'model/setting/email-words.ts':
    'in which words a letter to somebody is written, by the location of a child; who is pending gets letters too',
  'domains/students/by-code.ts': 'whether somebody who scans a code is linked, or black-listed',
  'domains/students/filters.ts': 'the office filters by links',
  'domains/students/guardian-forms.ts': 'the office writes the links',
  'domains/students/roster-sheet.ts': 'the roster names all contacts to the office',
  'domains/students/students.fields.ts': 'links of a record under the reach of links, people under that of people',
  'domains/students/transfers.ts': 'contacts move with their children',
  'domains/reports/statistics.ts': 'counts families for the office',
  'domains/reports/log-records.ts': 'the office finds lines of the log about links by the name of the child',
  'domains/search/find.ts': 'staff find people by their children',
  'model/chat/reach.ts': 'leaves out pending and black-listed people in its own statements',
  'model/user/': 'the office looks at people by their links',
  'domains/chat/': 'leaves out pending and black-listed people in its own statements; the office searches by links',
  'domains/announcements/': 'leaves out pending and black-listed people in its own statements',
  'model/form/reach.ts':
    'whether a contact has links at all: one whose every link was black-listed keeps nothing of its own',
  'domains/archive/deletion.ts': 'names the children of who leaves, to the office',
  'domains/billing/emails/readers.ts': 'whoever is on the black list of a child gets no letter about its money',
  'domains/billing/ledger/cash.ts': 'whoever is on the black list of a child gets no receipt over its money',
  'model/billing/reach.ts':
    'whether a payer is black-listed: one that was only taken off the family still sees its own bills',
  'domains/incidents/shares.ts': 'who is on a black list is lent no clip, and sees none that was lent before',
  'domains/archive/gather.ts': "one's own links, within one's own students",
};

test('who may do something for a child is asked of standing_guardian', () => {
  const base = 'apps/api/src/';
  const reading = allCode()
    .filter((path) => /^apps\/api\/src\/(domains|model|pins)\//.test(path) && !path.includes('/test/'))
    .filter((path) =>
      /(from|join) guardian_link\b|(From|Join)\('guardian_link/.test(readFileSync(inRoot(path), 'utf8')),
    )
    .map((path) => path.slice(base.length));
  expect(reading.filter((path) => !Object.keys(raw).some((known) => path.startsWith(known)))).toEqual([]);
  expect(Object.keys(raw).filter((known) => !reading.some((path) => path.startsWith(known)))).toEqual([]);
});
