/** A list as it is looked at: the call that answers it, and with what it was asked, pages left out. */
export type ListFile = { readonly list: string; readonly args: Readonly<Record<string, unknown>> };

type Note = { readonly name: string; readonly args: Readonly<Record<string, unknown>> };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isNote = (value: unknown): value is Note => isObject(value) && 'name' in value && 'args' in value;
const PAGING = ['first', 'page'];

/** Of a list that can be taken away as a file, as noted on its document; null of every other one. */
export const listFile = (document: object, variables: Readonly<Record<string, unknown>>): ListFile | null => {
  const noted: unknown = Reflect.get(document, 'list');
  if (!isNote(noted)) return null;
  const args: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(noted.args)) {
    if (PAGING.includes(name)) continue;
    // `$name` is a variable of the document, anything else stands there.
    const value = typeof given === 'string' && given.startsWith('$') ? variables[given.slice(1)] : given;
    if (value !== null && value !== undefined && value !== '') args[name] = value;
  }
  return { list: noted.name, args };
};
