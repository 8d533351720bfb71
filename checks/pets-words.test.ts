import { expect, test } from 'vitest';
import { languages, textsIn } from '../apps/api/src/kernel/call/languages.ts';

const ofChildren = {
  en: /\b(child(ren)?|kids?|students?|sons?|daughters?)\b/i,
  es: /(?<!\p{L})(niñ[oa]s?|alumn[oa]s?|estudiantes?|hij[oa]s?)(?!\p{L})/iu,
} as const;

/** Sentences that are about children alone, in a centre of pets too. */
const exempt: Readonly<Record<string, string>> = {
  'food.note.limit': 'quotes the rule of a program that feeds children',
};

/** Values a sentence may be given: numbers choose between one and several, the rest is what it can be written with. */
const samples = [1, 2, '2026-11-20T08:12', '2026-11-20', '08:12', 'USD', ['x'], ''];

/** What a sentence can say; empty where it takes none of the values, so that it is asked by its source. */
const heard = (text: unknown): readonly string[] => {
  if (typeof text !== 'function') return [String(text)];
  const all = samples.flatMap((value): string[] => {
    try {
      return [String(text(new Proxy({}, { get: () => value })))];
    } catch {
      return [];
    }
  });
  // The words themselves, without the names of the values put in.
  const literal = String(text)
    .replaceAll(/\bp\.\w+|\(\{[^)]*\)|[\w.]+\s*=>/g, '')
    .replaceAll(/\$\{\s*\w+/g, '');
  return all.length > 0 ? all : [literal];
};

test.each(['en', 'es'] as const)('no sentence of %s says child or student where they are pets', (language) => {
  const texts = textsIn({ language, pets: true });
  const wrong = Object.entries(texts)
    .filter(([id, text]) => exempt[id] === undefined && heard(text).some((one) => ofChildren[language].test(one)))
    .map(([id]) => id);
  expect(wrong, 'give them words in apps/api/src/messages/pets').toEqual([]);
});

test('where they are children, nothing is said of pets instead', () => {
  for (const language of ['en', 'es'] as const) expect(textsIn({ language, pets: false })).toEqual(languages[language]);
});

test('every exemption is of a sentence that names children', () => {
  for (const id of Object.keys(exempt))
    expect(
      heard(Reflect.get(languages.en, id)).some((one) => ofChildren.en.test(one)),
      id,
    ).toBe(true);
});
