interface Name {
  readonly name: string;
}
const acts = { shared: 'There’s a new plan', changed: 'A plan was changed' };
const isAct = (act: string): act is keyof typeof acts => Object.hasOwn(acts, act);

/** What the server says of lesson plans and room plans. */
export const plans = {
  'plans.added': (p: Name) => `${p.name} was added.`,
  'plans.addedWithout': (p: Name & { count: number }) =>
    `${p.name} was added. ${p.count === 1 ? '1 topic has' : `${p.count} topics have`} no day in it and can go on any day.`,
  'plans.saved': (p: Name) => `${p.name} was saved.`,
  'plans.removed': (p: Name) => `${p.name} was deleted.`,
  'plans.sectionRemoved': (p: Name) => `${p.name} and its topics were deleted.`,
  'plans.topicRemoved': (p: Name) => `${p.name} was deleted.`,
  'plans.shared': (p: Name) => `${p.name} was shared.`,
  'plans.sharedAgain': (p: Name) => `Sharing of ${p.name} was saved.`,
  'plans.unshared': (p: Name) => `${p.name} is a draft again. Families don’t see it.`,
  'plans.gone': 'This plan no longer exists. Reload the page.',
  'plans.sectionGone': 'This section no longer exists. Reload the page.',
  'plans.topicGone': 'This topic no longer exists. Reload the page.',
  'plans.endBeforeStart': 'The last day is before the first.',
  'plans.tooLong': (p: { days: number }) => `A plan has ${p.days} days at most.`,
  'plans.outside': 'This day isn’t in the plan.',
  'plans.onWeekend': 'The plan has no weekends. Turn them on first.',
  'plans.cutOff': (p: { names: readonly string[]; more: number }) =>
    `These topics would be left out: ${p.names.join(', ')}${p.more > 0 ? ` and ${p.more} more` : ''}. Move them first.`,
  'plans.otherRoom': 'This room is at another location.',
  'plans.otherPlan': 'This section is in another plan.',
  'plans.roomsFirst': 'Choose at least one room.',
  'plans.full': (p: { most: number }) => `A plan holds ${p.most} of these at most.`,
  'plans.empty': 'Add a topic first. There is nothing to share yet.',
  'plans.isShared': 'This plan is already shared.',
  'plans.isDraft': 'This plan isn’t shared.',
  'plans.elsewhere': 'Some of these people aren’t at the plan’s location.',
  'plans.sharedByOther': 'Somebody else shared this plan. Ask a manager to delete it.',
  'plans.activityGone': 'This activity isn’t under the topic. Reload the page.',
  'plans.topicElsewhere': 'This topic is in another plan.',
  'plans.activityUsedMeanwhile': 'This activity was changed just now. Reload the page.',
  'plans.topicFull': (p: { most: number }) => `A topic holds ${p.most} activities at most.`,
  'plans.activityArchived': (p: { names: readonly string[] }) =>
    `Archived activities can’t be added: ${p.names.join(', ')}.`,
  'plans.notice': (p: { act: string } & Name) => `${acts[isAct(p.act) ? p.act : 'shared']}: ${p.name}`,
};
