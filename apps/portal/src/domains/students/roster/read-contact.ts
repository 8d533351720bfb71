import { plain } from '@nestling/rules/plain.ts';

/** What one line says of a contact. */
export type ReadContact = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Id of the relation that was named, '' for none. */
  readonly relation: string;
};

const EMAIL = /[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>()]+/;
const PHONE = /\+?\(?\d[\d\s().\-/]{5,}\d/;

/**
 * Reads a contact typed or pasted on one line, in any order: "Tess Okafor, mother, tess@example.com". What is neither an
 * email, a phone number nor the name of a relation is the person's name, as far as the next comma.
 */
export const readContact = (
  line: string,
  relations: readonly { readonly id: string; readonly name: string }[],
): ReadContact => {
  const email = EMAIL.exec(line)?.[0] ?? '';
  const withoutEmail = line.replace(email, ' ');
  const phone = PHONE.exec(withoutEmail)?.[0].trim() ?? '';
  const parts = withoutEmail
    .replace(phone, ' ')
    .replace(/[<>"]/g, ' ')
    .split(/[,;\t\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const relation = relations.find(({ name }) => parts.some((part) => plain(part) === plain(name)));
  return {
    name: parts.find((part) => !relation || plain(part) !== plain(relation.name)) ?? '',
    email: email.toLowerCase(),
    phone,
    relation: relation?.id ?? '',
  };
};

/** First and last names: what stands before the first space, and the rest. */
export const namesOf = (name: string): { fname: string; lname: string } => {
  const [fname = '', ...rest] = name.trim().split(/\s+/);
  return { fname, lname: rest.join(' ') };
};
