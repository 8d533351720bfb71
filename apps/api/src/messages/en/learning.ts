type Use =
  | 'activities'
  | 'attributes'
  | 'checkpoints'
  | 'domains'
  | 'entries'
  | 'milestones'
  | 'observations'
  | 'plans'
  | 'skills';
const one: Readonly<Record<Use, string>> = {
  activities: 'activity',
  attributes: 'attribute',
  checkpoints: 'checkpoint',
  domains: 'domain',
  entries: 'entry',
  milestones: 'milestone',
  observations: 'observation',
  plans: 'plan',
  skills: 'skill',
};

type Fault =
  | 'NO_NAME'
  | 'NAME_LONG'
  | 'NAME_TWICE'
  | 'CODE_LONG'
  | 'CODE_TWICE'
  | 'IDENTIFIER_LONG'
  | 'IDENTIFIER_TWICE'
  | 'TEXT_LONG'
  | 'AGES'
  | 'ORPHAN'
  | 'TWO_PARENTS'
  | 'CIRCLE'
  | 'TOO_DEEP'
  | 'NO_FRAMEWORK';
const faults: Readonly<Record<Fault, string>> = {
  NO_NAME: 'It has no name, or nothing to tell it by.',
  NAME_LONG: 'Its name is too long.',
  NAME_TWICE: 'This name stands in the same place twice.',
  CODE_LONG: 'Its code is longer than 100 letters.',
  CODE_TWICE: 'Another skill of the file has the same code.',
  IDENTIFIER_LONG: 'An identifier is longer than 500 letters.',
  IDENTIFIER_TWICE: 'Another row has the same identifier.',
  TEXT_LONG: 'A text is too long.',
  AGES: 'Ages are whole months up to 300, the youngest first.',
  ORPHAN: 'What it should be under is not in the file.',
  TWO_PARENTS: 'It is under two things at once.',
  CIRCLE: 'It is under itself in a circle.',
  TOO_DEEP: 'It is more than 20 levels deep.',
  NO_FRAMEWORK: 'No framework is named.',
};
type Unread = 'UNREADABLE' | 'TOO_LARGE' | 'NO_HEADER' | 'EMPTY';
const unread: Readonly<Record<Unread, string>> = {
  UNREADABLE: 'This file cannot be read.',
  TOO_LARGE: 'This file is too large. Split it and import the parts.',
  NO_HEADER: 'This is neither our table of a framework, nor an export of Moodle, nor a CASE package.',
  EMPTY: 'There is nothing in this file.',
};

/** What the server says of learning. */
const levelColumns = {
  child: 'Child',
  born: 'Date of birth',
  room: 'Room',
  domain: 'Domain',
  code: 'Code',
  skill: 'Skill',
  observed: 'As observed',
  settled: 'Settled',
  evidence: 'Observations',
  set_at: 'Settled on',
  set_by: 'Settled by',
};

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
  'learning.hasShipped': (p: { name: string }) => `${p.name} is here already, perhaps archived, or under this name.`,
  'learning.whichFramework': 'Choose a framework.',
  'learning.otherFramework': 'This belongs to another framework.',
  'learning.otherDomain': 'This attribute belongs to another domain.',
  'learning.domainFull': 'Move or delete its attributes and skills first.',
  'learning.skillHasMilestones': 'Milestones name this skill, so it stays in its framework.',
  'learning.ages': 'The youngest age must not be above the oldest.',
  'learning.future': 'This day has not come yet.',
  'learning.days': (p: { most: number }) => `Choose up to ${p.most} days, the first one first.`,
  'learning.checkpointGone': 'This checkpoint was deleted in the meantime.',
  'learning.checkpointClosed': 'This checkpoint is closed. Open it again to make changes.',
  'learning.checkpointOpen': 'This checkpoint is open already.',
  'learning.checkpointNowClosed': (p: { name: string }) => `${p.name} is closed.`,
  'learning.checkpointNowOpen': (p: { name: string }) => `${p.name} is open again.`,
  'learning.checkpointOverlaps': 'Another checkpoint of this framework has some of these days.',
  'learning.nothingToSettle': 'Nobody has observed anything of this yet. Choose a step.',
  'learning.levelsSettled': (p: { count: number }) =>
    p.count === 1 ? '1 level settled.' : `${p.count} levels settled.`,
  'learning.levelsCleared': (p: { count: number }) =>
    p.count === 1 ? '1 level taken back.' : `${p.count} levels taken back.`,
  'learning.levelsExported': 'The file is ready.',
  'learning.levelColumn': (p: { key: keyof typeof levelColumns }) => levelColumns[p.key],
  'learning.skillHasLevels': 'Levels of checkpoints are settled in this skill. It stays in its framework.',
  'learning.noEvidence': 'Choose observations that show this skill.',
  'learning.importedMeanwhile': 'Someone else imported this file at the same time. Import it again.',
  'learning.unread': (p: { why: Unread }) => unread[p.why],
  'learning.faultyRows': (p: { count: number }) =>
    p.count === 1 ? '1 row is wrong. Nothing was imported.' : `${p.count} rows are wrong. Nothing was imported.`,
  'learning.faultyRow': (p: { code: Fault }) => faults[p.code],
  'learning.wouldImport': (p: { added: number; changed: number; linked: number }) =>
    `${p.added} to add, ${p.changed} to change.`,
  'learning.imported': (p: { added: number; changed: number; linked: number }) =>
    `Imported: ${p.added} added, ${p.changed} changed, ${p.linked} linked to other frameworks.`,
  'learning.milestoneSaved': 'The milestone was saved.',
  'learning.milestonesSaved': (p: { count: number }) =>
    p.count === 1 ? '1 milestone was saved.' : `${p.count} milestones were saved.`,
  'learning.milestoneGone': 'This milestone was deleted in the meantime.',
  'learning.milestoneRemoved': 'The milestone was deleted.',
};
