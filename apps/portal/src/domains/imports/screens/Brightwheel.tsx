import { deleteTempAdvanceOnbordingData } from '@nestling/contract/operations/imports.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { counted } from '../counts.ts';
import { ReadBrightwheelDocument, SaveBrightwheelDocument } from '../imports.graphql.ts';
import classes from '../imports.module.css';
import { KeptOnboardingDocument } from '../kept.graphql.ts';
import { ChooseFile } from '../parts/ChooseFile.tsx';
import { DateOrder } from '../parts/DateOrder.tsx';
import { FamilyRows, MendPanel } from '../parts/FamilyRows.tsx';
import { FileFaults } from '../parts/FileFaults.tsx';
import { History } from '../parts/History.tsx';
import { KeptNotice } from '../parts/KeptNotice.tsx';
import { NotYours } from '../parts/NotYours.tsx';
import { studentSent } from '../rows.ts';
import { useFamily } from '../use-family.ts';
import { useReading } from '../use-reading.ts';
import { importWords } from '../words.ts';

const Roster = ({ place }: LocatedWithRooms) => {
  const t = useWords(importWords);
  const read = useAction(ReadBrightwheelDocument, { quiet: true, ownEnding: true });
  const save = useAction(SaveBrightwheelDocument, { ownEnding: true });
  const drop = useAction(deleteTempAdvanceOnbordingData);
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const reading = useReading(async (file, order, password) => {
    const ended = await read.run({ file, location: place.id, date_order: order, password });
    return (
      ended && { ended, students: ended.kind === 'done' ? (ended.data.uploadBrightWheelRoster?.students ?? []) : [] }
    );
  });
  // What its job could not write waits among the onboarding rows.
  const kept = useAsk(KeptOnboardingDocument, { location: place.id }, { pause: reading.rows !== null });
  const waiting = kept.data?.getTempAdvanceOnbordingData.length ?? 0;
  const family = useFamily('data', reading, async (rows, batch) =>
    counted(
      await save.run({ data: rows.map(studentSent), location: place.id, batch, file_name: name }),
      (data) => data.saveBrightWheelSyncData,
    ),
  );
  return (
    <Screen panel={<MendPanel family={family} />}>
      <Stack gap="l">
        <p className={classes.lead}>{t('lead')}</p>
        {waiting > 0 && reading.rows === null ? (
          <KeptNotice
            count={waiting}
            onGoOn={() => void navigate({ href: href('imports.onboarding') })}
            onDrop={() => drop.run({ location: place.id })}
          />
        ) : null}
        <ChooseFile
          template="brightwheel"
          again={reading.rows !== null}
          busy={reading.busy}
          wrong={reading.problem !== null}
          onFile={(file, password) => {
            setName(file.name);
            void reading.take(file, password);
          }}
        />
        <FileFaults problem={reading.problem} faults={reading.fileFaults} />
        {reading.openDates ? (
          <DateOrder
            value={reading.order}
            why={reading.openDates}
            onChange={(order) => void reading.readAgain(order)}
          />
        ) : null}
        {reading.rows === null ? (
          <EmptyState picture={<PaperPicture />} title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        ) : (
          <FamilyRows family={family} rooms={place.rooms} />
        )}
        <History location={place.id} rooms={place.rooms} />
      </Stack>
    </Screen>
  );
};

/** Brings a location in line with a roster of Brightwheel: what is new, changed or the same, and what to mend. */
const Brightwheel = (props: LocatedWithRooms) => (useMay()('import_people') ? <Roster {...props} /> : <NotYours />);

export default Brightwheel;
