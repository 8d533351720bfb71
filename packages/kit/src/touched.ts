/**
 * The types of records noted on a document when it was printed: those a query `shows`, those a mutation `changes`; null
 * where nothing is noted, which means it may be any.
 */
export const typesNoted = (document: object, what: 'shows' | 'changes'): readonly string[] | null => {
  const noted: unknown = Reflect.get(document, what);
  return Array.isArray(noted) && noted.length > 0 && noted.every((one) => typeof one === 'string') ? noted : null;
};
