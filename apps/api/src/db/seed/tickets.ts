import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Writer } from './writer.ts';

const HOUR_MS = 3_600_000;
const STATES = { new: 1, opened: 2, waiting: 3, closed: 4 } as const;
type State = keyof typeof STATES;

/** What was said or done, so many hours before the demo is made; `to` is the state it led to. */
interface Said {
  readonly by: 'manager' | 'support';
  readonly hoursAgo: number;
  readonly words?: string;
  readonly internal?: true;
  readonly to?: State;
}
interface Asked {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly hoursAgo: number;
  readonly state: State;
  /** In how many hours support owes an answer; below 0 it is late. */
  readonly dueIn?: number;
  readonly mine?: true;
  readonly helped?: boolean;
  readonly lines: readonly Said[];
}

const tickets: readonly Asked[] = [
  {
    name: 'Nap room camera is frozen',
    description: 'The picture has stood still since about ten. The other cameras are fine.',
    category: 'Camera',
    hoursAgo: 30,
    state: 'opened',
    dueIn: -3,
    mine: true,
    lines: [
      { by: 'support', hoursAgo: 28, words: 'Could you unplug it for ten seconds?', to: 'opened' },
      { by: 'support', hoursAgo: 28, words: 'Third time this month; ask the vendor about the cable.', internal: true },
      { by: 'manager', hoursAgo: 20, words: 'I did. It froze again after an hour.' },
    ],
  },
  {
    name: 'A family cannot sign in',
    description: 'The Larsens say the link in the mail opens an empty page on their old tablet.',
    category: 'Account',
    hoursAgo: 2,
    state: 'new',
    dueIn: 6,
    lines: [],
  },
  {
    name: 'Export of attendance as a spreadsheet',
    description: 'The county wants the hours by room and by week. Is there a way to get them in one file?',
    category: 'Attendance',
    hoursAgo: 75,
    state: 'waiting',
    lines: [
      {
        by: 'support',
        hoursAgo: 70,
        words: 'Reports, Attendance, Export has them by room. Does the county want other columns?',
        to: 'waiting',
      },
    ],
  },
  {
    name: 'Invoice shows the old price',
    description: 'The new price of full days holds since the first, and one invoice has the old one.',
    category: 'Billing',
    hoursAgo: 200,
    state: 'closed',
    mine: true,
    helped: true,
    lines: [
      { by: 'support', hoursAgo: 190, words: 'That invoice was made before the price was changed.', to: 'opened' },
      { by: 'manager', hoursAgo: 185, words: 'I see. I made it anew, thank you.', to: 'closed' },
    ],
  },
];

const answers = [
  {
    name: 'Restart a camera',
    text_en:
      'Hello {name},\n\nplease unplug the camera for ten seconds and plug it in again. The picture is back within two minutes.\n\n{me}',
    text_es:
      'Hola, {name}:\n\nDesenchufe la cámara diez segundos y vuelva a enchufarla. La imagen regresa en dos minutos.\n\n{me}',
  },
  {
    name: 'Ask for more',
    text_en: 'Hello {name},\n\nwhen did it begin, and does it happen in every room of {location}?\n\n{me}',
    text_es: 'Hola, {name}:\n\n¿Cuándo empezó, y pasa en todas las salas de {location}?\n\n{me}',
  },
] as const;

/** Writes what was said and done on a ticket, with a line of its own for each step of its state. */
const addLines = async (to: Writer, ticket_id: number, lines: readonly Said[], of: (one: Said) => object) => {
  let state: State = 'new';
  for (const said of lines) {
    const stamp = { ticket_id, ...of(said) };
    await to.add('ticket_history', {
      ...stamp,
      kind: 'comment',
      description: said.words,
      internal: said.internal ?? false,
    });
    if (!said.to || said.to === state) continue;
    await to.add('ticket_history', {
      ...stamp,
      kind: 'status',
      before: String(STATES[state]),
      after: String(STATES[said.to]),
    });
    state = said.to;
  }
};

/** Tickets of a manager in each state, one of them late, with two canned answers and a view of who answers them. */
export const addTickets = async (
  client: pg.ClientBase,
  to: Writer,
  { location, manager, support, now }: { location: number; manager: number; support: number; now: Date },
): Promise<void> => {
  const { rows } = await client.query<{ id: number; name: string }>('select id, name from ticket_category');
  const categoryOf = (name: string): number => {
    const found = rows.find((one) => one.name === name);
    if (!found) throw new Error(`The demo has no category ${name} of tickets.`);
    return found.id;
  };
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const people = { manager, support };
  for (const [n, { name, description, category, hoursAgo, state, dueIn, mine, helped, lines }] of tickets.entries()) {
    const last = lines.at(-1);
    const ended = before(last?.hoursAgo ?? hoursAgo);
    const answered = lines.find(({ by, internal }) => by === 'support' && !internal);
    const ticket_id = await to.add('ticket', {
      number: n + 1,
      name,
      description,
      category_id: categoryOf(category),
      status_id: STATES[state],
      created_by: manager,
      action_by: people[last?.by ?? 'manager'],
      assignee: mine ? support : undefined,
      created_at: before(hoursAgo),
      updated_at: ended,
      first_answer_at: answered && before(answered.hoursAgo),
      waiting_since: state === 'waiting' ? ended : undefined,
      closed_at: state === 'closed' ? ended : undefined,
      due_at: dueIn === undefined ? undefined : before(-dueIn),
      helped,
      rated_at: helped === undefined ? undefined : ended,
    });
    await to.add('ticket_location', { ticket_id, location_id: location });
    const stamp = (by: number, hours: number) => ({ created_by: by, action_by: by, created_at: before(hours) });
    await to.add('ticket_history', { ticket_id, kind: 'opened', ...stamp(manager, hoursAgo) });
    await addLines(to, ticket_id, lines, (one) => stamp(people[one.by], one.hoursAgo));
    if (helped !== undefined)
      await to.add('ticket_history', {
        ticket_id,
        kind: 'rated',
        after: helped ? 'yes' : 'no',
        ...stamp(manager, last?.hoursAgo ?? hoursAgo),
      });
  }
  await client.query('update ticket_counter set last = greatest(last, $1)', [tickets.length]);
  for (const answer of answers) await to.add('canned_answer', answer);
  await to.add('ticket_view', { user_id: support, name: 'Mine', assigned: 'me' });
  await to.add('ticket_view', { user_id: support, name: 'Late', late: true });
  await to.add('ticket_mail', {
    digest: createHash('sha256').update('demo').digest(),
    received_at: before(5),
    held: 'unknown',
    sender: 'office@oak-school.example',
    sender_name: 'Oak School',
    subject: 'Bus times in December',
    words: 'Could you tell us when the afternoon bus leaves in December?',
  });
};
