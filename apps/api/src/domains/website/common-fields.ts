import { allows } from '@nestling/rules/roles.ts';
import { pictureAddress } from '../../files/address.ts';
import { col, type Table } from '../../kernel/db/tables.ts';
import { computed, datetime, described, type Entity, one, orNull } from '../../kernel/read/entity.ts';
import { isPublic } from '../../model/picture/public.ts';
import { Site } from './website.entities.ts';

type Pictured = Extract<
  Table,
  | 'website_site'
  | 'website_theme'
  | 'website_event'
  | 'website_staff_member'
  | 'website_program'
  | 'website_news'
  | 'website_testimonial'
  | 'website_menu_option'
>;
/** A picture of the library; readers outside get it where somebody said who agreed. */
export const picture = <T extends Pictured>(of: Entity<T>) =>
  described(
    'Where its picture is fetched, for an hour at least; null outside of the portal while nobody has agreed to that.',
    computed(
      'String',
      of,
      ['img'],
      (row, ctx) => {
        const img: unknown = row.img;
        const shown = allows(ctx.who.role, 'center') || row.shown === true;
        return shown && typeof img === 'string' ? pictureAddress(ctx, img, 'full', 'anybody') : null;
      },
      { shown: (as, _, now) => isPublic(col(as, 'img'), now) },
    ),
  );
/** The site a row is of; none: every site of the center. */
export const siteOf = { site_id: orNull.ident(), site: one(Site, 'site_id') };
export const stamps = { created_at: datetime(), updated_at: datetime() };
