import { expect, test } from 'vitest';
import { Student } from '../../model/student/entity.ts';
import { sorts } from '../read/sorts.ts';

const ways = sorts(Student, { name: ['fname', 'lname'], age: ['-dob'] });

test('a list is asked for its ways, each up and down, and for no other', () => {
  for (const way of ['name', '-name', 'age', '-age', undefined]) expect(ways.input.safeParse(way).success).toBe(true);
  for (const way of ['dob', '--name', 'constructor', '']) expect(ways.input.safeParse(way).success).toBe(false);
});

test('the list has its own order where none is asked for', () => {
  expect(ways.order(undefined, ['lname'])).toEqual(['lname']);
  expect(ways.order('name', ['lname'])).toEqual(['fname', 'lname']);
  expect(ways.order('-name', ['lname'])).toHaveLength(2);
});
