import type { OneWebsiteSiteQuery } from './website.graphql.ts';

/** A site as its tabs take it. */
export type SiteRecord = NonNullable<OneWebsiteSiteQuery['websiteSite']>;

/** What the tab of a site is given. */
export interface TabProps {
  readonly site: SiteRecord;
}

/** So many rows of a kind are shown; a site tells no more of each. */
export const MOST_ROWS = 200;
