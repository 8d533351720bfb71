import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../db/types.gen.ts';
import type { StoredSettingKey } from './stored.ts';

/** Stands in a text where the link of the message goes. */
export const LINK = '{link}';
/** The shape of such texts. */
export const invitation = z.strictObject({
  email: z.string().trim().max(2000).nullable().default(null),
  sms: z.string().trim().max(300).nullable().default(null),
});
export type Invitation = z.output<typeof invitation>;
/** The centre's own words of invitations; null: the product's. */
export const inviteText: StoredSettingKey<Invitation> = {
  key: 'invite_text',
  shape: invitation,
  fallback: { email: null, sms: null },
};

const sender = z.strictObject({
  from_name: z.string().nullable(),
  from_email: z.string().nullable(),
  reply_to: z.string().nullable(),
  footer: z.string().nullable(),
});
/** Whom letters of a centre are from, and what stands below them. */
export type Sender = z.output<typeof sender>;
export const customEmail: StoredSettingKey<Sender> = {
  key: 'custom_email',
  shape: sender,
  fallback: { from_name: null, from_email: null, reply_to: null, footer: null },
};

/** A centre's own words for its letters; null where it has none. */
export interface EmailWords {
  /** The text of an invitation, with `LINK` where its link goes. */
  readonly invitation: { readonly email: string | null; readonly sms: string | null };
  readonly sender: { readonly name: string | null; readonly reply_to: string | null; readonly footer: string | null };
}

interface Row {
  /** Whose words these are; null: everybody's. */
  readonly user: number | null;
  readonly key: string;
  readonly value: unknown;
}

/**
 * How letters to people are worded: by the location a person belongs to, else by the centre. Whoever belongs to several
 * hears the words of the first of them. One statement for all.
 */
export const emailWords = async (db: Kysely<DB>, users: readonly number[]): Promise<(user: number) => EmailWords> => {
  const { rows } = await sql<Row>`
    with place as (
      select ul.user_id, ul.location_id from user_location ul
      where ul.user_id = any(${[...users]}::int[])
      union
      select gl.user_id, st.location_id from guardian_link gl
      join student st on st.id = gl.student_id
      where gl.user_id = any(${[...users]}::int[]) and not gl.black_list)
    select p.user_id as user, s.key, s.value from app_setting s
    left join place p on p.location_id = s.location_id
    where s.key in (${inviteText.key}, ${customEmail.key})
      and (s.location_id is null or p.user_id is not null)
    order by s.location_id nulls last`.execute(db);
  return (user) => {
    const nearest = <V>({ key, shape, fallback }: StoredSettingKey<V>): V => {
      for (const row of rows) {
        const parsed = row.key === key && (row.user === null || row.user === user) ? shape.safeParse(row.value) : null;
        if (parsed?.success) return parsed.data;
      }
      return fallback;
    };
    const { from_name, from_email, reply_to, footer } = nearest(customEmail);
    // Mail that claims to come from an address this server does not send for is refused (RFC 7489): answers go there.
    const sender = { name: from_name, reply_to: reply_to ?? from_email, footer };
    return { invitation: nearest(inviteText), sender };
  };
};
