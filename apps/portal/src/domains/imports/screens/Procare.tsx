import { deleteTempProcareData, saveTempProcareData } from '@nestling/contract/operations/imports.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { counted } from '../counts.ts';
import { ReadProcareDocument, SaveProcareDocument } from '../imports.graphql.ts';
import classes from '../imports.module.css';
import { KeptProcareDocument } from '../kept.graphql.ts';
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

const Reports = ({ place }: LocatedWithRooms) => {
  const t = useWords(importWords);
  const read = useAction(ReadProcareDocument, { quiet: true, ownEnding: true });
  const save = useAction(SaveProcareDocument, { ownEnding: true });
  const keep = useAction(saveTempProcareData, { quiet: true, ownEnding: true });
  const drop = useAction(deleteTempProcareData);
  const [name, setName] = useState('');
  const reading = useReading(async (file, order, password) => {
    const ended = await read.run({ file, location: place.id, date_order: order, password });
    return ended && { ended, students: ended.kind === 'done' ? (ended.data.uploadProcareFile?.students ?? []) : [] };
  });
  const family = useFamily(
    'students',
    reading,
    async (rows, batch) =>
      counted(
        await save.run({ students: rows.map(studentSent), location: place.id, batch, file_name: name }),
        (data) => data.saveProcareData,
      ),
    (rows, how) => keep.run({ students: rows.map(studentSent), location: place.id, ...how }),
  );
  // What is kept is put beside the center each time it is asked: not again after each sending.
  const kept = useAsk(KeptProcareDocument, { location: place.id }, { pause: reading.rows !== null });
  const before = kept.data?.getTempProcareData ?? [];
  return (
    <Screen panel={<MendPanel family={family} />}>
      <Stack gap="l">
        <p className={classes.lead}>{t('leadProcare')}</p>
        {reading.rows === null && before.length > 0 ? (
          <KeptNotice
            count={before.length}
            onGoOn={() => reading.start(before)}
            onDrop={() => drop.run({ location: place.id })}
          />
        ) : null}
        <ChooseFile
          template="procare"
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

/** Families out of reports of Procare: read, mended, kept for later, saved. */
const Procare = (props: LocatedWithRooms) => (useMay()('import_people') ? <Reports {...props} /> : <NotYours />);

export default Procare;
