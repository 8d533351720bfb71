/** A username made from names, as most choose it: `zoe.obrien`; empty where nothing of the names can be typed everywhere. */
export const usernameFrom = (fname: string, lname: string): string =>
  [fname, lname]
    .map(
      (name) =>
        name
          .normalize('NFD')
          .replace(/[\u0300-\u036f’'`-]/g, '')
          .toLowerCase()
          .trim()
          .split(/\s+/)[0],
    )
    .filter((part) => part && /^[a-z0-9]+$/.test(part))
    .join('.')
    .slice(0, 100);
