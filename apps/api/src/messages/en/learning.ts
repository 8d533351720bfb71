type Use = 'activities' | 'attributes' | 'domains' | 'milestones' | 'observations' | 'plans' | 'skills';
const one: Readonly<Record<Use, string>> = {
  activities: 'activity',
  attributes: 'attribute',
  domains: 'domain',
  milestones: 'milestone',
  observations: 'observation',
  plans: 'plan',
  skills: 'skill',
};

/** What the server says of learning. */
export const learning = {
  'learning.added': (p: { name: string }) => `${p.name} was added.`,
  'learning.saved': 'Saved.',
  'learning.removed': (p: { name: string }) => `${p.name} was deleted.`,
  'learning.gone': 'This was deleted in the meantime.',
  'learning.nameTaken': 'This name is already taken, perhaps by something archived.',
  'learning.codeTaken': 'This framework already has a skill with this code.',
  'learning.inUse': (p: { name: string; uses: { kind: Use; count: number }[] }) =>
    `${p.name} is used by ${p.uses
      .map(({ kind, count }) => (count === 1 ? `1 ${one[kind]}` : `${count} ${kind}`))
      .join(' and ')}. Archive it instead.`,
  'learning.shipped': 'This framework came with the product. Copy it to make changes.',
  'learning.whichFramework': 'Choose a framework.',
  'learning.otherFramework': 'This belongs to another framework.',
  'learning.otherDomain': 'This attribute belongs to another domain.',
  'learning.domainFull': 'Move or delete its attributes and skills first.',
  'learning.skillHasMilestones': 'Milestones name this skill, so it stays in its framework.',
  'learning.ages': 'The youngest age must not be above the oldest.',
  'learning.future': 'This day has not come yet.',
  'learning.noEvidence': 'Choose observations that show this skill.',
  'learning.importedMeanwhile': 'Someone else imported this file at the same time. Import it again.',
  'learning.milestoneSaved': 'The milestone was saved.',
  'learning.milestonesSaved': (p: { count: number }) =>
    p.count === 1 ? '1 milestone was saved.' : `${p.count} milestones were saved.`,
  'learning.milestoneGone': 'This milestone was deleted in the meantime.',
  'learning.milestoneRemoved': 'The milestone was deleted.',
};
