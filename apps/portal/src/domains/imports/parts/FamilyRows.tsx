import { Stack } from '@nestling/kit/layout/Stack.tsx';
import type { ReactNode } from 'react';
import type { Family } from '../use-family.ts';
import { MendStudent } from './MendStudent.tsx';
import { SaveFoot } from './SaveFoot.tsx';
import { StudentTable } from './StudentTable.tsx';

/** The table of rows; the cells of the one that is open stand in `MendPanel`. */
export const MendRows = ({ family }: { family: Family }) => (
  <StudentTable rows={family.rows} setRows={family.setRows} selection={family.selection} onOpen={family.openRow} />
);

/** Beside the page: all cells of the row that is open, if one is. */
export const MendPanel = ({ family }: { family: Family }) =>
  family.open ? <MendStudent row={family.open} onChange={family.change} onClose={() => family.openRow(null)} /> : null;

/** Saving the rows that are ticked. `children` are the acts beside. */
export const SaveRows = ({ family, children }: { family: Family; children?: ReactNode }) => (
  <SaveFoot
    ready={family.ready}
    wrong={family.wrong}
    progress={family.saving.progress}
    saved={family.saving.saved}
    problem={family.saving.problem}
    onSave={() => void family.saving.save()}
  >
    {children}
  </SaveFoot>
);

/** Both together, on a screen without steps. */
export const FamilyRows = ({ family, children }: { family: Family; children?: ReactNode }) => (
  <Stack gap="l">
    <MendRows family={family} />
    <SaveRows family={family}>{children}</SaveRows>
  </Stack>
);
