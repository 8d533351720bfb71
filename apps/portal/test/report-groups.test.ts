import { expect, test } from 'vitest';
import { screenRows } from '../src/addresses.ts';
import { indexWords } from '../src/domains/reports/index-words.ts';
import { logHref } from '../src/domains/reports/log-href.ts';
import { reportGroups } from '../src/domains/reports/report-groups.ts';
import '../src/screens.ts';
import '../src/staff-screens.ts';

test('the index of reports names every report of the menu, and those on money, once each', () => {
  const listed = reportGroups.flatMap(({ reports }): readonly string[] => reports);
  const reports = screenRows()
    .filter(([, { menu, parent }]) => menu?.under === 'reports' || parent === 'billing.reports')
    .map(([id]): string => id)
    // The page itself, and the one that leads to the reports on money, which stand here beside the others.
    .filter((id) => id !== 'reports.index' && id !== 'billing.reports');
  expect([...listed].sort()).toEqual(reports.sort());
  expect(new Set(listed).size).toBe(listed.length);
  for (const id of listed) expect(Object.keys(indexWords.en), id).toContain(id);
});

test('a line of the log leads to the record it is about, where there is a screen of it', () => {
  const line = { object_type: 'Student', object_id: '7', object_info: 'Ava Lopez' };
  expect(logHref(line, 'manager')).toBe('/pet/7');
  expect(logHref({ ...line, object_type: 'Room', object_info: 'Acorns' }, 'manager')).toBe('/rooms?search=Acorns');
  expect(logHref({ ...line, object_type: 'Location' }, 'admin')).toBe('/location/7');
  expect(logHref({ ...line, object_type: 'Location' }, 'manager')).toBe('/manage-location');
  // What is gone leads nowhere.
  expect(logHref({ ...line, object_info: null }, 'manager')).toBeNull();
  expect(logHref({ ...line, object_type: 'Schedule' }, 'manager')).toBeNull();
});
