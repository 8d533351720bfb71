import { defineWords } from '@nestling/ui/words.ts';

/** The words of checkpoints. */
export const checkpointWords = defineWords({
  en: {
    checkpoint: 'Checkpoint',
    add: 'Add checkpoint',
    edit: 'Edit checkpoint',
    name: 'Name',
    start: 'First day',
    end: 'Last day',
    expected: 'Observations expected of each child in each domain',
    none: 'No checkpoints yet',
    noneText:
      'A checkpoint is a span of days: at its end you say where each child is. It starts from what was observed by then, and what you settle stays as it was.',
    domain: 'Domain',
    closed: 'Closed',
    close: 'Close checkpoint',
    open: 'Open again',
    remove: 'Delete',
    acts: '{name}: what to do',
    settleAll: 'Settle all as observed',
    settleDomain: 'Settle the whole domain…',
    settleDomainSays: '{domain}: all {count} skills at one step, or each as observed by the last day.',
    onlyMissing: 'Leave what is settled already',
    export: 'Export to {type}',
    settle: 'Settle levels',
    settleSays: '{skill}: at one step, or each as observed by the last day.',
    asObserved: 'As observed',
    step: 'Step',
    children: 'Children',
    profile: 'Class profile',
    profileOf: 'Class profile of {room}',
    skill: 'Skill',
    notSettled: 'Not settled',
    set: '{child}: {step}',
    noDomains: 'This framework has no domains yet.',
    nobody: 'There are no children in this room, or no skills in this domain.',
    few: 'Fewer than {count} observations of:',
    grid: 'Levels of {room}',
    keys: 'Dashed: as observed, not settled. Arrow keys move, {first}–{last} settle a step, Enter asks.',
    talks: 'For the talk with parents',
    talksHelp:
      'One page for each child: what is settled, what was seen and what comes next. Nothing kept among staff is on it.',
    isClosed: 'This checkpoint is closed. Nothing of it changes until a manager opens it again.',
  },
  es: () => import('./checkpoint-words.es.ts'),
  pets: {
    expected: 'Observations expected of each pet in each domain',
    noneText:
      'A checkpoint is a span of days: at its end you say where each pet is. It starts from what was observed by then, and what you settle stays as it was.',
    children: 'Pets',
    talks: 'For the talk with owners',
    talksHelp:
      'One page for each pet: what is settled, what was seen and what comes next. Nothing kept among staff is on it.',
    nobody: 'There are no pets in this room, or no skills in this domain.',
  },
});
