import { type Calls, objectsOf, query } from '../../kernel/call/call.ts';
import { choices, int, text } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { find, found, kinds } from './find.ts';

export const calls: Calls = {
  findAnything: query({
    rule: 'teacher',
    about:
      'Finds students, contacts, staff, rooms, cameras and locations whose names hold every word, among those the caller may see: `first` of each kind, those that begin with the text before others. Without a text, the first by name.',
    reach: nobody,
    input: {
      search: text(0, 80).optional(),
      kinds: choices(...kinds).optional(),
      first: int(1, 20).optional(),
    },
    answer: objectsOf(found),
    run: find,
  }),
};
