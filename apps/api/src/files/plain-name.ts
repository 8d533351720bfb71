/** Letters of any script, digits and a few signs stay in the name of a file; the rest could mislead. '' where none is left. */
export const plainName = (name: string): string => {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._,()-]+/gu, ' ')
    .replace(/ +/g, ' ');
  const isEdge = (at: number): boolean => plain[at] === ' ' || plain[at] === '.';
  let [from, to] = [0, plain.length];
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return plain.slice(from, to);
};
