import { expect, test } from 'vitest';
import { guardiansOf, missingIn } from '../src/domains/students/roster/contact-rows.ts';
import { namesOf, readContact } from '../src/domains/students/roster/read-contact.ts';

const relations = [
  { id: '1', name: 'Mother' },
  { id: '2', name: 'Grandmother' },
];
const row = { user: null, name: 'Tess Okafor', email: 'tess@example.com', phone: '', relation: '1', may: [] };

test('a contact is read from one line, in any order, and nothing is made up', () => {
  const tess = { name: 'Tess Okafor-Test', email: 'tess@example.com', phone: '', relation: '1' };
  expect(readContact('Tess Okafor-Test, mother, tess@example.com', relations)).toEqual(tess);
  expect(readContact('mother, Tess Okafor-Test <Tess@Example.com>', relations)).toEqual(tess);
  expect(readContact('Rosa Ruiz (207) 555-0142, grandmother', relations)).toEqual({
    name: 'Rosa Ruiz',
    email: '',
    phone: '(207) 555-0142',
    relation: '2',
  });
  // What is no relation here is no part of the name either: it is asked.
  expect(readContact('Umi Okafor, great-aunt', relations)).toMatchObject({ name: 'Umi Okafor', relation: '' });
  // A name is no relation, and no relation is taken where none was said.
  expect(readContact('Mother Teresa', relations)).toEqual({
    name: 'Mother Teresa',
    email: '',
    phone: '',
    relation: '',
  });
  expect(namesOf('Maria del Carmen Lopez')).toEqual({ fname: 'Maria', lname: 'del Carmen Lopez' });
});

test('a row says what it lacks, and gives nothing that was not chosen', () => {
  expect(missingIn(row)).toBeNull();
  expect(missingIn({ ...row, name: 'Tess' })).toBe('needBoth');
  expect(missingIn({ ...row, email: '' })).toBe('needReach');
  expect(missingIn({ ...row, relation: '' })).toBe('needRelation');
  const known = { ...row, user: '9', email: '', may: ['pickup'] as const };
  expect(missingIn(known)).toBeNull();
  expect(guardiansOf([row, known])).toEqual({
    users: [{ user_id: '9', relation: '1', pickup: true }],
    new_users: [{ fname: 'Tess', lname: 'Okafor', email: 'tess@example.com', phone: null, relation: '1' }],
  });
});
