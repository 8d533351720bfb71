import { languages } from '../../kernel/call/languages.ts';

/** Relationships centres begin with. Their names stand in the message files, until a centre writes its own. */
const starters = [
  'parent',
  'mother',
  'father',
  'guardian',
  'grandparent',
  'aunt_or_uncle',
  'neighbour',
  'other',
  'owner',
  'friend_of_owner',
  'dog_walker',
] as const;
export type Starter = (typeof starters)[number];
type Language = keyof typeof languages;

/** A starter by its name in a language. */
export const starterName = (word: Starter, language: Language): string =>
  languages[language][`relationships.word.${word}`];

/** What a relationship is called for a reader: in the reader's language, unless the centre wrote the name itself. */
export const relationshipName = (
  { name, word }: { readonly name: string; readonly word: string | null },
  language: Language,
): string => {
  const starter = starters.find((one) => one === word);
  return starter ? starterName(starter, language) : name;
};

/** The starters that are called so in any language, capitals or not. */
export const startersCalled = (name: string): Starter[] => {
  const wanted = name.toLowerCase();
  return starters.filter((word) =>
    Object.values(languages).some((texts) => texts[`relationships.word.${word}`].toLowerCase() === wanted),
  );
};
