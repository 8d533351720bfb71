/** A camera as it stands in one line: name, code, address, parted by semicolon, tab or comma. */
export type Line = { readonly name: string; readonly code: string; readonly source_url: string };

/** A short code made of a name: 'Sun room 2' is SUN-ROOM-2. */
const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

/** The lines that hold anything, in their order. The address may stand second; then the code is made of the name. */
export const readLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split(/[;\t,]/).map((cell) => cell.trim());
      const source_url = cells.find((cell, n) => n > 0 && /^rtsps?:/i.test(cell)) ?? '';
      const [name = '', code = ''] = cells.filter((cell) => cell !== source_url);
      return { name, code: code || codeOf(name), source_url };
    });
