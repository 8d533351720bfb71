import { cleared } from '../../kernel/write/cleared.ts';
import './learning.fields.ts';
import { type Calls, paged, query, rows } from '../../kernel/call/call.ts';
import { type InputOf, id, int, text } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { LearningAttribute, LearningDomain, LearningFramework, LearningSkill } from '../../model/learning/entity.ts';
import { allAttributes, allDomains, allFrameworks, allSkills } from '../../model/learning/reach.ts';
import {
  added,
  archivedAt,
  catalogue,
  changed,
  made,
  removed,
  saved,
  standing,
  unlessUsedOrShipped,
} from './catalogue.ts';
import { foundSkill, lastSkill, skillMoved } from './edit-tree.ts';
import { archived, code, framework, listed, note, order, skillPlaces } from './learning.inputs.ts';
import { moveTo, openFramework, placeOf } from './tree.ts';

const skills = catalogue(LearningSkill, allSkills);
const ofFramework = { framework: orError(allFrameworks) };
const skillPlace = { attribute: orError(allAttributes), domain: orError(allDomains) };
const month = int(0, 300).nullish();
const skillForm = { heading: note(1000), description: note() };
const more = { code, age_from: month, age_to: month, order };
const columns = ({ heading, description, code, age_from, age_to }: InputOf<typeof skillForm & typeof more>) => ({
  heading: cleared(heading),
  description: cleared(description),
  code: cleared(code),
  age_from,
  age_to,
});

/** What children are to learn, one by one. */
export const skillCalls: Calls = {
  learningSkills: query({
    rule: 'teacher',
    about: 'Lists the skills that can be chosen, in the order of the tree; on request also those that are archived.',
    reach: { framework: allFrameworks, domain: allDomains, attribute: allAttributes, rows: allSkills },
    input: {
      framework,
      domain: id(LearningDomain).optional(),
      attribute: id(LearningAttribute).optional(),
      search: text(0, 80).optional(),
      ...listed,
    },
    answer: paged(LearningSkill),
    run: (_, i) =>
      rows(LearningSkill, {
        order: ['framework_id', 'domain_id', 'attribute_id', 'position'],
        where: () => [
          matching(LearningSkill, { framework_id: i.framework, domain_id: i.domain, attribute_id: i.attribute }),
          standing(LearningSkill, i.archived),
          i.search && foundSkill(i.search),
        ],
      }),
  }),
  createLearningSkill: skills.add({
    about:
      'Adds a learning skill; a domain or attribute of another framework, or a code that exists in it, gets Error.',
    reach: { ...ofFramework, ...skillPlace },
    input: {
      name: text(1, 1000),
      ...skillForm,
      framework: id(LearningFramework),
      attribute: id(LearningAttribute).optional(),
      domain: id(LearningDomain).optional(),
      ...more,
    },
    answer: made,
    run: async (ctx, i) => {
      const place = await placeOf(ctx, await openFramework(ctx, i.framework), i.domain, i.attribute);
      return { set: { ...columns(i), name: i.name, ...place, position: lastSkill(place) } };
    },
    afterwards: (ctx, row, i) => moveTo(ctx, 'learning_skill', row.id, i.order),
    says: added,
  }),
  updateLearningSkill: skills.change({
    about:
      'Changes, moves or archives a skill; a domain or attribute of another framework, or another framework while records name it, gets Error.',
    reach: { ...ofFramework, ...skillPlace },
    input: {
      name: text(1, 1000).optional(),
      ...skillForm,
      ...skillPlaces,
      ...more,
      archived,
    },
    answer: changed,
    run: async (ctx, row, i) => ({
      set: {
        ...columns(i),
        name: i.name,
        ...(await skillMoved(ctx, row, i)),
        archived_at: archivedAt(ctx, i.archived),
      },
    }),
    afterwards: (ctx, row, i) => moveTo(ctx, 'learning_skill', row.id, i.order),
    says: saved,
  }),
  deleteLearningSkill: skills.remove({
    about: 'Deletes a skill; one that activities, observations or milestones name gets Error with how many.',
    run: unlessUsedOrShipped(LearningSkill),
    says: removed,
  }),
};
