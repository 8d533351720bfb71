/** What can be chosen as the gender of a student; none of it is no answer. */
export const genders = ['female', 'male', 'nonbinary', 'other'] as const;
export type Gender = (typeof genders)[number];

/** The gender a word stands for, however it is written; undefined for any other text. */
export const genderOf = (word: string): Gender | undefined => genders.find((one) => one === word.trim().toLowerCase());
