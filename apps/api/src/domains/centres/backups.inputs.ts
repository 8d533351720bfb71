import { choice, pageIfAny, text } from '../../kernel/call/input.ts';

/** How the newest backup of a center stands. */
export const backupStates = ['none', 'waiting', 'running', 'done', 'failed'] as const;

/** What the list of databases is narrowed to. */
export const databasesInput = {
  search: text(0, 200).optional(),
  ...pageIfAny,
  state: choice(...backupStates).optional(),
};
export const snapshotForm = { name: text(1, 100).optional() };
