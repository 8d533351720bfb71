import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { downloadAddress, pictureAddress } from '../../files/address.ts';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import {
  atLeast,
  computed,
  datetime,
  described,
  fields,
  flag,
  ident,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { ownChats } from '../../model/chat/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { unreadOf } from './unread.ts';

const isDeleted = (as: Alias<'chat_message'>): Sql => sql`${col(as, 'deleted_at')} is not null`;

/** Other families read of a contact in a room its first name and the first letter of its last. */
const senderName = (as: Alias<'chat_message'>, who: Who): Sql => {
  const short = sql`case when ${col(as, 'room_id')} is not null and not ${col(as, 'from_staff')} and u.id <> ${who.user}
    then u.fname || case when u.lname = '' then '' else ' ' || left(u.lname, 1) || '.' end else u.full_name end`;
  return sql`select ${allows(who.role, 'teacher') ? sql`u.full_name` : short} from app_user u
    where u.id = ${col(as, 'user_id')}`;
};

/** When somebody of the other side first had the chat open with this message in it. */
const firstSeen = (as: Alias<'chat_message'>): Sql => {
  const of = (chat: 'student_id' | 'room_id') => sql`(select min(x.at) from (
      select distinct s.user_id from chat_seen s where s.${sql.ref(chat)} = ${col(as, chat)}
        and s.staff <> ${col(as, 'from_staff')} and s.up_to >= ${col(as, 'id')}) r
    cross join lateral (select s.at from chat_seen s where s.${sql.ref(chat)} = ${col(as, chat)}
      and s.user_id = r.user_id and s.up_to >= ${col(as, 'id')}
      order by s.up_to limit 1) x)`;
  return sql`case when ${col(as, 'student_id')} is not null then ${of('student_id')} else ${of('room_id')} end`;
};

const attached = way('chat', ChatMessage, {
  shows: (as, key) => sql`${col(as, 'deleted_at')} is null
    and (${col(as, 'attachment')} = ${key} or ${col(as, 'file')} || '.' || ${col(as, 'file_type')} = ${key})`,
});

fields(ChatMessage, {
  id: ident(),
  message: described(
    'Empty once it was deleted.',
    raw('String', ChatMessage, (as) => sql`case when ${isDeleted(as)} then '' else ${col(as, 'message')} end`),
  ),
  type: described('text, image (with a picture) or file (with a document).', text()),
  student_id: described('Null in the chat of a room.', orNull.ident()),
  program_id: described('Null in the chat of a student.', orNull.ident('room_id')),
  student: one(Student, 'student_id'),
  program: one(Room, 'room_id'),
  location: one(Location, 'location_id'),
  sender_id: orNull.ident('user_id'),
  sender_name: described(
    'Families read of other families in a room the first name and a letter.',
    raw('String', ChatMessage, senderName),
  ),
  user: described('Null where it is another guardian and a family asks.', one(User, 'user_id')),
  mine: raw('Boolean', ChatMessage, (as, who) => sql`${col(as, 'user_id')} is not distinct from ${who.user}`),
  from_staff: flag(),
  relation: described('What the sender was to the student when it wrote.', one(Relationship, 'relationship_id')),
  parent_relation: described(
    'The same as the name the centre gave it.',
    raw(
      'String',
      ChatMessage,
      (as) => sql`select re.name from relationship re
      where re.id = ${col(as, 'relationship_id')}`,
    ),
  ),
  attachment: described(
    'Where the picture is fetched, for an hour at least, or the document downloaded, for 15 minutes. Null once the message was deleted.',
    computed(
      'String',
      ChatMessage,
      ['id', 'attachment', 'file', 'file_type', 'file_name', 'deleted_at'],
      (row, ctx) => {
        if (row.deleted_at !== null) return null;
        if (row.file !== null)
          return downloadAddress(ctx, `${row.file}.${row.file_type}`, row.file_name ?? '', attached(row.id));
        return pictureAddress(ctx, row.attachment, 'full', attached(row.id));
      },
    ),
  ),
  file_name: described(
    'What the document is called; null without one, and once the message was deleted.',
    raw('String', ChatMessage, (as) => sql`case when not (${isDeleted(as)}) then ${col(as, 'file_name')} end`),
  ),
  reply_to: one(ChatMessage, 'reply_to_id'),
  users: described(
    'Whom it names; families are answered staff alone.',
    many(
      User,
      ChatMessage,
      (user, as) =>
        sql`exists (select 1 from chat_addressee d where d.message_id = ${col(as, 'id')}
          and d.user_id = ${col(user, 'id')})`,
      ['fname', 'lname'],
    ),
  ),
  directed: described(
    'Written by a family to the staff it names: of staff they alone read it in the conversation.',
    flag(),
  ),
  bulk: described('Sent to several chats at once.', flag()),
  created_at: datetime(),
  updated_at: described('When it was changed last.', orNull.datetime('edited_at')),
  deleted: raw('Boolean', ChatMessage, isDeleted),
  deleted_at: orNull.datetime(),
  deleted_by: atLeast('manager', one(User, 'deleted_by')),
  original: described(
    'What a deleted message said.',
    atLeast(
      'manager',
      raw('String', ChatMessage, (as) => sql`case when ${isDeleted(as)} then ${col(as, 'message')} end`),
    ),
  ),
  changes: described(
    'What it said before each change: [{at, before}].',
    atLeast(
      'manager',
      raw(
        'JSON',
        ChatMessage,
        (as) => sql`select coalesce(json_agg(json_build_object('at', c.at, 'before', c.before) order by c.id), '[]')
        from chat_change c where c.message_id = ${col(as, 'id')}`,
      ),
    ),
  ),
  seen_at: described(
    'When somebody of the other side (family or staff) first saw it.',
    raw('DateTime', ChatMessage, firstSeen),
  ),
  unread: described(
    'How many messages of its chat are new to the caller, a hundred at most.',
    raw(
      'Int',
      ChatMessage,
      (as, who, now) => sql`case when ${col(as, 'student_id')} is not null
        then ${unreadOf(who, 'student', col(as, 'student_id'), now)} else ${unreadOf(who, 'room', col(as, 'room_id'), now)} end`,
    ),
  ),
});
nested(ChatMessage, ownChats);
