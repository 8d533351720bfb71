import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint, UserError } from '../../kernel/call/refusals.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { resource } from '../../kernel/write/resource.ts';
import { unlessInLibrary } from './library.ts';
import { shownBody } from './releases.ts';
import { typedSlug } from './slugs.ts';
import { builder } from './terms.ts';
import { Site } from './website.entities.ts';
import type { newSiteInput, siteChanges } from './website.inputs.ts';
import { sites as reach } from './website.reach.ts';

// Hosts are given by whoever runs the system.
constraint('centre_host_site', 'id', 'IN_USE', message('website.hostLeads'));
constraint('website_site_slug', 'slug', 'TAKEN', message('website.slugTaken'));

/** The sites of a center. */
export const sites = resource(Site, { ...builder, as: 'site', reach, gone: message('website.siteGone') });

type Given = InputOf<typeof siteChanges>;

/** A folder below the one a web server gives us: no way out of it, nothing hidden. */
const FOLDER = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*\/?$/;

/** What a call says of a site, as columns; or why it cannot be. */
const columnsOf = async (ctx: Ctx, given: Given) => {
  const { name, img, full_path } = given;
  if (full_path && (!FOLDER.test(full_path) || full_path.includes('..')))
    return declined(message('website.badFolder'), { field: 'full_path', code: 'INVALID' });
  const refused = await unlessInLibrary(ctx, [img]);
  if (refused) return refused;
  const slug = given.slug === undefined ? undefined : typedSlug(given.slug);
  if (slug instanceof UserError) return slug;
  return {
    set: {
      name,
      slug,
      img: cleared(img),
      full_path: cleared(full_path),
    },
  };
};

/** A new site; it has no page yet. */
export const newSite = async (ctx: Ctx, given: InputOf<typeof newSiteInput>) => {
  const made = await columnsOf(ctx, given);
  if (made instanceof UserError) return made;
  const { slug } = made.set;
  return slug === undefined ? declined(message('website.badSlug')) : { set: { ...made.set, name: given.name, slug } };
};

/** What is given of a site. */
export const changedSite = (ctx: Ctx, _: RowOf<'website_site'>, given: Given) => columnsOf(ctx, given);

/** A site readers get is taken off before it is deleted. */
export const unlessShown = async (ctx: Ctx, { id }: RowOf<'website_site'>) =>
  (await shownBody(ctx.db, id, ctx.now())) === null
    ? undefined
    : declined(message('website.siteShown'), { field: 'id', code: 'PUBLISHED' });

/** A theme for a site. */
export const themed = (_: Ctx, __: RowOf<'website_site'>, { theme_id }: { readonly theme_id: number }) => ({
  set: { theme_id },
});
