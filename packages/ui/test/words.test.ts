import { beforeAll, expect, test } from 'vitest';
import { defineWords, loadLanguage, sayIn } from '../src/words.ts';

const es = {
  welcome: 'Hola, {name}',
  kind: 'Alumno',
  here_one: '{count} niño está aquí',
  here_other: '{count} niños están aquí',
};

const words = defineWords({
  en: {
    welcome: 'Welcome, {name}',
    kind: 'Student',
    here_one: '{count} child is here',
    here_other: '{count} children are here',
  },
  es: async () => ({ es, pets: { kind: 'Mascota' } }),
  pets: { kind: 'Pet' },
});

beforeAll(() => loadLanguage('es'));

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

test('a key that Spanish lacks, or has beside, does not compile', () => {
  // @ts-expect-error `two` has no Spanish
  defineWords({ en: { one: '1', two: '2' }, es: async () => ({ es: { one: '1' } }) });
  const stray = { one: '1', tow: '2' };
  // @ts-expect-error `tow` has no English
  defineWords({ en: { one: '1' }, es: async () => ({ es: stray }) });
  const strayPets = { tow: '2' };
  // @ts-expect-error `tow` has no English, of pets either
  defineWords({ en: { one: '1' }, es: async () => ({ es: { one: '1' }, pets: strayPets }) });
});

test('Spanish that does not come is English, and asked for again', async () => {
  let tries = 0;
  const late = defineWords({
    en: { one: 'One' },
    es: async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('no line');
      return { es: { one: 'Uno' } };
    },
  });
  const say = () => sayIn(late, { language: 'es', pets: false })('one');
  await loadLanguage('es');
  expect(say()).toBe('One');
  await loadLanguage('es');
  await loadLanguage('es');
  expect([say(), tries]).toEqual(['Uno', 2]);
});
