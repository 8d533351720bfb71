/**
 * The tables noted on a document when it was printed: those a query reads (`shows`), those a mutation may write (`changes`);
 * null where nothing is noted, which means it may be any. A query may read none; a mutation that writes none is not known.
 */
export const tablesNoted = (document: object, what: 'shows' | 'changes'): readonly string[] | null => {
  const noted: unknown = Reflect.get(document, what);
  if (!Array.isArray(noted) || !noted.every((one) => typeof one === 'string')) return null;
  return noted.length > 0 || what === 'shows' ? noted : null;
};
