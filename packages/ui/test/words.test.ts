import { expect, test } from 'vitest';
import { defineWords, sayIn } from '../src/words.ts';

const words = defineWords({
  en: {
    welcome: 'Welcome, {name}',
    kind: 'Student',
    here_one: '{count} child is here',
    here_other: '{count} children are here',
  },
  es: {
    welcome: 'Hola, {name}',
    kind: 'Alumno',
    here_one: '{count} niño está aquí',
    here_other: '{count} niños están aquí',
  },
  pets: { en: { kind: 'Pet' }, es: { kind: 'Mascota' } },
});

test('a message is filled in, in the language in force', () => {
  expect(sayIn(words, { language: 'en', pets: false })('welcome', { name: 'Lucia' })).toBe('Welcome, Lucia');
  expect(sayIn(words, { language: 'es', pets: false })('welcome', { name: 'Lucia' })).toBe('Hola, Lucia');
});

test('a count chooses the plural and is grouped as the language does', () => {
  const t = sayIn(words, { language: 'en', pets: false });
  expect(t('here', { count: 1 })).toBe('1 child is here');
  expect(t('here', { count: 1200 })).toBe('1,200 children are here');
});

test("the pets' words lie over both languages and leave the rest alone", () => {
  expect(sayIn(words, { language: 'en', pets: true })('kind')).toBe('Pet');
  expect(sayIn(words, { language: 'es', pets: true })('kind')).toBe('Mascota');
  expect(sayIn(words, { language: 'es', pets: true })('welcome', { name: 'Ana' })).toBe('Hola, Ana');
});
