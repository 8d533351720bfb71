/** Bounds of a password, in characters as people count them. */
export const passwordLength = { min: 8, max: 72 } as const;

/** What is wrong with a password; the words are codes of the API too. */
export type Weakness = 'TOO_SHORT' | 'TOO_LONG' | 'COMMON' | 'HOLDS_NAME';

/** The words lists of leaked passwords begin with, and what stands at their end. */
const stems = [
  'password',
  'passwort',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'contraseña',
  'contrasena',
  'qwertyuiop',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfghjkl',
  'asdfasdf',
  'zxcvbnm',
  '1q2w3e4r',
  '1qaz2wsx',
  'q1w2e3r4',
  'abcdefgh',
  'abc',
  'iloveyou',
  'teamo',
  'welcome',
  'letmein',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'batman',
  'dragon',
  'monkey',
  'master',
  'shadow',
  'trustno',
  'whatever',
  'computer',
  'internet',
  'michelle',
  'jennifer',
  'charlie',
  'daycare',
  'childcare',
  'nestling',
  'petsuites',
  'changeme',
  'default',
  'admin',
  'administrator',
  'secret',
  'test',
];
const tail = /^[\d!.?*#@$_-]*$/;
const rows = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A stem with digits and signs around it, one or two characters again and again, or a run along the keyboard. */
const isCommon = (password: string): boolean => {
  const word = password.toLowerCase();
  if (new Set(word).size <= 2 || /^(.{2,4})\1+$/.test(word) || rows.some((row) => row.includes(word))) return true;
  const bare = word.replace(/^[\d!.?*#@$_-]+/, '');
  return bare === ''
    ? isCountable(word)
    : stems.some((stem) => bare.startsWith(stem) && tail.test(bare.slice(stem.length)));
};

/** Digits alone: up to eight of them are a date or a phone number to any guesser. */
const isCountable = (word: string): boolean => word.length <= 8 || rows.some((row) => `${row}${row}`.includes(word));

/**
 * What is wrong with a new password, or null. `about` are words its owner is known by (username, address, names): one
 * of four letters or more may not make up most of it. No rules about kinds of characters (NIST SP 800-63B, 5.1.1.2).
 */
export const weaknessOf = (password: string, about: readonly string[]): Weakness | null => {
  const length = [...password].length;
  if (length < passwordLength.min) return 'TOO_SHORT';
  if (length > passwordLength.max) return 'TOO_LONG';
  if (isCommon(password)) return 'COMMON';
  const word = password.toLowerCase();
  const known = about.flatMap((each) => [each, ...each.split(/[@.\s_-]+/)]).map((each) => each.toLowerCase());
  const holds = known.some((each) => each.length >= 4 && word.includes(each) && length - each.length < 6);
  return holds ? 'HOLDS_NAME' : null;
};
