import { cleared } from '../../kernel/write/cleared.ts';
import './learning.fields.ts';
import { sql } from 'kysely';
import { byId, type Calls, list, one, query, rows } from '../../kernel/call/call.ts';
import { colour, id, text } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { LearningAttribute, LearningDomain, LearningFramework, LearningProgress } from '../../model/learning/entity.ts';
import { allAttributes, allDomains, allFrameworks, allSteps } from '../../model/learning/reach.ts';
import {
  added,
  archivedAt,
  catalogue,
  changed,
  made,
  removed,
  saved,
  standing,
  unlessUsed,
  unlessUsedOrShipped,
} from './catalogue.ts';
import { copiedHead, copyParts } from './copy.ts';
import { attributeMoved, attributePlace, changeFramework, domainMoved } from './edit-tree.ts';
import {
  archived,
  attributePlaces,
  code,
  framework,
  frameworkForm,
  head,
  listed,
  name,
  order,
} from './learning.inputs.ts';
import { last, moveTo, openFramework, whichFramework } from './tree.ts';

const frameworks = catalogue(LearningFramework, allFrameworks, true);
const domains = catalogue(LearningDomain, allDomains);
const attributes = catalogue(LearningAttribute, allAttributes);
const steps = catalogue(LearningProgress, allSteps);

const ofFramework = { framework: orError(allFrameworks) };
const color = colour().nullish();
const tree = ['position'] as const;

