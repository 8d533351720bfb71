export { banOfOneOnly } from './bans.ts';
export { blackListGuardian, unlistGuardian } from './black-list.ts';
export {
  addGuardian,
  changeGuardian,
  type Flags,
  notLinked,
  type Pair,
  removeGuardians,
} from './guardians.ts';
export { linkFlags } from './link-flags.ts';
export { mergeRecords, mergesInto, recordMerge, undoLastMerge } from './merge.ts';
export { askForGuardian, decideRequest, proposeGuardian, readRequests, readWaiting } from './requests.ts';
