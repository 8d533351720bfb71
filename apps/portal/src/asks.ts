import { askAhead, type Question } from '@nestling/kit/asked-ahead.ts';
import type { At } from './screen.ts';
import type { PlaceHere } from './shell/place.ts';

/** Where a screen of a location is opened. */
type AtPlace = At & { readonly place: PlaceHere };

/**
 * What a screen asks first, beside its code. The documents come in a file of their own, small beside the screen.
 * @param load the documents
 */
export const asks =
  <M>(load: () => Promise<M>, put: (documents: M, at: At) => readonly Question[]) =>
  async (at: At): Promise<void> => {
    // The client comes with the shell; what reads the rows where there is no page, as for the list of paths, has none.
    const [documents, { currentClient }] = await Promise.all([load(), import('./graphql/client.ts')]);
    for (const one of put(documents, at)) askAhead(currentClient(), one);
  };

/** The same for a screen of a location; while none is known, nothing is asked ahead. */
export const asksHere = <M>(load: () => Promise<M>, put: (documents: M, at: AtPlace) => readonly Question[]) =>
  asks(load, (documents, { place, ...at }) => (place ? put(documents, { ...at, place }) : []));
