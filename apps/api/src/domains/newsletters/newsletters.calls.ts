import './newsletters.fields.ts';
import { type SqlBool, sql } from 'kysely';
import { byId, type Calls, list, mutation, one, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { flag, id, ids, page, text } from '../../kernel/call/input.ts';
import { col } from '../../kernel/db/tables.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { Newsletter, NewsletterTag } from '../../model/letter/entity.ts';
import {
  letterTags,
  loggedNewsletters,
  ownNewsletters,
  publishedLetters,
  templates,
} from '../../model/letter/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import {
  createNewsletterInput,
  details,
  document,
  name,
  updateNewsletterInput,
  uploadNewsletterTemplateInput,
  written,
} from './newsletters.inputs.ts';
import {
  add,
  addTag,
  change,
  changeTag,
  copy,
  createNewsletterTagInput,
  publish,
  remove,
  removeTag,
  tag,
  updateNewsletterTagInput,
  upload,
} from './save.ts';

const own = { reach: { id: orError(ownNewsletters) }, input: { id: id(Newsletter) } };
const template = { reach: { id: orError(templates) }, input: { id: id(Newsletter) } };
const tagReach = { tags: orError(letterTags) };
const send = 'send_announcements' as const;
const office = { permission: null, because: 'a template says nothing to anybody until it is sent' } as const;
const draft = { permission: send } as const;
const tagged = (tags: readonly number[] | undefined) =>
  tags !== undefined &&
  tags.length > 0 &&
  sql<SqlBool>`exists (select 1 from newsletter_tagged nt where nt.newsletter_id = newsletter.id
    and nt.tag_id = any(${[...tags]}::int[]))`;
const called = (search: string | undefined) => search?.trim() && containing('newsletter.name', search);
const at = (location: number | undefined) =>
  location !== undefined && sql<SqlBool>`(newsletter.location_id is null or newsletter.location_id = ${location})`;

const letterSorts = sorts(Newsletter, {
  name: [(as) => sql`lower(${col(as, 'name')})`],
  changed: ['updated_at'],
});

