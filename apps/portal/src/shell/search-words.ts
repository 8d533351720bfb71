import { defineWords } from '@nestling/ui/words.ts';

/** The words of the search box, which comes once it is opened. */
export const searchWords = defineWords({
  en: {
    finding: 'Searching',
    findFailed: 'We can’t reach the server, so only pages show up here.',
    found_student: 'Students',
    found_contact: 'Contacts',
    found_staff: 'Staff',
    found_room: 'Rooms',
    found_camera: 'Cameras',
    found_location: 'Locations',
    starred: 'Starred',
    do: 'Do',
    here: 'In {room}',
    away: 'Not here',
    acts: 'Actions',
    screens: 'Pages',
    nothingFound: 'No results for “{text}”',
    choose: 'choose',
    open: 'open',
  },
  es: () => import('./search-words.es.ts'),
  pets: { found_student: 'Pets' },
});
