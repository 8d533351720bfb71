import { type Calls, objectsOf, query } from '../../kernel/call/call.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { find, findAnythingInput, found } from './find.ts';

export const calls: Calls = {
  findAnything: query({
    rule: 'teacher',
    about:
      'Finds students, contacts, staff, rooms, cameras and locations whose names hold every word, among those the caller may see: `first` of each kind, those that begin with the text before others. Without a text, the first by name.',
    reach: nobody,
    input: findAnythingInput,
    answer: objectsOf(found),
    run: find,
  }),
};
