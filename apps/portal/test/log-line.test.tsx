import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf } from '@nestling/rules/log/kinds.ts';
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
