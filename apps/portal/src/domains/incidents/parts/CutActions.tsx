import { Button } from '@mantine/core';
import { cutIncidentVideos, Pm2Restart } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconCut, IconRefresh, IconShare } from '@tabler/icons-react';
import { usePerson } from '../../../session/session.ts';
import { clipWords } from '../clip-words.ts';
import { isOpen } from './clips.ts';
import type { Incident } from './Recordings.tsx';

/** Has what was asked for cut out of the recordings, again where it failed, and lends what is there. */
export const CutActions = ({ incident, onShare }: { incident: Incident; onShare: () => void }) => {
  const t = useWords(clipWords);
  const cut = useAction(cutIncidentVideos);
  const restart = useAction(Pm2Restart);
  const support = allows(usePerson().role, 'kvsupport');
  const { id, status, incident_videos: videos } = incident;
  const missing = videos.filter(({ video, camera }) => !video && camera);
  const toCut = missing.some(({ cut_state }) => !isOpen(cut_state));
  const stuck = missing.some(({ cut_state }) => isOpen(cut_state));
  return (
    <>
      {toCut && status !== 'closed' ? (
        <Button leftSection={<IconCut size={18} />} loading={cut.busy} onClick={() => void cut.run({ id })}>
          {t('cut')}
        </Button>
      ) : null}
      {stuck && support ? (
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} />}
          loading={restart.busy}
          onClick={() => void restart.run({ id })}
        >
          {t('restart')}
        </Button>
      ) : null}
      {videos.some(({ video }) => video) ? (
        <Button variant="default" leftSection={<IconShare size={18} />} onClick={onShare}>
          {t('share')}
        </Button>
      ) : null}
    </>
  );
};