/** Newsletters, their templates and tags, and what became of those that were sent. */
export const calls: Calls = {
  newsletters: query({
    rule: 'manager',
    about:
      'Lists newsletters, templates left out, the newest first; on request those that were deleted, for their logs.',
    reach: { location: ownLocations, tags: letterTags, rows: loggedNewsletters },
    input: {
      location: id(Location).optional(),
      search: text(0, 80).optional(),
      published: flag().optional(),
      deleted: flag().optional(),
      tags: details.tags,
      sort: letterSorts.input,
      ...page,
    },
    answer: paged(Newsletter),
    run: (_, i) =>
      rows(Newsletter, {
        order: letterSorts.order(i.sort, ['-id']),
        where: () => [
          at(i.location),
          called(i.search),
          tagged(i.tags),
          sql<SqlBool>`(newsletter.deleted_at is not null) = ${i.deleted ?? false}`,
          i.published !== undefined && sql<SqlBool>`newsletter.published = ${i.published}`,
        ],
      }),
  }),
  newsletter: query({
    rule: 'manager',
    about: 'Answers one newsletter with its content; an unknown id is null.',
    reach: { id: orNothing(ownNewsletters), rows: ownNewsletters },
    input: { id: id(Newsletter) },
    answer: one(Newsletter),
    run: (_, i) => byId(Newsletter, i.id),
  }),
  publishedNewsletters: query({
    rule: 'user',
    about: 'Lists the published newsletters one may read; a location out of reach is refused.',
    reach: { location: ownLocations, rows: publishedLetters },
    input: { location: id(Location), ...page },
    answer: paged(Newsletter),
    run: (_, i) => rows(Newsletter, { order: ['-id'], where: () => [at(i.location)] }),
  }),
  createNewsletter: mutation({
    rule: 'manager',
    ...draft,
    about:
      'Adds a newsletter of blocks; one without blocks is filled from the template its key names, and a key that names none gets Error.',
    reach: { location: orError(ownLocations), ...tagReach },
    input: createNewsletterInput,
    answer: outcome({ newsletter: Newsletter }),
    run: add(false),
  }),
  updateNewsletter: mutation({
    rule: 'manager',
    ...draft,
    about:
      'Saves a newsletter, over nothing saved since `seen`; letters that were sent stay, an unknown id gets Error.',
    reach: { ...own.reach, ...tagReach },
    input: updateNewsletterInput,
    answer: outcome({ newsletter: Newsletter }),
    run: change,
  }),
  deleteNewsletter: mutation({
    rule: 'manager',
    ...draft,
    about: 'Deletes a newsletter, its log stays; an unknown id gets Error.',
    ...own,
    answer: outcome(),
    run: remove,
  }),
  duplicateNewsletter: mutation({
    rule: 'manager',
    ...draft,
    about: 'Copies a newsletter as a new unpublished one; an unknown id gets Error.',
    reach: own.reach,
    input: { ...own.input, name: name.optional() },
    answer: outcome({ newsletter: Newsletter }),
    run: copy,
  }),
  publishNewsletter: mutation({
    rule: 'manager',
    ...draft,
    about: 'Makes a newsletter readable by contacts; one already published gets Error.',
    ...own,
    answer: outcome(),
    run: (ctx, i) => publish(ctx, i.id, true, false),
  }),
  unpublishNewsletter: mutation({
    rule: 'manager',
    ...draft,
    about: 'Hides a published newsletter again; one not published gets Error.',
    ...own,
    answer: outcome(),
    run: (ctx, i) => publish(ctx, i.id, false, false),
  }),
  newsletterTemplates: query({
    rule: 'manager',
    about: 'Lists the templates to choose from, by tag when given.',
    reach: { tags: letterTags, rows: templates },
    input: { search: text(0, 80).optional(), tags: details.tags, ...page },
    answer: paged(Newsletter),
    run: (_, i) => rows(Newsletter, { order: ['name'], where: () => [called(i.search), tagged(i.tags)] }),
  }),
  newsletterTemplate: query({
    rule: 'manager',
    about: 'Answers one template with its content; an unknown id is null.',
    reach: { id: orNothing(templates), rows: templates },
    input: { id: id(Newsletter) },
    answer: one(Newsletter),
    run: (_, i) => byId(Newsletter, i.id),
  }),
  createNewsletterTemplate: mutation({
    rule: 'admin',
    ...office,
    about: 'Adds a template; a name that exists gets Error.',
    reach: tagReach,
    input: { name, template: document, ...details },
    answer: outcome({ newsletter: Newsletter }),
    run: add(true),
  }),
  updateNewsletterTemplate: mutation({
    rule: 'admin',
    ...office,
    about:
      'Changes a template, over nothing saved since `seen`; newsletters made from it stay, an unknown id gets Error.',
    reach: { ...template.reach, ...tagReach },
    input: { ...template.input, name: name.optional(), template: document.optional(), ...details, ...written },
    answer: outcome({ newsletter: Newsletter }),
    run: change,
  }),
  deleteNewsletterTemplate: mutation({
    rule: 'admin',
    ...office,
    about: 'Deletes a template; newsletters made from it stay, and an unknown id gets Error.',
    ...template,
    answer: outcome(),
    run: remove,
  }),
  duplicateNewsletterTemplate: mutation({
    rule: 'admin',
    ...office,
    about: 'Copies a template under a new name; a name that exists gets Error.',
    reach: template.reach,
    input: { ...template.input, name: name.optional() },
    answer: outcome(),
    run: copy,
  }),
  publishNewsletterTemplate: mutation({
    rule: 'admin',
    ...office,
    about: 'Offers a template to managers or withdraws it; an unknown id gets Error.',
    reach: template.reach,
    input: { ...template.input, published: flag() },
    answer: outcome(),
    run: (ctx, i) => publish(ctx, i.id, i.published, true),
  }),
  uploadNewsletterTemplate: mutation({
    rule: 'admin',
    ...office,
    about:
      'Makes a template from the text of an uploaded page, stripped of scripts; one that cannot be read gets Error.',
    reach: nobody,
    input: uploadNewsletterTemplateInput,
    answer: outcome(),
    run: upload,
  }),
  newsletterTags: query({
    rule: 'manager',
    about: 'Lists the tags with name and color.',
    reach: { rows: letterTags },
    input: {},
    answer: list(NewsletterTag),
    run: () => rows(NewsletterTag, { order: ['name'] }),
  }),
  createNewsletterTag: mutation({
    rule: 'manager',
    ...draft,
    about: 'Adds a tag; a name that exists gets Error.',
    reach: nobody,
    input: createNewsletterTagInput,
    answer: outcome(),
    run: addTag,
  }),
  updateNewsletterTag: mutation({
    rule: 'manager',
    ...draft,
    about: 'Changes a tag; a name that exists gets Error.',
    reach: { id: orError(letterTags) },
    input: updateNewsletterTagInput,
    answer: outcome(),
    run: changeTag,
  }),
  deleteNewsletterTag: mutation({
    rule: 'manager',
    ...draft,
    about: 'Deletes a tag and takes it off every newsletter; an unknown id gets Error.',
    reach: { id: orError(letterTags) },
    input: { id: id(NewsletterTag) },
    answer: outcome(),
    run: removeTag,
  }),
  assignNewsletterTags: mutation({
    rule: 'manager',
    ...draft,
    about: 'Makes the given list the tags of a newsletter; an unknown tag gets Error.',
    reach: { ...own.reach, ...tagReach },
    input: { ...own.input, tags: ids(NewsletterTag, 50, 0) },
    answer: outcome(),
    run: tag,
  }),
};
