import { type Calls, mutation, object, objects, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { flag, int, text } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { answerDeletion, askDeletion, deletionRequests, ownDeletion, withdrawDeletion } from './deletion.ts';
import { askArchive, ownArchives } from './own-archives.ts';

const asked = {
  id: out.id,
  asked_at: out.datetime,
  state: out.text,
  note: outOrNull(out.text),
  answer: outOrNull(out.text),
  answered_at: outOrNull(out.datetime),
};

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
    run: ownArchives,
  }),
  requestFamilyArchive: mutation({
    rule: 'user',
    about: 'Has everything stored about the caller and its children put into one zip; more than three a day get Error.',
    reach: nobody,
    input: {},
    answer: outcome(),
    run: askArchive,
  }),
  ownDeletionRequest: query({
    rule: 'user',
    about: "The caller's newest wish to be deleted, and what the centre answered; null when there never was one.",
    reach: nobody,
    input: {},
    answer: object(asked, 'OwnDeletionRequest'),
    run: ownDeletion,
  }),
  requestDeletion: mutation({
    rule: 'user',
    about: 'Tells the centre that everything about the caller is to be deleted; a second open one gets Error.',
    reach: nobody,
    input: { confirm: flag(), note: text(0, 1000).nullish() },
    answer: outcome(),
    run: askDeletion,
  }),
  withdrawDeletionRequest: mutation({
    rule: 'user',
    about: "Takes the caller's open wish back; without one it gets Error.",
    reach: nobody,
    input: {},
    answer: outcome(),
    run: withdrawDeletion,
  }),
  deletionRequests: query({
    rule: 'manager',
    about: 'The wishes to be deleted of people of own locations, open ones first.',
    reach: nobody,
    input: { open: flag().optional() },
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
    run: answerDeletion,
  }),
};
