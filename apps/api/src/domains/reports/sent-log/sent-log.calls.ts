import { type Calls, object, objects, out, outList, outOrNull, query } from '../../../kernel/call/call.ts';
import { choice, int, page } from '../../../kernel/call/input.ts';
import { pageFigures, pageParts } from '../../../kernel/call/pages.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { ownPeople } from '../../../model/user/reach.ts';
import { countSaid, findSaid } from './find.ts';
import { peopleOfSaid } from './people.ts';
import { asked } from './sources.ts';

const said = object(
  {
    kind: out.text,
    id: out.id,
    at: out.datetime,
    sender: outOrNull(out.text),
    relation: outOrNull(out.text),
    student_id: outOrNull(out.id),
    program_id: outOrNull(out.id),
    about: outOrNull(out.text),
    to: outOrNull(out.text),
    subject: outOrNull(out.text),
    message: outOrNull(out.text),
    file: outOrNull(out.text),
    people: out.int,
    reached: out.int,
    failed: out.int,
    waiting: out.int,
    seen_at: outOrNull(out.datetime),
    marks: outList(out.text),
  },
  'CommunicationLogLine',
);
const moment = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** All that was said between a place and its families, in one log. */
export const calls: Calls = {
  getCommunicationLog: query({
    rule: 'teacher',
    about:
      'Lists conversations (kind chat), alerts, text messages and, for managers, letters of a location in one log, the newest first, each with how many people of the location it has reached, and `person`, the name of who was asked for; of a kind, a room, a person who sent or got it, or days when given. A location out of reach is refused.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, user_id: ownPeople },
    input: { ...asked, ...page },
    answer: object({ data: [said], person: outOrNull(out.text), ...pageParts }, 'CommunicationLogPage'),
    run: async (ctx, { first, page: current = 1, ...of }) => {
      const slice = { first, page: current };
      const lines = await findSaid(ctx, of, slice);
      const { total, person } = await countSaid(ctx, of);
      const data = lines.map((line) => ({ ...line, at: new Date(line.at), seen_at: moment(line.seen_at) }));
      return { data, person, ...pageFigures(total, slice) };
    },
  }),
  getCommunicationPeople: query({
    rule: 'teacher',
    about:
      'Lists whom a text message or a letter of the log went to at a location, with address and status, those it has not reached first; one out of reach has none.',
    reach: { location: ownLocations },
    input: { location: asked.location, kind: choice('text', 'letter'), id: int(1) },
    answer: objects(
      {
        id: out.id,
        name: outOrNull(out.text),
        address: out.text,
        status: out.text,
        reason: outOrNull(out.text),
        at: out.datetime,
      },
      'CommunicationPerson',
    ),
    run: (ctx, given) => peopleOfSaid(ctx, given),
  }),
};
