import { Button } from '@mantine/core';
import { deleteIncident2 } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { useMay } from '../../permissions/use-may.ts';
import { OneIncidentDocument, type OneIncidentQuery } from '../incidents.graphql.ts';
import { incidentWords } from '../words.ts';
import { CutActions } from './CutActions.tsx';
import { isOpen } from './clips.ts';
import { EditPanel } from './EditPanel.tsx';
import { History } from './History.tsx';
import classes from './incident.module.css';
import { type Incident, Recordings } from './Recordings.tsx';
import { SharePanel } from './SharePanel.tsx';
import { Shares } from './Shares.tsx';
import { Steps } from './Steps.tsx';
import { StateBadge } from './state.tsx';
import { Together } from './Together.tsx';
import { UploadPanel } from './UploadPanel.tsx';

/** Somebody else may work on it. */
const LOOK_AGAIN_MS = 15_000;
/** While something of it is being cut. */
const LOOK_SOON_MS = 1_500;

type Beside =
  | { readonly what: 'edit' }
  | { readonly what: 'share' }
  | { readonly what: 'upload'; readonly line: { id: string; name: string } | null };

const isCutting = (incident: OneIncidentQuery['incident'] | undefined): boolean =>
  incident?.incident_videos.some(({ cut_state }) => isOpen(cut_state)) ?? false;

/** One incident: what happened, what was asked for, the recordings, and who did what. */
export const IncidentRecord = ({ main }: { main: boolean }) => {
  const { params } = useHere();
  const { data, error, again } = useAsk(
    OneIncidentDocument,
    { id: params.id ?? '' },
    { everyMs: (known) => (isCutting(known?.incident) ? LOOK_SOON_MS : LOOK_AGAIN_MS) },
  );
  const may = useMay();
  const manages = may('manage_incidents');
  const cuts = may('cut_recordings');
  const [beside, setBeside] = useState<Beside | null>(null);
  const answer = { record: data?.incident, error, again };
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ name }) => name}
      actions={(incident) => <Actions incident={incident} main={main} open={setBeside} />}
    >
      {(incident) => (
        <>
          <Body incident={incident} main={main} open={setBeside} />
          {cuts && beside?.what === 'share' ? (
            <SharePanel incident={incident.id} onClose={() => setBeside(null)} />
          ) : !manages ? null : beside?.what === 'edit' ? (
            <EditPanel incident={incident} main={main} onClose={() => setBeside(null)} />
          ) : beside?.what === 'upload' ? (
            <UploadPanel incident={incident.id} line={beside.line} onClose={() => setBeside(null)} />
          ) : null}
        </>
      )}
    </RecordScreen>
  );
};

const isBegun = (status: string): boolean => status === 'in-progress' || status === 'ready';

type PartProps = { readonly incident: Incident; readonly main: boolean; readonly open: (beside: Beside) => void };

const Actions = ({ incident, main, open }: PartProps) => {
  const t = useWords(incidentWords);
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const remove = useAction(deleteIncident2);
  const may = useMay();
  const { id, name, status } = incident;
  const cuts = may('cut_recordings') ? (
    <CutActions incident={incident} onShare={() => open({ what: 'share' })} />
  ) : null;
  if (!may('manage_incidents')) return cuts;
  return (
    <>
      {cuts}
      {main ? <Steps incident={incident} /> : null}
      {main && isBegun(status) ? (
        <Button
          variant="default"
          leftSection={<IconUpload size={18} />}
          onClick={() => open({ what: 'upload', line: null })}
        >
          {t('uploadMore')}
        </Button>
      ) : null}
      <Button variant="default" leftSection={<IconPencil size={18} />} onClick={() => open({ what: 'edit' })}>
        {t('edit')}
      </Button>
      {isBegun(status) ? null : (
        <Button variant="default" leftSection={<IconTrash size={18} />} onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      )}
      {deleting ? (
        <ConfirmDelete
          onCancel={() => setDeleting(false)}
          onDelete={async () => {
            const ended = await remove.run({ id });
            setDeleting(false);
            if (ended?.kind === 'done') await navigate({ href: href(main ? 'incidents.main' : 'incidents.list') });
          }}
        >
          {name}
        </ConfirmDelete>
      ) : null}
    </>
  );
};

const Body = ({ incident, main, open }: PartProps) => {
  const manages = useMay()('manage_incidents');
  const { details, locations, note, status } = incident;
  const mayChange = manages && (main ? status !== 'closed' : status === 'requested');
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <div>
          <StateBadge status={status} />
        </div>
        <p className={classes.quiet}>{locations.map(({ name }) => name).join(', ')}</p>
        {details ? <p className={classes.text}>{details}</p> : null}
        {note ? <p className={classes.text}>{note}</p> : null}
      </Stack>
      <Recordings
        incident={incident}
        mayChange={mayChange}
        onUpload={
          main && manages && isBegun(status)
            ? ({ id, camera_name }) => open({ what: 'upload', line: { id, name: camera_name } })
            : null
        }
      />
      <Together incident={incident} />
      <Shares incident={incident} />
      <History incident={incident} mayComment={manages} />
    </Stack>
  );
};
