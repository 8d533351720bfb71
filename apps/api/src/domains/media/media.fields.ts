import { sql } from 'kysely';
import { pictureAddress } from '../../files/address.ts';
import { col } from '../../kernel/db/tables.ts';
import { usesOf } from '../../kernel/files/held-files.ts';
import {
  computed,
  datetime,
  described,
  fields,
  float,
  ident,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { User } from '../../model/user/entity.ts';
import { ImageFolder, LibraryImage } from './media.entities.ts';
import { imageFolders, libraryImages } from './media.reach.ts';

fields(ImageFolder, {
  id: ident(),
  name: text(),
  parent: one(ImageFolder, 'parent_id'),
  created_at: datetime(),
  folders: many(ImageFolder, ImageFolder, (inner, as) => sql`${col(inner, 'parent_id')} = ${col(as, 'id')}`, ['name']),
  images: many(
    LibraryImage,
    ImageFolder,
    (image, as) => sql`${col(image, 'folder_id')} = ${col(as, 'id')} and ${col(image, 'deleted_at')} is null`,
    ['name'],
  ),
});
nested(ImageFolder, imageFolders);

fields(LibraryImage, {
  id: ident(),
  name: text(),
  key: text(),
  url: described(
    'Where it is fetched, for an hour at least.',
    computed('String', LibraryImage, ['key'], (row, ctx) => pictureAddress(ctx, row.key, 'full', 'anybody')),
  ),
  thumbnail: described(
    'The same, cut to a square.',
    computed('String', LibraryImage, ['key'], (row, ctx) => pictureAddress(ctx, row.key, 'face', 'anybody')),
  ),
  folder: one(ImageFolder, 'folder_id'),
  source: described('Where it was brought in from; null for an upload.', orNull.text()),
  focus_x: described('What must stay in sight when it is cut, as a share of the width.', float()),
  focus_y: described('The same, of the height.', float()),
  width: raw('Int', LibraryImage, (as) => sql`select p.width from picture p where p.key = ${col(as, 'key')}`),
  height: raw('Int', LibraryImage, (as) => sql`select p.height from picture p where p.key = ${col(as, 'key')}`),
  bytes: described(
    'Of all its sizes together.',
    raw('Int', LibraryImage, (as) => sql`select p.bytes from picture p where p.key = ${col(as, 'key')}`),
  ),
  uses: described(
    'Where it is used: [{ kind, name }], twenty at most; kinds are student, person, activity, message, invoice, file, video, setting, newsletter, letter.',
    raw('JSON', LibraryImage, (as, _, now) => usesOf('picture', col(as, 'centre_id'), col(as, 'key'), now)),
  ),
  public_agreed_by: described(
    'Who agreed that everybody sees it; null: public pages do not show it.',
    raw(
      'String',
      LibraryImage,
      (as) => sql`select m.agreed_by from public_picture m
        where m.image_id = ${col(as, 'id')} and m.withdrawn_at is null`,
    ),
  ),
  public_since: described(
    'Since when.',
    raw(
      'DateTime',
      LibraryImage,
      (as) => sql`select m.marked_at from public_picture m
        where m.image_id = ${col(as, 'id')} and m.withdrawn_at is null`,
    ),
  ),
  created_at: datetime(),
  created_by: one(User, 'created_by'),
});
nested(LibraryImage, libraryImages);
