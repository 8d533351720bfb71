import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { boundsOf, instantsOf } from '../../kernel/lib/local-time.ts';
import { zoneOfCenter } from '../../model/location/today.ts';
import { acceptDraft, latestDraft } from './drafts.ts';
import { pages } from './pages.ts';
import { RELEASES_KEPT, releaseAgain, releaseNothing, releasePage, releaseSite, shownBody } from './releases.ts';
import type { publishInput } from './website.inputs.ts';

type Asked = InputOf<typeof publishInput>;

/** When a release is shown: at once, or at a moment to come by the clock of the center. */
const momentOf = async (ctx: Ctx, { date, time }: Pick<Asked, 'date' | 'time'>): Promise<Date | UserError> => {
  if (date === undefined)
    return time === undefined ? ctx.now() : declined(message('website.noDay'), { field: 'date', code: 'REQUIRED' });
  const zone = await zoneOfCenter(ctx);
  const [at] = time === undefined ? [boundsOf(date, zone).from] : instantsOf(date, time, zone);
  if (at === undefined) return declined(message('website.noSuchTime'), { field: 'time', code: 'NO_SUCH_TIME' });
  return at <= ctx.now().getTime() ? declined(message('website.past'), { field: 'date', code: 'PAST' }) : new Date(at);
};

/** Freezes what a site has into one release, shown at once or later; or takes the site off. */
export const publishSite = async (ctx: Ctx, { id, published = true, ...given }: Asked) => {
  if (!published) {
    if ((await shownBody(ctx.db, id, ctx.now())) === null)
      return declined(message('website.notShown'), { field: 'id', code: 'STATE' });
    return done(message('website.off'), { release: await releaseNothing(ctx, id) });
  }
  const at = await momentOf(ctx, given);
  if (at instanceof UserError) return at;
  const release = await releaseSite(ctx, id, at);
  if (release === null) return declined(message('website.noHome'), { field: 'id', code: 'EMPTY' });
  return done(message(at > ctx.now() ? 'website.scheduled' : 'website.published'), { release });
};

/** Shows an earlier release once more; it gets a number of its own. */
export const publishAgain = async (ctx: Ctx, { id, number }: { readonly id: number; readonly number: number }) => {
  const release = await releaseAgain(ctx, id, number);
  return release === null
    ? declined(message('website.noRelease', { count: RELEASES_KEPT }), { field: 'number', code: 'UNKNOWN' })
    : done(message('website.published'), { release });
};

/** Publishes the latest draft of a page, or takes the page off its site; the rest of the site stays as it is shown. */
export const publishPage = async (
  ctx: Ctx,
  page: RowOf<'website_page'>,
  { published }: { readonly published: boolean },
) => {
  if (!published) {
    if (page.is_home) return declined(message('website.homeStays'), { field: 'id', code: 'HOME' });
    await pages.records.change(ctx, { id: page.id }, { published: false });
  } else {
    const draft = await latestDraft(ctx, page.id);
    if (draft) await acceptDraft(ctx, draft);
    else if (page.content === null) return declined(message('website.noDraft'), { field: 'id', code: 'EMPTY' });
    else await pages.records.change(ctx, { id: page.id }, { published: true });
  }
  const release = await releasePage(ctx, page.site_id, page.id);
  return { says: message(release === null ? 'website.marked' : published ? 'website.published' : 'website.pageOff') };
};

/** Publishes one draft: it becomes what the page is, and the rest of the site stays as it is shown. */
export const publishDraft = async (ctx: Ctx, draft: RowOf<'website_page_draft'>) => {
  const page = await acceptDraft(ctx, draft);
  const release = await releasePage(ctx, page.site_id, page.id);
  return { says: message(release === null ? 'website.marked' : 'website.published') };
};
