/** The lines of a list that came as JSON. */
export const linesOf = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);
