import { read } from './sources.ts';

/** The files of rows that come with staff, as `staff-screens.ts` takes them in. */
const staffRows = (): string[] => {
  const [all] = read(['apps/portal/src/staff-screens.ts']);
  return [...(all?.text ?? '').matchAll(/from '\.\/(domains\/[\w/-]+\.ts)'/g)].map(
    ([, path]) => `apps/portal/src/${path}`,
  );
};

/** Screens of staff whose first question waits for all of their code, by their files. */
export const askingAfterCode = (): string[] =>
  read(staffRows()).flatMap(({ path, text }) => {
    const pieces = text.split(/\bload: \(\) => import\('/);
    return pieces.slice(1).flatMap((piece, at) => {
      // What a row says stands between the end of the one before and its own code.
      const said = pieces[at]?.split(/\bscreen\(|\btitle:/).at(-1) ?? '';
      return /\basks: /.test(said) ? [] : [`${path}: ${piece.split("'")[0]}`];
    });
  });
