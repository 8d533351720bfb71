import { LeaveGuard } from '@nestling/kit/LeaveGuard.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import type { ReactNode } from 'react';
import type { Family } from '../use-family.ts';
import { AskWords } from './AskWords.tsx';
import { KeepRows } from './KeepRows.tsx';
import { MendStudent } from './MendStudent.tsx';
import { SaveFoot } from './SaveFoot.tsx';
import { StudentTable } from './StudentTable.tsx';

type Rooms = readonly { readonly id: string; readonly name: string }[];

/** What is asked once for many rows, and the table of all; the cells of the one that is open stand in `MendPanel`. */
export const MendRows = ({ family, rooms }: { family: Family; rooms: Rooms }) => (
  <>
    <AskWords rows={family.rows} setRows={family.setRows} rooms={rooms} />
    <StudentTable rows={family.rows} setRows={family.setRows} selection={family.selection} onOpen={family.openRow} />
  </>
);

/** Beside the page: all cells of the row that is open, if one is; asks before what was typed is left. */
export const MendPanel = ({ family }: { family: Family }) => (
  <>
    {family.open ? (
      <MendStudent row={family.open} onChange={family.change} onClose={() => family.openRow(null)} />
    ) : null}
    <LeaveGuard active={family.atStake} />
  </>
);

/** Keeps what is not saved yet, where the import has a place for it. */
export const KeepFamily = ({ family }: { family: Family }) =>
  family.keep ? <KeepRows rows={family.unsaved} keep={family.keep} onKept={family.kept} /> : null;

/** Saving the rows that are ticked. `children` are the acts beside. */
export const SaveRows = ({ family, children }: { family: Family; children?: ReactNode }) => (
  <SaveFoot
    ready={family.ready}
    wrong={family.wrong}
    progress={family.saving.progress}
    saved={family.saving.saved}
    safe={family.saving.safe}
    problem={family.saving.problem}
    onSave={() => void family.saving.save()}
  >
    {children}
    <KeepFamily family={family} />
  </SaveFoot>
);

/** Both together, on a screen without steps. */
export const FamilyRows = ({ family, rooms }: { family: Family; rooms: Rooms }) => (
  <Stack gap="l">
    <MendRows family={family} rooms={rooms} />
    <SaveRows family={family} />
  </Stack>
);
