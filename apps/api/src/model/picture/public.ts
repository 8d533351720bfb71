import { sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';
import { isHeld } from '../../kernel/files/held-files.ts';

/**
 * SQL: everybody may see a picture: it is of the library, somebody said who agreed and has not withdrawn it, and no child, chat
 * or paper uses it.
 */
export const isPublic = (key: Sql, now: Date): Sql => sql`(exists (select 1 from library_image pg
    join public_picture pm on pm.image_id = pg.id and pm.withdrawn_at is null
    where pg.key = ${key} and pg.deleted_at is null)
  and not ${isHeld('picture', sql`current_centre()`, key, now, { closed: true })})`;

/** SQL: a picture as pages show it, as JSON; null where not everybody may see it. */
export const publicPicture = (key: Sql, now: Date): Sql => sql`(select
    json_build_object('key', pp.key, 'width', pp.width, 'height', pp.height) from picture pp
  where pp.key = ${key} and ${isPublic(key, now)})`;
