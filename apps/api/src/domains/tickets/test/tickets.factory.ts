import { randomBytes } from 'node:crypto';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

type Made = Given<'ticket'> & { location_id?: number };

/** A category of the center; the first it was given, unless named. */
export const aCategory = async (at: TestTenant, name?: string): Promise<{ id: number; name: string }> => {
  if (name === undefined)
    return at.db
      .selectFrom('ticket_category')
      .select(['id', 'name'])
      .where('centre_id', '=', at.centre)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
  return at.db
    .insertInto('ticket_category')
    .values({ centre_id: at.centre, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
};

/** A ticket about a location, as it lies in the database, with the line of its opening. */
export const aTicket = async (
  at: TestTenant,
  { location_id, created_by = null, created_at = new Date('2026-03-11T14:00:00Z'), ...given }: Made = {},
): Promise<{ id: number; name: string; line: number }> => {
  const { id: category_id } = await aCategory(at);
  const number = 100_000 + nth();
  const row = await at.db
    .insertInto('ticket')
    .values({
      centre_id: at.centre,
      number,
      name: `Ticket ${number}`,
      description: 'The picture is frozen.',
      category_id,
      created_by,
      action_by: created_by,
      created_at,
      updated_at: created_at,
      ...given,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  if (location_id !== undefined)
    await at.db
      .insertInto('ticket_location')
      .values({ centre_id: at.centre, ticket_id: row.id, location_id })
      .execute();
  const { id: line } = await at.db
    .insertInto('ticket_history')
    .values({
      centre_id: at.centre,
      ticket_id: row.id,
      kind: 'opened',
      created_at,
      created_by,
      action_by: created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...row, line };
};

/** A document on the first line of a ticket. */
export const anAttachment = (
  at: TestTenant,
  given: { ticket_id: number; history_id: number; uploaded_by: number | null; name?: string },
): Promise<{ id: number; file: string | null }> =>
  at.db
    .insertInto('ticket_attachment')
    .values({
      centre_id: at.centre,
      file: `f${randomBytes(16).toString('base64url')}`,
      type: 'pdf',
      name: 'report.pdf',
      created_at: new Date('2026-03-11T14:00:00Z'),
      ...given,
    })
    .returning(['id', 'file'])
    .executeTakeFirstOrThrow();

/** What somebody has reported at a location. */
export const aProblem = (
  at: TestTenant,
  given: { location_id: number; description?: string; created_by?: number },
): Promise<{ id: number }> =>
  at.db
    .insertInto('problem_report')
    .values({
      centre_id: at.centre,
      description: 'The picture stands still.',
      created_at: new Date('2026-03-11T14:00:00Z'),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A link of two tickets, in both directions. */
export const aTicketLink = async (at: TestTenant, one: number, other: number): Promise<void> => {
  const pair = (ticket_id: number, other_id: number) => ({ centre_id: at.centre, ticket_id, other_id });
  await at.db
    .insertInto('ticket_link')
    .values([pair(one, other), pair(other, one)])
    .execute();
};

/** A canned answer in both languages. */
export const aCannedAnswer = (
  at: TestTenant,
  given: Partial<Given<'canned_answer'>> = {},
): Promise<{ id: number; name: string }> =>
  at.db
    .insertInto('canned_answer')
    .values({
      centre_id: at.centre,
      name: `Answer ${nth()}`,
      text_en: 'Hello {name}, please restart the camera.',
      text_es: 'Hola {name}, reinicie la cámara.',
      ...given,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** Something that is known to be broken. */
export const aKnownProblem = (at: TestTenant): Promise<{ id: number }> =>
  at.db
    .insertInto('known_problem')
    .values({
      centre_id: at.centre,
      text_en: 'Cameras are slow.',
      text_es: 'Las cámaras están lentas.',
      since: new Date('2026-03-11T14:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A mail that is held, to the ticket it names. */
export const aHeldMail = (at: TestTenant, ticket_id: number | null = null): Promise<{ id: number }> =>
  at.db
    .insertInto('ticket_mail')
    .values({
      centre_id: at.centre,
      digest: randomBytes(32),
      received_at: new Date('2026-03-11T14:00:00Z'),
      held: ticket_id === null ? 'unknown' : 'unproven',
      sender: 'grace@example.com',
      subject: 'Frozen picture',
      words: 'It is back.',
      ticket_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A saved view of somebody. */
export const aTicketView = (at: TestTenant, user_id: number): Promise<{ id: number }> =>
  at.db
    .insertInto('ticket_view')
    .values({ centre_id: at.centre, user_id, name: `View ${nth()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
