import { Button } from '@mantine/core';
import { deleteInspectorPack } from '@nestling/contract/operations/reports.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { useOpening } from '@nestling/kit/opening.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentWords, spanWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import type { Located } from '../../../shell/place.ts';
import { sizeWords } from '../../centres/backup-size.ts';
import { MakePack } from '../pack/MakePack.tsx';
import { InspectorPacksDocument, type InspectorPacksQuery, OpenInspectorPackDocument } from '../pack/packs.graphql.ts';
import { packWords } from '../pack/words.ts';

type Line = InspectorPacksQuery['getInspectorPacks'][number];

/** A pack is made within seconds. */
const LOOK_AGAIN_MS = 3_000;
const isWaiting = (data: InspectorPacksQuery | undefined): boolean =>
  data?.getInspectorPacks.some(({ status }) => status === 'waiting') ?? false;

/** What an inspector is handed: made of a location and a period, taken away as one file. */
const InspectorPacks = ({ place: { id: location, today } }: Located) => {
  const t = useWords(packWords);
  const { language } = useSpeech();
  const [makes, setMakes] = useState(false);
  const { data, error, again } = useAsk(
    InspectorPacksDocument,
    { location },
    { everyMs: (known) => (isWaiting(known) ? LOOK_AGAIN_MS : undefined) },
  );
  const { open } = useOpening(OpenInspectorPackDocument, (data) => data.openInspectorPack?.url);
  const { ask: askDelete, question } = useDeletion(deleteInspectorPack);
  const rows = data?.getInspectorPacks;
  const isKept = ({ status, ends_at }: Line): boolean =>
    status === 'done' && ends_at !== null && Date.parse(ends_at) > Date.now();
  const standing = (line: Line) => {
    const { status, ends_at } = line;
    if (status === 'waiting') return <Badge kind="wait">{t('waiting')}</Badge>;
    if (status === 'failed' || status === 'withdrawn') return <Badge kind="bad">{t(status)}</Badge>;
    if (!isKept(line) || ends_at === null) return <Badge kind="out">{t('over')}</Badge>;
    return <Badge kind="good">{t('done', { date: momentWords(ends_at, language) })}</Badge>;
  };
  const daysOf = ({ start_date, end_date }: Line) => spanWords({ from: start_date, to: end_date }, language);
  const partsOf = ({ parts }: Line): number => (Array.isArray(parts) ? parts.length : 0);
  const columns: Column<Line>[] = [
    { key: 'days', head: t('days'), by: ({ start_date }) => start_date, main: true, cell: daysOf },
    { key: 'status', head: t('status'), by: ({ status }) => status, cell: standing },
    { key: 'tables', head: t('tables'), by: partsOf, cell: (line) => t('tablesOf', { count: partsOf(line) }) },
    {
      key: 'size',
      head: t('size'),
      by: ({ bytes }) => bytes ?? 0,
      end: true,
      cell: ({ bytes }) => (bytes === null ? null : sizeWords(bytes, language)),
    },
    {
      key: 'made',
      head: t('made'),
      wide: true,
      by: ({ created_at }) => created_at,
      cell: ({ created_at }) => momentWords(created_at, language),
    },
  ];
  const make = (
    <Button leftSection={<IconPackage size={18} />} onClick={() => setMakes(true)}>
      {t('make')}
    </Button>
  );
  return (
    <Screen>
      {rows ? null : <Pending error={error} onRetry={again} rows={3} />}
      {rows?.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('none')} actions={make}>
          {t('noneText')}
        </EmptyState>
      ) : null}
      {rows && rows.length > 0 ? (
        <Stack gap="m">
          <Row>{make}</Row>
          <DataTable
            label={t('packs')}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={daysOf}
            menuOf={(line) => [
              ...(isKept(line)
                ? [
                    {
                      key: 'download',
                      label: t('download'),
                      icon: <IconDownload size={18} />,
                      onPick: () => void open({ id: line.id }),
                    },
                  ]
                : []),
              deleteItem(t('remove'), () => askDelete({ id: line.id, name: daysOf(line) })),
            ]}
          />
        </Stack>
      ) : null}
      {makes ? <MakePack location={location} today={today} onClose={() => setMakes(false)} /> : null}
      {question}
    </Screen>
  );
};

export default InspectorPacks;
