import { Button } from '@mantine/core';
import { closeLearningCheckpoint, deleteLearningCheckpoint } from '@nestling/contract/operations/checkpoints.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useTaking } from '@nestling/kit/taking.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { spanWords } from '@nestling/ui/format/when.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDots, IconDownload, IconLock, IconLockOpen, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { usePerson } from '../../../session/session.ts';
import type { PlaceRoom } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { checkpointWords } from '../checkpoint-words.ts';
import { ExportCheckpointLevelsDocument, LearningCheckpointsDocument } from '../checkpoints.graphql.ts';
import { CheckpointLevels } from './CheckpointLevels.tsx';
import { type Checkpoint, CheckpointPanel } from './CheckpointPanel.tsx';

const fileTypes = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const;

/** The checkpoints of a location in a framework: one is chosen, and where the children of a room stand in it is settled. */
const Checkpoints = ({
  location,
  room,
  framework,
  today,
}: {
  location: string;
  room: PlaceRoom;
  framework: string;
  today: string;
}) => {
  const t = useWords(checkpointWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const may = useMay();
  const isManager = allows(role, 'manager');
  const manages = isManager && may('edit_learning');
  const client = useClient();
  const { take } = useTaking();
  const save = (id: string, type: string) =>
    void take(
      async () => (await askOnce(client, ExportCheckpointLevelsDocument, { id, type })).data?.exportCheckpointLevels,
    );
  const { data, error, again } = useAsk(LearningCheckpointsDocument, { location, framework });
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<{ readonly record: Checkpoint | null } | null>(null);
  const close = useAction(closeLearningCheckpoint);
  const removal = useDeletion(deleteLearningCheckpoint);
  const all = data?.learningCheckpoints.data;
  if (!all) return <Pending error={error} onRetry={again} rows={6} />;
  // The latest that has begun, unless another one is wanted.
  const chosen = all.find(({ id }) => id === wanted) ?? all.find(({ start_date }) => start_date <= today) ?? all[0];
  const add = manages ? (
    <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setOpen({ record: null })}>
      {t('add')}
    </Button>
  ) : undefined;
  const shut = chosen?.closed_at !== null;
  return (
    <Stack>
      {chosen ? (
        <Row>
          <FilterMenu
            name={t('checkpoint')}
            value={chosen.id}
            choices={all.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setWanted}
          />
          <span>{spanWords({ from: chosen.start_date, to: chosen.end_date }, language)}</span>
          {shut ? <Badge kind="neutral">{t('closed')}</Badge> : null}
          {isManager ? (
            <Menu
              label={t('acts', { name: chosen.name })}
              button={<IconDots size={18} />}
              items={[
                ...fileTypes.map(([type, label]) => ({
                  key: type,
                  label: t('export', { type: label }),
                  icon: <IconDownload size={18} />,
                  onPick: () => save(chosen.id, type),
                })),
                ...(manages
                  ? [
                      {
                        key: 'close',
                        label: t(shut ? 'open' : 'close'),
                        icon: shut ? <IconLockOpen size={18} /> : <IconLock size={18} />,
                        onPick: () => void close.run({ id: chosen.id, closed: !shut }),
                      },
                    ]
                  : []),
                ...(shut || !manages
                  ? []
                  : [
                      editItem(t('edit'), () => setOpen({ record: chosen })),
                      deleteItem(t('remove'), () => removal.ask(chosen)),
                    ]),
              ]}
            />
          ) : null}
          {add}
        </Row>
      ) : (
        <EmptyState picture={<BlocksPicture />} title={t('none')} actions={add}>
          {t('noneText')}
        </EmptyState>
      )}
      {chosen ? (
        <CheckpointLevels
          key={`${chosen.id} ${room.id}`}
          checkpoint={chosen}
          room={room}
          framework={framework}
          onChanged={again}
        />
      ) : null}
      {open ? (
        <CheckpointPanel
          key={open.record?.id ?? 'new'}
          location={location}
          framework={framework}
          checkpoint={open.record}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {removal.question}
    </Stack>
  );
};

export default Checkpoints;
