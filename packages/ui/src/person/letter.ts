/** Twelve calm grounds on which white letters reach 4.5:1. */
export const letterGrounds = [
  '#a5423f',
  '#8d4a87',
  '#5d52a8',
  '#35659f',
  '#1f6f78',
  '#2b7150',
  '#5a6b1f',
  '#85611a',
  '#9c5220',
  '#74566a',
  '#4f6380',
  '#6a6052',
] as const;

/** The colour behind a person's letter: always the same for the same id. */
export const letterGround = (id: string | number): string => {
  let sum = 0;
  for (const letter of String(id)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return letterGrounds[sum % letterGrounds.length] ?? letterGrounds[0];
};

/** The first letter in upper case; a dot where there is no name. */
export const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '·';
