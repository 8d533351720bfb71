import { sql } from 'kysely';
import { downloadAddress } from '../../files/address.ts';
import {
  type Calls,
  declined,
  done,
  gone,
  message,
  mutation,
  object,
  objects,
  out,
  outcome,
  outOrNull,
  query,
} from '../../kernel/call/call.ts';
import { flag, int, text } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { createRow, insertMissing, updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { isPersonOfOwnLocations } from '../../model/user/reach.ts';
import { ofArchive } from './archive.entities.ts';
import { deletionRequests, deletionRequestsInput } from './deletion.ts';
import { DAY_MS, MAKE } from './own-archives.ts';

const asked = {
  id: out.id,
  asked_at: out.datetime,
  state: out.text,
  note: outOrNull(out.text),
  answer: outOrNull(out.text),
  answered_at: outOrNull(out.datetime),
};

/** Each costs a read of everything and a file. */
const A_DAY = 3;

/** One that was not made by then is not coming: the person may ask again. */
const PATIENCE_MS = 3_600_000;

/** As the index says it: the database does not see a parameter as the same. */

/** What is stored about a family, to be taken away by it, and the wish that it be deleted. */
export const calls: Calls = {
  familyArchives: query({
    rule: 'user',
    about: "The caller's archives of late, and the address of each for 15 minutes as long as it can be fetched.",
    reach: nobody,
    input: {},
    answer: objects(
      {
        id: out.id,
        asked_at: out.datetime,
        state: out.text,
        ends_at: outOrNull(out.datetime),
        bytes: outOrNull(out.int),
        url: outOrNull(out.text),
      },
      'FamilyArchive',
    ),
    run: async (ctx) => {
      const now = ctx.now();
      const rows = await ctx.db
        .selectFrom('family_archive')
        .select(['id', 'state', 'asked_at', 'ends_at', 'bytes', 'file'])
        .where('user_id', '=', ctx.who.user)
        .orderBy('asked_at', 'desc')
        .limit(10)
        .execute();
      return rows.map(({ file, state, ...row }) => {
        const open = state === 'ready' && file !== null && row.ends_at !== null && row.ends_at > now;
        return {
          ...row,
          state: state === 'ready' && !open ? 'ended' : state,
          url:
            // Whoever acts as somebody does not carry home what is stored of the family.
            open && file !== null && ctx.who.impersonator === undefined
              ? downloadAddress(ctx, file, `family ${row.asked_at.toISOString().slice(0, 10)}.zip`, ofArchive(row.id))
              : null,
        };
      });
    },
  }),
  requestFamilyArchive: mutation({
    rule: 'user',
    about: 'Has everything stored about the caller and its children put into one zip; more than three a day get Error.',
    reach: nobody,
    input: {},
    answer: outcome(),
    // Has an archive made by a job, which answers in `ownArchives`.
    run: async (ctx) => {
      const { user } = ctx.who;
      const now = ctx.now();
      const recent = await ctx.db
        .selectFrom('family_archive')
        .select(['state', 'asked_at'])
        .where('user_id', '=', user)
        .where('asked_at', '>', new Date(now.getTime() - DAY_MS))
        .execute();
      if (recent.some(({ state, asked_at }) => state === 'waiting' && asked_at.getTime() > now.getTime() - PATIENCE_MS))
        return declined(message('archive.waiting'));
      if (recent.length >= A_DAY) return declined(message('archive.often', { times: A_DAY }));
      const { id } = await createRow(ctx, 'family_archive', { user_id: user, asked_at: now });
      ctx.enqueue(MAKE, { id, language: ctx.request.language });
      ctx.audit({ entity: User, id: user, after: { archive_asked: id } });
      return done(message('archive.asked'));
    },
  }),
  ownDeletionRequest: query({
    rule: 'user',
    about: "The caller's newest wish to be deleted, and what the centre answered; null when there never was one.",
    reach: nobody,
    input: {},
    answer: object(asked, 'OwnDeletionRequest'),
    run: async (ctx) =>
      (await ctx.db
        .selectFrom('deletion_request')
        .select(['id', 'asked_at', 'state', 'note', 'answer', 'answered_at'])
        .where('user_id', '=', ctx.who.user)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()) ?? null,
  }),
  requestDeletion: mutation({
    rule: 'user',
    about: 'Tells the centre that everything about the caller is to be deleted; a second open one gets Error.',
    reach: nobody,
    input: { confirm: flag(), note: text(0, 1000).nullish() },
    answer: outcome(),
    run: async (ctx, { note, confirm }) => {
      if (!confirm) return declined(message('archive.confirm'), { field: 'confirm', code: 'REQUIRED' });
      const { user } = ctx.who;
      const request = { user_id: user, asked_at: ctx.now(), note: note || null };
      const [made] = await insertMissing(ctx, 'deletion_request', [request], ['id']);
      if (!made) return declined(message('archive.askedAlready'));
      ctx.audit({ entity: User, id: user, after: { deletion_asked: made.id } });
      return done(message('archive.deletionAsked'));
    },
  }),
  withdrawDeletionRequest: mutation({
    rule: 'user',
    about: "Takes the caller's open wish back; without one it gets Error.",
    reach: nobody,
    input: {},
    answer: outcome(),
    run: async (ctx) => {
      const [gone] = await updateRows(
        ctx,
        'deletion_request',
        { user_id: ctx.who.user, state: 'open' },
        { state: 'withdrawn', answered_at: ctx.now() },
        ['id'],
      );
      if (!gone) return declined(message('archive.noneOpen'));
      ctx.audit({ entity: User, id: ctx.who.user, after: { deletion_withdrawn: gone.id } });
      return done(message('archive.withdrawn'));
    },
  }),
  deletionRequests: query({
    rule: 'manager',
    about: 'The wishes to be deleted of people of own locations, open ones first.',
    reach: nobody,
    input: deletionRequestsInput,
    answer: objects(
      {
        ...asked,
        user_id: out.id,
        full_name: out.text,
        children: outOrNull(out.text),
        answered_by: outOrNull(out.text),
      },
      'DeletionRequest',
    ),
    run: deletionRequests,
  }),
  answerDeletionRequest: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: 'Answers an open wish of somebody of own locations: deleted, or why not; any other gets Error.',
    reach: nobody,
    input: { id: int(), deleted: flag(), answer: text(1, 1000) },
    answer: outcome(),
    // Answers a wish: done, once the records are deleted as far as the law lets, or declined; the person reads the
    // answer.
    run: async (ctx, { id, deleted, answer }) => {
      const [found] = await updateRows(
        ctx,
        'deletion_request',
        [{ id, state: 'open' }, isPersonOfOwnLocations(ctx.who, sql`deletion_request.user_id`)],
        { state: deleted ? 'done' : 'declined', answer, answered_by: ctx.who.user, answered_at: ctx.now() },
        ['user_id'],
      );
      if (!found) return gone(message('archive.noneOpen'));
      ctx.audit({ entity: User, id: found.user_id, after: { deletion_answered: id, deleted } });
      return done(message('archive.answered'));
    },
  }),
};
