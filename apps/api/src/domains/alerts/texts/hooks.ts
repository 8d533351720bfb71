import { e164 } from '@nestling/rules/phones.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { message } from '../../../kernel/call/message.ts';
import { saysPets } from '../../../kernel/lib/pets-words.ts';
import { insertMissing } from '../../../kernel/write/write-rows.ts';
import type { Reply, Report } from '../../../outbox/text-gateway.ts';
import { noteConsent, type Word } from '../consent/consent.ts';
import { addTexts } from './add-texts.ts';
import { kindOfReply, type ReplyKind } from './keywords.ts';

/** What the provider says became of a text. Late and repeated ones change nothing: a state only goes on. */
export const noteReport = async (
  db: Kysely<DB>,
  at: Date,
  key: string,
  { id, status, reason }: Report,
): Promise<void> => {
  await sql`update text_recipient set status = ${status}, reason = ${reason}, provider_id = ${id}, updated_at = ${at}::timestamptz
    where key = ${key}::uuid and (provider_id is null or provider_id = ${id})
      and (status in ('queued', 'sending', 'unknown') or (status = 'sent' and ${status} <> 'sent'))`.execute(db);
};

interface Sender {
  readonly user: number | null;
  readonly language: string | null;
  readonly name: string;
}

/** Who a number belongs to: whom we texted there last, else an account that has it. */
const senderOf = async (db: Kysely<DB>, centre: number, phone: string): Promise<Sender> => {
  const { rows } = await sql<Sender>`select c.name, u.id as "user", u.language from centre c
    left join lateral (select x.id, x.language from (
        (select u.id, u.language, 1 as near from text_recipient r
          join app_user u on u.id = r.user_id and u.deleted_at is null
          where r.phone = ${phone} order by r.id desc limit 1)
        union all
        (select u.id, u.language, 2 from app_user u where u.deleted_at is null
          and length(u.phone_digits) >= 7 and right(u.phone_digits, 10) = right(${phone.replace(/\D/g, '')}, 10)
          order by u.id limit 1)) x order by x.near limit 1) u on true
    where c.id = ${centre}`.execute(db);
  return rows[0] ?? { user: null, language: null, name: '' };
};

const answers = { stop: 'texts.stopped', start: 'texts.started', help: 'texts.help' } as const;
const answered = (kind: ReplyKind): kind is keyof typeof answers => Object.hasOwn(answers, kind);

/** The language of an answer: that of the person, else that of the word itself. */
const SPANISH =
  /^\W*(alto|par[ae]|paren|parar|basta|baja|cancelar|cancele|detener|salir|terminar|fin|no m[aá]s|alta|empezar|iniciar|reanudar|ayuda|informaci[oó]n)\b/i;

/** Stops or starts what is texted to a phone. False where that was said before. */
export const stopOrStart = async (
  db: Kysely<DB>,
  at: Date,
  word: Pick<Word, 'user' | 'address' | 'given' | 'how' | 'source' | 'reason' | 'by'>,
): Promise<boolean> => {
  const { rows } = await sql<{
    purpose: string;
  }>`select purpose from opted_out where channel = 'text' and address = ${word.address}
    and purpose in ('operations', 'marketing')`.execute(db);
  const out = new Set(rows.map(({ purpose }) => purpose));
  const news = (['operations', 'marketing'] as const).filter((purpose) => out.has(purpose) === word.given);
  await noteConsent(
    db,
    at,
    news.map((purpose) => ({ ...word, channel: 'text' as const, purpose })),
  );
  return news.length > 0;
};

/**
 * Takes an answer that came by text, once however often the provider tells of it. A keyword acts at once and is confirmed
 * by one text (47 CFR 64.1200(a)(12)); a second STOP is not confirmed again.
 */
export const takeReply = async (db: Kysely<DB>, centre: number, at: Date, { id, from, text }: Reply): Promise<void> => {
  const phone = e164(from) ?? from.slice(0, 30);
  const kind = kindOfReply(text);
  const { user, language } = await senderOf(db, centre, phone);
  const said = text.replaceAll('\u0000', '').slice(0, 2000);
  const reply = { provider_id: id.slice(0, 200), phone, user_id: user, text: said, kind, received_at: at };
  const added = await insertMissing({ db }, 'text_reply', [reply], ['id']);
  if (added.length === 0 || !answered(kind)) return;
  if (kind !== 'help') {
    const how = kind === 'stop' ? 'stop_word' : 'start_word';
    const word = { user, address: phone, given: kind === 'start', how, source: text.slice(0, 200) } as const;
    if (!(await stopOrStart(db, at, word))) return;
  }
  const texts = textsIn({
    language: language === 'es' || (language === null && SPANISH.test(text)) ? 'es' : 'en',
    pets: await saysPets(db, centre),
  });
  await addTexts(db, centre, at, {
    message: message(answers[kind]).in(texts),
    purpose: 'answer',
    sender: null,
    location: null,
    people: [{ user, phone }],
  });
};
