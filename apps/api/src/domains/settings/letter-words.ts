import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { KeptKey } from './kept.ts';
import { customEmail, inviteText } from './letters-setting.ts';

/** A centre's own words for its letters; null where it has none. */
interface LetterWords {
  /** The text of an invitation, with `LINK` where its link goes. */
  readonly invitation: { readonly email: string | null; readonly sms: string | null };
  readonly sender: { readonly name: string | null; readonly reply_to: string | null; readonly footer: string | null };
}

interface Row {
  readonly key: string;
  readonly value: unknown;
}

/**
 * How letters to a person are worded: by the location they belong to, else by the centre. Whoever belongs to several
 * hears the words of the first of them. One statement.
 */
export const letterWords = async (db: Kysely<DB>, centre: number, user: number): Promise<LetterWords> => {
  const { rows } = await sql<Row>`select s.key, s.value from app_setting s
    where s.centre_id = ${centre} and s.key in (${inviteText.key}, ${customEmail.key})
      and (s.location_id is null or s.location_id in (
        select ul.location_id from user_location ul where ul.centre_id = ${centre} and ul.user_id = ${user}
        union select st.location_id from guardian_link gl
        join student st on st.centre_id = gl.centre_id and st.id = gl.student_id
        where gl.centre_id = ${centre} and gl.user_id = ${user} and not gl.black_list))
    order by s.location_id nulls last`.execute(db);
  const nearest = <V>({ key, shape, fallback }: KeptKey<V>): V => {
    for (const row of rows) {
      const parsed = row.key === key ? shape.safeParse(row.value) : null;
      if (parsed?.success) return parsed.data;
    }
    return fallback;
  };
  const { from_name, from_email, reply_to, footer } = nearest(customEmail);
  // Mail that claims to come from an address this server does not send for is refused (RFC 7489): answers go there.
  const sender = { name: from_name, reply_to: reply_to ?? from_email, footer };
  return { invitation: nearest(inviteText), sender };
};
