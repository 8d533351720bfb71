import './website.fields.ts';
import { type Calls, message, mutation, objects, out, outcome, query } from '../../kernel/call/call.ts';
import { flag, id, int, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { listChanges } from './changes.ts';
import { drafts } from './drafts.ts';
import { publicPage, publicSite, readPage, readSite } from './for-readers.ts';
import { pages } from './pages.ts';
import { publishAgain, publishDraft, publishPage, publishSite } from './publish.ts';
import { Site } from './website.entities.ts';
import { publishInput } from './website.inputs.ts';
import { sites } from './website.reach.ts';

const publisher = { rule: 'center', permission: 'publish_website' } as const;
/** A reader turns pages; an office reads from one address. */
const often = { times: 600, seconds: 600, by: 'address' } as const;
const plain = outcome();
const released = outcome({ release: out.int });

/** Releases of sites, and what readers get of them. */
export const publishCalls: Calls = {
  publishWebsiteSite: mutation({
    ...publisher,
    about:
      'Freezes pages, menu, theme and content of a site into a release, shown at once or from a day and minute to come by the clock of the center; published false takes the site off. A site whose start page was not published gets Error.',
    reach: { id: orError(sites) },
    input: publishInput,
    answer: released,
    run: publishSite,
  }),
  publishWebsiteSiteAgain: mutation({
    ...publisher,
    about: 'Shows one of the last twenty releases of a site once more, as a new one; an unknown number gets Error.',
    reach: { id: orError(sites) },
    input: { id: id(Site), number: int(1) },
    answer: released,
    run: publishAgain,
  }),
  publishWebsitePage: pages.act({
    ...publisher,
    about:
      'Publishes the latest draft of a page, or takes the page off the site; the rest of the site stays as it is shown. An unknown id, and the start page taken off, get Error.',
    input: { published: flag() },
    answer: plain,
    run: publishPage,
    says: message('website.published'),
  }),
  publishWebsitePageDraft: drafts.act({
    ...publisher,
    about:
      'Makes a draft the published content of its page; what others published since it was begun is kept as a draft. An unknown id gets Error.',
    answer: plain,
    run: publishDraft,
    says: message('website.published'),
  }),
  websiteSiteChanges: query({
    rule: 'center',
    about: 'Lists what publishing a site would change, against what is shown now; an unknown site is refused.',
    reach: { id: sites },
    input: { id: id(Site) },
    answer: objects({ kind: out.text, name: out.text, change: out.text }, 'WebsiteSiteChange'),
    run: listChanges,
  }),
  publicWebsiteSite: query({
    rule: 'guest',
    limit: often,
    about: 'Answers a published site of this center with menu, theme and what it tells; an unknown slug answers null.',
    reach: nobody,
    input: { slug: text(1, 200) },
    answer: publicSite,
    run: readSite,
  }),
  publicWebsitePage: query({
    rule: 'guest',
    limit: often,
    about: 'Answers one published page of a site of this center; an unpublished one answers null.',
    reach: nobody,
    input: { site: text(1, 200), slug: text(1, 200) },
    answer: publicPage,
    run: readPage,
  }),
};
