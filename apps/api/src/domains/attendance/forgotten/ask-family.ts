import { sql } from 'kysely';
import { message } from '../../../kernel/call/message.ts';
import { hashOfToken, newToken } from '../../../kernel/lib/token.ts';
import { insertRows } from '../../../kernel/write/write-rows.ts';
import { when } from '../../../messages/when.ts';
import { type Addressee, languageFor, type Mailer, sendEmail } from '../../../outbox/send-emails.ts';

/** How long the link of a letter can be used. */
export const LINK_HOURS = 72;

interface Asked extends Addressee {
  readonly forgotten: number;
  readonly child: string;
  readonly location: string;
  readonly zone: string;
  readonly came: number;
  readonly proposed: number;
}

/** Writes to the families of stays that were found: each contact who may fetch the child gets a link of its own. */
export const askFamilies = async (mailer: Mailer, found: readonly number[]): Promise<void> => {
  const { db, at } = mailer;
  const { rows } = await sql<Asked>`
    select u.id, u.fname, u.username, u.email, u.phone, u.language, f.id as forgotten, l.name as location, z.value as zone,
      coalesce(nullif(st.nick_name, ''), st.fname) as child, (extract(epoch from a.checked_in_at) * 1000)::float8 as came,
      (extract(epoch from f.proposed_at) * 1000)::float8 as proposed
    from forgotten_checkout f
    join attendance a on a.id = f.attendance_id
    join student st on st.id = f.student_id
    join location l on l.id = f.location_id
    join timezone z on z.id = l.timezone_id
    join standing_guardian g on g.student_id = f.student_id
      and (g.pickup or g.legal_guardian)
    join app_user u on u.id = g.user_id and u.email_confirmed
    where f.id = any(${[...found]}::int[]) order by f.id, u.id`.execute(db);
  const until = new Date(at.getTime() + LINK_HOURS * 3_600_000);
  for (const person of rows) {
    const token = newToken();
    await insertRows({ db }, 'forgotten_checkout_link', [
      {
        secret_hash: hashOfToken(token),
        forgotten_checkout_id: person.forgotten,
        user_id: person.id,
        created_at: at,
        expires_at: until,
      },
    ]);
    const { child, location, zone } = person;
    const language = languageFor(mailer, person);
    const [came, went] = [person.came, person.proposed].map((ms) => when(language, new Date(ms), zone, at));
    await sendEmail(mailer, person, 'forgotten_checkout', {
      subject: message('forgotten.subject', { child }),
      lines: [
        message('forgotten.body', { name: person.fname, child, location, came: came ?? '', went: went ?? '' }),
        message('letters.works', { hours: LINK_HOURS }),
      ],
      button: { label: message('forgotten.button'), path: `/forgotten-check-out/${token}` },
    });
  }
};
