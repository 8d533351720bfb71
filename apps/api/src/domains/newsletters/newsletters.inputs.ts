import { choice, datetime, id, ids, json, richText, secret, text } from '../../kernel/call/input.ts';
import { Newsletter, NewsletterTag } from '../../model/letter/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Role, User } from '../../model/user/entity.ts';
import { letterShape } from './document.ts';

export const name = text(1, 120);
const image = text(0, 80).optional();
export const uploadNewsletterTemplateInput = { file: secret(1, 400_000), name, image };

export const document = json(letterShape, 120_000);
/** What drafts and templates hold beside their name and words; `key` is the template one comes from. */
export const details = { image, tags: ids(NewsletterTag, 50, 0).optional(), key: text(0, 80).optional() };
const subject = text(0, 200).optional();
export const createNewsletterInput = {
  name,
  template: document,
  location: id(Location).optional(),
  ...details,
  subject,
};
/** What a letter was written on: its `updated_at` then. What somebody saved since is not written over. */
export const written = { seen: datetime().optional() };
export const updateNewsletterInput = {
  id: id(Newsletter),
  name: name.optional(),
  template: document.optional(),
  ...details,
  subject,
  ...written,
};

const people = ids(User, 1000, 0).optional();
/** Whom a letter goes to: people, families of rooms and locations. */
export const readers = {
  users: people,
  programs: ids(Room, 200, 0).optional(),
  locations: ids(Location, 200, 0).optional(),
};
/** With them, people of roles at locations. */
export const byRole = { roles: ids(Role, 8, 0).optional() };
export const sendNewsletterInput = { id: id(Newsletter), ...readers, subject, at: datetime().optional() };
/** The key of a document that goes along, as `uploadFile` answered it. */
export const attachment = { attachment: text(0, 80).optional() };
export const sendNewsletterActionInput = {
  users: people,
  type: choice('newsletter', 'message'),
  subject: text(0, 200),
  msg: richText(20_000),
  ...attachment,
  /** The same under its other name. */
  file: attachment.attachment,
  id: id(Newsletter).optional(),
  location: id(Location).optional(),
  msg_users: people,
};