/** Frameworks with their domains, attributes, steps and skills. */
export const calls: Calls = {
  learningFrameworks: query({
    rule: 'teacher',
    about: 'Lists the learning frameworks that can be chosen, by name; on request also those that are archived.',
    reach: { rows: allFrameworks },
    input: listed,
    answer: list(LearningFramework),
    run: (_, i) => rows(LearningFramework, { order: ['name'], where: () => [standing(LearningFramework, i.archived)] }),
  }),
  learningFramework: query({
    rule: 'teacher',
    about: 'Answers one framework as a tree, archived parts too; an unknown id answers null.',
    reach: { id: orNothing(allFrameworks), rows: allFrameworks },
    input: { id: id(LearningFramework) },
    answer: one(LearningFramework),
    run: (_, i) => byId(LearningFramework, i.id),
  }),
  createLearningFramework: frameworks.add({
    about: 'Adds a learning framework; a name that exists gets Error.',
    input: { name, ...head },
    answer: made,
    run: (_, i) => ({ set: { ...i, description: cleared(i.description), source: cleared(i.source) } }),
    says: added,
  }),
  updateLearningFramework: frameworks.change({
    about:
      'Changes a learning framework, or archives it; a name that exists, or one that came with the product, gets Error.',
    input: frameworkForm,
    answer: changed,
    run: changeFramework,
    says: saved,
  }),
  deleteLearningFramework: frameworks.remove({
    about: 'Deletes a learning framework with what is in it; one with skills gets Error with how many.',
    run: unlessUsed(LearningFramework),
    says: removed,
  }),
  copyLearningFramework: frameworks.add({
    about:
      'Copies a framework under another name, with all that is in it, to be changed; a name that exists gets Error.',
    reach: { id: orError(allFrameworks) },
    input: { id: id(LearningFramework), name },
    answer: made,
    run: copiedHead,
    afterwards: (ctx, row, i) => copyParts(ctx, i.id, row.id),
    says: added,
  }),

  learningDomains: query({
    rule: 'teacher',
    about: 'Lists the learning domains that can be chosen, in their order; on request also those that are archived.',
    reach: { framework: allFrameworks, rows: allDomains },
    input: { framework, ...listed },
    answer: list(LearningDomain),
    run: (_, i) =>
      rows(LearningDomain, {
        order: ['framework_id', ...tree],
        where: () => [matching(LearningDomain, { framework_id: i.framework }), standing(LearningDomain, i.archived)],
      }),
  }),
  createLearningDomain: domains.add({
    about: 'Adds a learning domain; a name that exists in the framework gets Error.',
    reach: ofFramework,
    input: { name, color, framework, code, order },
    answer: made,
    run: async (ctx, i) => {
      const framework_id = await openFramework(ctx, i.framework);
      const position = last('learning_domain', sql`framework_id = ${framework_id}`);
      return { set: { name: i.name, color: i.color, code: cleared(i.code), framework_id, position } };
    },
    afterwards: (ctx, row, i) => moveTo(ctx, 'learning_domain', row.id, i.order),
    says: added,
  }),
  updateLearningDomain: domains.change({
    about: 'Changes, moves or archives a learning domain; a name that exists in the framework gets Error.',
    reach: ofFramework,
    input: { name: name.optional(), color, framework, code, order, archived },
    answer: changed,
    run: async (ctx, row, i) => ({
      set: {
        name: i.name,
        color: i.color,
        code: cleared(i.code),
        framework_id: await domainMoved(ctx, row, i.framework),
        archived_at: archivedAt(ctx, i.archived),
      },
    }),
    afterwards: (ctx, row, i) => moveTo(ctx, 'learning_domain', row.id, i.order),
    says: saved,
  }),
  deleteLearningDomain: domains.remove({
    about: 'Deletes a learning domain; one with attributes or skills gets Error with how many.',
    run: unlessUsedOrShipped(LearningDomain),
    says: removed,
  }),

  learningAttributes: query({
    rule: 'teacher',
    about: 'Lists the learning attributes that can be chosen, in their order; on request also those that are archived.',
    reach: { framework: allFrameworks, domain: allDomains, rows: allAttributes },
    input: { framework, domain: id(LearningDomain).optional(), ...listed },
    answer: list(LearningAttribute),
    run: (_, i) =>
      rows(LearningAttribute, {
        order: ['domain_id', ...tree],
        where: () => [
          matching(LearningAttribute, { framework_id: i.framework, domain_id: i.domain }),
          standing(LearningAttribute, i.archived),
        ],
      }),
  }),
  createLearningAttribute: attributes.add({
    about: 'Adds a learning attribute; a name that exists in the domain, or a domain of another framework, gets Error.',
    reach: { domain: orError(allDomains), ...ofFramework },
    input: { name, domain: id(LearningDomain), framework, code, order },
    answer: made,
    run: async (ctx, i) => ({ set: { name: i.name, code: cleared(i.code), ...(await attributePlace(ctx, i)) } }),
    afterwards: (ctx, row, i) => moveTo(ctx, 'learning_attribute', row.id, i.order),
    says: added,
  }),
  updateLearningAttribute: attributes.change({
    about:
      'Changes, moves or archives a learning attribute; its skills go with it. A name that exists in the domain gets Error.',
    reach: { domain: orError(allDomains), ...ofFramework },
    input: { name: name.optional(), ...attributePlaces, code, order, archived },
    answer: changed,
    run: async (ctx, row, i) => ({
      set: {
        name: i.name,
        code: cleared(i.code),
        domain_id: await attributeMoved(ctx, row, i),
        archived_at: archivedAt(ctx, i.archived),
      },
    }),
    afterwards: (ctx, row, i) => moveTo(ctx, 'learning_attribute', row.id, i.order),
    says: saved,
  }),
  deleteLearningAttribute: attributes.remove({
    about: 'Deletes a learning attribute; one with skills gets Error with how many.',
    run: unlessUsedOrShipped(LearningAttribute),
    says: removed,
  }),

  learningProgressSteps: query({
    rule: 'teacher',
    about: 'Lists the steps of frameworks that can be chosen, in their order; on request also those that are archived.',
    reach: { framework: allFrameworks, rows: allSteps },
    input: { framework, ...listed },
    answer: list(LearningProgress),
    run: (_, i) =>
      rows(LearningProgress, {
        order: ['framework_id', ...tree],
        where: () => [
          matching(LearningProgress, { framework_id: i.framework }),
          standing(LearningProgress, i.archived),
        ],
      }),
  }),
  createLearningProgressStep: steps.add({
    about: 'Adds a step to a framework, also to one that came with the product; a name that exists in it gets Error.',
    reach: ofFramework,
    input: { name: text(1, 100), framework, order, color },
    answer: made,
    run: (_, i) => {
      if (i.framework === undefined) throw whichFramework();
      const position = last('learning_progress', sql`framework_id = ${i.framework}`);
      return { set: { name: i.name, color: i.color, framework_id: i.framework, position } };
    },
    afterwards: (ctx, row, i) => moveTo(ctx, 'learning_progress', row.id, i.order),
    says: added,
  }),
  updateLearningProgressStep: steps.change({
    about:
      'Changes, moves or archives a step; a name that exists in the framework, or another framework while milestones name it, gets Error.',
    reach: ofFramework,
    input: { name: text(1, 100).optional(), framework, order, color, archived },
    answer: changed,
    set: (i, ctx) => ({
      name: i.name,
      color: i.color,
      framework_id: i.framework,
      archived_at: archivedAt(ctx, i.archived),
    }),
    afterwards: (ctx, row, i) => moveTo(ctx, 'learning_progress', row.id, i.order),
    says: saved,
  }),
  deleteLearningProgressStep: steps.remove({
    about: 'Deletes a step; one that milestones name gets Error with how many.',
    run: unlessUsed(LearningProgress),
    says: removed,
  }),
};
