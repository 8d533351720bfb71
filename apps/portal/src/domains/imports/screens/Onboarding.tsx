import { Button } from '@mantine/core';
import {
  deleteTempAdvanceOnbordingData,
  saveTempAdvanceOnbordingData,
} from '@nestling/contract/operations/imports.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Stepper } from '@nestling/kit/steps/Stepper.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { counted } from '../counts.ts';
import { MatchHeadersDocument, ReadSheetDocument, SaveOnboardingDocument } from '../imports.graphql.ts';
import classes from '../imports.module.css';
import { KeptOnboardingDocument } from '../kept.graphql.ts';
import { CheckList } from '../parts/CheckList.tsx';
import { ChooseFile } from '../parts/ChooseFile.tsx';
import { DateOrder } from '../parts/DateOrder.tsx';
import { KeepFamily, MendPanel, MendRows, SaveRows } from '../parts/FamilyRows.tsx';
import { FileFaults } from '../parts/FileFaults.tsx';
import { History } from '../parts/History.tsx';
import { KeptNotice } from '../parts/KeptNotice.tsx';
import { type Header, MatchColumns } from '../parts/MatchColumns.tsx';
import { NotYours } from '../parts/NotYours.tsx';
import { studentSent } from '../rows.ts';
import { useFamily } from '../use-family.ts';
import { useFileArgument } from '../use-file.ts';
import { useReading } from '../use-reading.ts';
import { importWords } from '../words.ts';

/** A file that was sent, with the password of one that is locked. */
interface Chosen {
  readonly name: string;
  readonly sent: string;
  readonly password: string | null;
}

const Steps = ({ place }: LocatedWithRooms) => {
  const t = useWords(importWords);
  const location = place.id;
  const sheet = useAction(ReadSheetDocument, { quiet: true, ownEnding: true });
  const match = useAction(MatchHeadersDocument, { quiet: true, ownEnding: true });
  const save = useAction(SaveOnboardingDocument, { ownEnding: true });
  const keep = useAction(saveTempAdvanceOnbordingData, { quiet: true, ownEnding: true });
  const drop = useAction(deleteTempAdvanceOnbordingData);
  const argumentOf = useFileArgument();
  const [file, setFile] = useState<Chosen | null>(null);
  const [headers, setHeaders] = useState<readonly Header[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reading = useReading(async (sent, order, password) => {
    const given = (headers ?? []).map(({ header, field }) => ({ header, field }));
    const ended = await match.run({ headers: given, file: sent, location, date_order: order, password });
    const students = ended?.kind === 'done' ? (ended.data.matchHeaderAdvanceOnbording?.students ?? []) : [];
    return ended && { ended, students };
  });

  const family = useFamily(
    'data',
    reading,
    async (sent, batch) =>
      counted(
        await save.run({ data: sent.map(studentSent), location, batch, file_name: file?.name ?? null }),
        (data) => data.saveAdvanceOnbordingData,
      ),
    (sent, how) => keep.run({ data: sent.map(studentSent), location, ...how }),
  );

  const take = async (chosen: File, password: string | null, next: (() => void) | undefined) => {
    setProblem(null);
    const made = await argumentOf(chosen);
    if (!('file' in made)) return setProblem(made.problem);
    const ended = await sheet.run({ file: made.file, location, password });
    if (ended?.kind !== 'done') return setProblem(ended?.message ?? null);
    setFile({ name: chosen.name, sent: made.file, password });
    setHeaders(ended.data.uploadAdvanceOnbording?.headers ?? []);
    next?.();
  };
  // What is kept is put beside the center each time it is asked: not again after each sending.
  const kept = useAsk(KeptOnboardingDocument, { location }, { pause: reading.rows !== null });
  const before = kept.data?.getTempAdvanceOnbordingData ?? [];
  const { rows } = reading;

  return (
    <Screen panel={<MendPanel family={family} />}>
      <Stack gap="l">
        <Stepper
          label={t('stepUpload')}
          steps={[
            {
              key: 'file',
              label: t('stepUpload'),
              done: headers !== null || rows !== null,
              content: ({ next }) => (
                <Stack gap="m">
                  <p className={classes.lead}>{t('lead')}</p>
                  {before.length > 0 && rows === null ? (
                    <KeptNotice
                      count={before.length}
                      onGoOn={() => reading.start(before)}
                      onDrop={() => drop.run({ location })}
                    />
                  ) : null}
                  <ChooseFile
                    template="onboarding"
                    again={headers !== null}
                    busy={sheet.busy}
                    wrong={problem !== null}
                    onFile={(chosen, password) => void take(chosen, password, next)}
                  />
                  <FileFaults problem={problem} faults={[]} />
                  <CheckList location={location} />
                </Stack>
              ),
            },
            {
              key: 'columns',
              label: t('stepMatch'),
              done: rows !== null,
              content: ({ next, back }) => (
                <MatchColumns
                  headers={headers ?? []}
                  problem={reading.problem}
                  busy={match.busy}
                  onChange={setHeaders}
                  onBack={back}
                  onNext={() => {
                    if (file) void reading.read(file.sent, file.password).then((done) => done && next?.());
                    else next?.();
                  }}
                />
              ),
            },
            {
              key: 'rows',
              label: t('stepMend'),
              done: family.ready > 0 || family.saving.saved !== null,
              content: ({ next, back }) =>
                rows === null ? null : (
                  <Stack gap="m">
                    <FileFaults problem={null} faults={reading.fileFaults} />
                    {reading.openDates ? (
                      <DateOrder
                        value={reading.order}
                        why={reading.openDates}
                        onChange={(order) => void reading.readAgain(order)}
                      />
                    ) : null}
                    <MendRows family={family} rooms={place.rooms} />
                    <Row>
                      {back ? (
                        <Button variant="default" onClick={back}>
                          {t('back')}
                        </Button>
                      ) : null}
                      <KeepFamily family={family} />
                      <Button disabled={family.ready === 0} onClick={next}>
                        {t('next')}
                      </Button>
                    </Row>
                  </Stack>
                ),
            },
            {
              key: 'save',
              label: t('stepSave'),
              done: false,
              content: ({ back }) => (
                <SaveRows family={family}>
                  {back ? (
                    <Button variant="default" onClick={back}>
                      {t('back')}
                    </Button>
                  ) : null}
                </SaveRows>
              ),
            },
          ]}
        />
        <History location={location} rooms={place.rooms} />
      </Stack>
    </Screen>
  );
};

/** Any list of families in four steps: a file, what its columns hold, what to mend, and saving. */
const Onboarding = (props: LocatedWithRooms) => (useMay()('import_people') ? <Steps {...props} /> : <NotYours />);

export default Onboarding;
