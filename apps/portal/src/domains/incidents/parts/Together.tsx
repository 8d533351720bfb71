import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { clipWords } from '../clip-words.ts';
import { WatchIncidentVideoDocument } from '../incidents.graphql.ts';
import { type Clip, clipsOf } from './clips.ts';
import type { Incident } from './Recordings.tsx';
import { SideBySide } from './SideBySide.tsx';

/** Plays all recordings of an incident together; that each was watched is written down. */
export const Together = ({ incident }: { incident: Incident }) => {
  const t = useWords(clipWords);
  const watch = useAction(WatchIncidentVideoDocument, { say: () => null });
  const [clips, setClips] = useState<readonly Clip[] | null>(null);
  const there = incident.incident_videos.filter(({ video }) => video);
  if (there.length === 0) return null;
  const open = async () => {
    const told = [];
    for (const { id, camera_name, begins_at, gaps } of there) {
      const ended = await watch.run({ id, download: false });
      const url = ended?.kind === 'done' ? ended.data.watchIncidentVideo?.url : null;
      if (url) told.push({ id, camera: camera_name, url, begins_at, gaps });
    }
    if (told.length > 0) setClips(clipsOf(told));
  };
  return (
    <Stack gap="s">
      <div>
        <Button
          variant={clips ? 'default' : 'filled'}
          leftSection={clips ? <IconX size={18} /> : <IconPlayerPlay size={18} />}
          loading={watch.busy}
          onClick={() => (clips ? setClips(null) : void open())}
        >
          {t(clips ? 'closeTogether' : 'together')}
        </Button>
      </div>
      {clips ? <SideBySide clips={clips} timeZone={incident.location?.timezone?.value ?? 'UTC'} /> : null}
    </Stack>
  );
};
