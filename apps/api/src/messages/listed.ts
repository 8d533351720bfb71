/** What is not empty, as a sentence names it: "Ava, Leo, and Mia", "Ava, Leo y Mia". */
export const listed = (language: 'en' | 'es', parts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts.filter((part) => part !== ''));
