import { expect, test } from 'vitest';
import { languages, textsIn } from '../apps/api/src/kernel/call/languages.ts';
import { inRoot } from '../tools/root.ts';
import { pathsOf } from './sources.ts';

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

/** Screens of a center of pets that are about children alone, or not shown to one, by how their words begin; and why. */
const ofChildrenAlone: Readonly<Record<string, string>> = {
  'domains/centres/': 'the platform speaks of all centers, and of locations that are children of another',
  'domains/learning/': 'what children learn; a center of pets has no menu line for it',
  'domains/plans/': 'plans of what children learn',
  'domains/blogs/words.ts pictureHelp': 'who is in a picture is asked of people',
  'domains/settings/words.ts pets_words': 'the switch itself',
  'domains/account/archive-words.ts lawText': 'quotes the rules that hold for children',
  'domains/food/words.ts claimDetail': 'a claim of the program that feeds children',
};

const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

test('no word of a screen says child or student where they are pets', async () => {
  const wrong: string[] = [];
  for (const path of pathsOf('apps/portal/src/**/*words.ts')) {
    const sets: object = await import(inRoot(path));
    const place = path.replace('apps/portal/src/', '');
    for (const set of Object.values(sets)) {
      if (!isTexts(set) || !isTexts(set.en)) continue;
      for (const [key, text] of Object.entries({ ...set.en, ...(isTexts(set.pets) ? set.pets : {}) }))
        if (typeof text === 'string' && ofChildren.en.test(text.replaceAll(/\{\w+\}/g, '')))
          wrong.push(`${place} ${key}`);
    }
  }
  const left = wrong.filter((one) => !Object.keys(ofChildrenAlone).some((begin) => one.startsWith(begin)));
  expect(left, 'give them words under `pets`').toEqual([]);
});
