/** What may be done with photos of a child, the most restrictive first. */
export const levels = ['none', 'family', 'group'] as const;
type Level = (typeof levels)[number];

export const isLevel = (value: string): value is Level => levels.some((level) => level === value);
