import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf } from '@nestling/rules/log/kinds.ts';
import { sentences } from '@nestling/rules/log/sentences.ts';
import { SpeechContext } from '@nestling/ui/words.ts';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLogLine } from '../src/domains/reports/log-line.ts';

const line = {
  id: '1',
  object_type: 'Student',
  object_id: '7',
  object_info: 'Ava Brown',
  activity: 'updateStudent',
  change: 'changed',
  username: 'Mia Admin',
  created_at: '2026-03-11T15:00:00Z',
  old_values: { lname: 'Brown', room_id: 1 },
  new_values: { lname: 'Braun', room_id: 2 },
};

const linesIn = (language: 'en' | 'es') =>
  renderHook(useLogLine, {
    wrapper: ({ children }) => <SpeechContext value={{ language, pets: false }}>{children}</SpeechContext>,
  }).result.current;

test('a line of the log is a sentence that names who did what to whom, in both languages', () => {
  expect(linesIn('en').sentence(line)).toBe('Mia Admin changed the record of Ava Brown.');
  expect(linesIn('es').sentence(line)).toBe('Mia Admin cambió la ficha de Ava Brown.');
  const archived = { ...line, activity: 'archiveStudent' };
  expect(linesIn('en').sentence(archived)).toBe('Mia Admin archived the record of Ava Brown.');
  const signedIn = { ...line, object_type: 'User', activity: 'login', username: null };
  expect(linesIn('en').sentence(signedIn)).toBe('Ava Brown signed in.');
  const theme = {
    ...line,
    object_type: 'AppSetting',
    object_info: 'theme color, theme mode',
    activity: 'saveAppSettings',
  };
  expect(linesIn('en').sentence(theme)).toBe('Mia Admin changed the settings: Theme color, Light or dark.');
  expect(linesIn('en').sentence({ ...line, object_type: 'camera', object_info: null, username: null })).toBe(
    'Nestling changed the camera (no longer there).',
  );
});

test('what was done is said in full where a general verb would say too little', () => {
  const refund = {
    ...{ ...line, object_type: 'Payment', activity: 'refundPayment', object_info: 'Noah Rivera' },
    ...{ old_values: null, new_values: { refunded: 40_000, reason: 'Moved' } },
  };
  expect(linesIn('en').sentence(refund)).toBe('Mia Admin refunded $400.00 for Noah Rivera.');
  expect(linesIn('es').sentence(refund)).toBe('Mia Admin reembolsó $400.00 a Noah Rivera.');
  // Who may not read values is told the act alone, and a record without a name falls back to the general words.
  expect(linesIn('en').sentence({ ...refund, new_values: null })).toBe('Mia Admin refunded for Noah Rivera.');
  expect(linesIn('en').sentence({ ...refund, object_info: null })).toBe(
    'Mia Admin changed the payment (no longer there).',
  );
  const door = { ...line, object_type: 'Attendance', activity: 'saveUserStudentCheckInOutActivity' };
  const at = '2026-03-11T15:00:00Z';
  expect(linesIn('en').sentence({ ...door, new_values: { checked_out_at: at } })).toBe(
    'Mia Admin checked Ava Brown out.',
  );
  expect(linesIn('en').sentence({ ...door, new_values: null })).toContain('checked in or out');
  const week = { ...line, object_type: 'FoodMenuWeek', activity: 'saveFoodMenuWeek', object_info: '2026-11-30' };
  expect(linesIn('en').sentence(week)).toBe('Mia Admin changed the menu of the week of 11/30/2026.');
});

test('sentences of their own are of calls there are, and leave nothing open', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../packages/contract/schema.graphql'), 'utf8');
  const served = new Set([...schema.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name]) => name));
  expect(Object.keys(sentences).filter((key) => !served.has(key.split('#')[0] ?? ''))).toEqual([]);
  for (const { en, es } of Object.values(sentences))
    for (const text of [en, es]) {
      expect(text.startsWith('{who} ')).toBe(true);
      expect(text.replace(/\{(who|name|amount)\}/g, '')).not.toMatch(/[{}]/);
    }
});

test('a change tells what stood before and stands since by the names of fields, and no numbers of records', () => {
  expect(linesIn('en').changes(line)).toEqual(['Last name: Brown → Braun']);
  expect(linesIn('es').changes({ ...line, old_values: null })).toEqual(['Apellido: nada → Braun']);
});

test('whatever the trail holds changes of has its words', () => {
  const source = readFileSync(join(import.meta.dirname, '../../api/src/kernel/audit/audit-entities.ts'), 'utf8');
  const entities = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name = '']) => name);
  expect(entities.length).toBeGreaterThan(60);
  expect(entities.filter((name) => kindOf(name) === undefined)).toEqual([]);
});

test('frameworks, milestones and checkpoints have words of their own', () => {
  const files = ['model/learning/entity.ts', 'domains/checkpoints/checkpoints.entities.ts'];
  const source = files.map((file) => readFileSync(join(import.meta.dirname, '../../api/src', file), 'utf8')).join();
  const entities = [...source.matchAll(/entity\('(\w+)'/g)].map(([, name = '']) => name);
  expect(entities.length).toBeGreaterThan(9);
  expect(entities.filter((name) => kindOf(name) === undefined)).toEqual([]);
  const settled = {
    ...line,
    object_type: 'LearningCheckpoint',
    object_info: 'Fall',
    activity: 'closeLearningCheckpoint',
  };
  expect(linesIn('es').sentence(settled)).toContain('el corte Fall');
});
